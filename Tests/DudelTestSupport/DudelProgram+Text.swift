import DudelEditor
import DudelGeometry
import DudelTools

extension DudelProgram {
  /// The window that text is typed in, once it is on the screen.
  public var inputWindow: UInt? {
    driver.children(of: window).last { driver.isViewable($0) }
  }

  /// Drags a box with the text tool, and waits until it has the keyboard.
  @discardableResult
  public func openBox(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws -> UInt {
    try choose(.text)
    try drag(from: start, to: end)
    return try awaitInputWindow()
  }

  /// Waits until there is a window to type in that has the keyboard.
  @discardableResult
  public func awaitInputWindow() throws -> UInt {
    var found: UInt?
    try eventually("an input window with the keyboard") {
      found = inputWindow
      return found == driver.focus
    }
    guard let found else { throw RigError("There is no input window.") }
    return found
  }

  /// Waits until no window to type in is left, and the keyboard is back.
  public func awaitNoInputWindow() throws {
    try eventually("the end of the input window") {
      inputWindow == nil && driver.focus == window
    }
  }

  /// The picture that a text makes which comes into a box at once, as a replay draws it.
  public static func picture(
    of text: String, from start: (x: Int, y: Int), to end: (x: Int, y: Int)
  ) throws -> PixelImage {
    let folder = try TemporaryFolder()
    let id = TouchID(source: 2, contact: 0)
    func contact(_ place: (x: Int, y: Int), _ time: Int) -> Contact {
      Contact(
        id: id, location: Point(x: Double(place.x), y: Double(place.y + toolbarHeight)),
        time: time)
    }
    let events: [InputEvent] = [
      .resized(Size(width: 1100, height: 760)), .keyDown(KeyPress(Key("t"))),
      .pressed(contact(start, 1)), .moved(contact(end, 2)), .released(contact(end, 3)),
      .typed(text), .keyDown(KeyPress(.escape)),
    ]
    let lines =
      [InputLog.line(InputLog.Header(tool: "pencil"))] + events.map { InputLog.line($0) }
      + [InputLog.endLine(count: events.count)]
    let log = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") + "\n"
    try write(log, toFile: folder.file("log"))
    let (status, _, complaint) = try runToEnd(
      ["replay", folder.file("log"), folder.file("out.png")])
    guard status == .exited(0) else { throw RigError("The replay failed: \(complaint)") }
    return try PixelImage(pngFile: folder.file("out.png"))
  }
}
