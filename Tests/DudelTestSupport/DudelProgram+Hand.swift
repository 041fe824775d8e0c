extension DudelProgram {
  /// Chooses a tool by its key.
  public func choose(_ tool: ToolName) throws { try driver.key(tool.key) }

  /// Undoes the last step.
  public func undo() throws { try driver.key("z", .control) }

  /// Drags from one place on the canvas to another, with the mouse.
  public func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 10, button: Int = 1
  ) throws {
    driver.drag(
      from: try canvas(start.x, start.y), to: try canvas(end.x, end.y), steps: steps,
      button: button)
  }

  /// Clicks at a place on the canvas.
  public func click(_ x: Int, _ y: Int, button: Int = 1) throws {
    driver.click(at: try canvas(x, y), button: button)
  }

  /// Moves the mouse to a place on the canvas.
  public func move(_ x: Int, _ y: Int) throws { driver.move(to: try canvas(x, y)) }

  /// Saves with Ctrl+S, waits until the FILE is written anew, and reads it.
  ///
  /// All input before it has been dealt with then: events reach the program in order.
  public func save() throws -> PixelImage {
    guard let file else { throw RigError("The program was started without a FILE.") }
    let before = FileStamp(file)
    try driver.key("s", .control)
    try eventually("\(file) to be saved") {
      if let status = run.exitStatus { throw RigError("\(run.name) ended: \(status).") }
      guard let stamp = FileStamp(file) else { return false }
      return stamp != before
    }
    return try PixelImage(pngFile: file)
  }

  /// The window's title as the desktop shows it.
  public var title: String? { driver.property("_NET_WM_NAME", of: window)?.text }
}
