import DudelTestSupport
import Testing

/// The box that the tests of text type in: on the canvas, and as columns and rows.
enum TextBox {
  static let start = (x: 100, y: 100)
  static let end = (x: 400, y: 260)
  static let columns = 100..<400
  static let rows = 100..<260
}

extension Desk {
  /// Opens the box and types.
  @discardableResult
  func type(_ text: String) throws -> UInt {
    let window = try program.openBox(from: TextBox.start, to: TextBox.end)
    try driver.type(text)
    return window
  }

  /// Saves, and expects the picture of a text in the box, and the same on the screen.
  func expectSaved(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let saved = try program.save()
    let expected = try DudelProgram.picture(of: text, from: TextBox.start, to: TextBox.end)
    #expect(
      saved.difference(from: expected) == .init(count: 0, largest: 0), "the picture of \(text)",
      sourceLocation: sourceLocation)
    let ink = saved.count(columns: TextBox.columns, rows: TextBox.rows) { $0 != .white }
    #expect(ink > 10, sourceLocation: sourceLocation)
    let crop = saved.cropped(columns: TextBox.columns, rows: TextBox.rows)
    try eventually("the same pixels on the screen as in the file") {
      try screenBox() == crop
    }
  }

  /// What the screen shows in the box.
  func screenBox() throws -> PixelImage {
    try driver.image(
      at: try program.canvas(TextBox.start.x, TextBox.start.y), width: TextBox.columns.count,
      height: TextBox.rows.count)
  }
}
