public import DudelEditor
internal import DudelGeometry
internal import DudelTools

/// A recording of somebody who draws with all tools, types, undoes and redoes: the same for the same
/// seed.
public struct DrawingScript {
  /// What happens, in order.
  public private(set) var events: [InputEvent] = []
  private var random: SeededGenerator
  private var time = 1000

  /// Makes a recording of so many acts.
  public init(seed: UInt64, acts: Int) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<acts { act() }
  }

  /// The first events as a file that can be played, and whatever follows them.
  public func log(of count: Int, followedBy more: [InputEvent] = []) -> String {
    let start = InputEvent.resized(Size(width: 1100, height: 760))
    let all = [start] + events.prefix(count) + more
    let lines =
      [InputLog.line(InputLog.Header(tool: "pencil"))] + all.map { InputLog.line($0) }
      + [InputLog.endLine(count: all.count)]
    return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  private mutating func act() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3: draw(with: "p", points: 30)
    case 3: draw(with: "l", points: 3)
    case 4: draw(with: "r", points: 4)
    case 5: draw(with: "e", points: 4)
    case 6:
      for _ in 0..<3 { draw(with: "f", points: 2) }
      press("Enter")
    case 7, 8: type()
    case 9, 10: press("z", .control)
    default: press("y", .control)
    }
  }

  private mutating func draw(with key: String, points: Int) {
    press(key)
    drag(to: (0..<points).map { _ in place() })
  }

  private mutating func type() {
    press("t")
    let corner = place()
    drag(to: [corner + Point(x: 200, y: 60)], from: corner)
    for word in ["Hello", " ", "wörld", "\n", "again"].shuffled(using: &random) {
      events.append(.typed(word))
    }
    press("Escape")
  }

  private mutating func drag(to points: [Point], from start: Point? = nil) {
    let start = start ?? place()
    events.append(.pressed(contact(start)))
    for point in points { events.append(.moved(contact(point))) }
    events.append(.released(contact(points.last ?? start)))
  }

  private mutating func press(_ key: String, _ modifiers: Modifiers = []) {
    events.append(.keyDown(KeyPress(Key(key), modifiers: modifiers)))
    events.append(.keyUp(Key(key)))
  }

  private mutating func contact(_ place: Point) -> Contact {
    time += 8
    return Contact(id: TouchID(source: 4, contact: 0), button: 1, location: place, time: time)
  }

  private mutating func place() -> Point {
    Point(
      x: Double.random(in: 20...800, using: &random).rounded(),
      y: Double.random(in: 80...600, using: &random).rounded())
  }
}
