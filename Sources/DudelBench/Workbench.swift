/// One of the programs on the station where it is measured now.
struct Workbench {
  var subject: Subject
  var station: Station
  var effort: Effort

  /// Whether this is the bare program that is measured against.
  var isScribbler: Bool { subject.name == "scribbler" }

  /// Starts the program and waits for its window to appear.
  func start() throws -> RunningProgram {
    try station.start(subject)
  }

  /// Starts the program and leaves it time to come to rest.
  func open() throws -> RunningProgram {
    let program = try start()
    try program.waitForCanvas()
    try Clock.sleep(milliseconds: 500)
    return program
  }

  /// Starts the program, Dudel with a drawing, and waits until all of it is shown.
  func open(_ file: DrawingFile, windowSize: Place? = nil) throws -> RunningProgram {
    guard !isScribbler else { return try open() }
    var bench = self
    bench.subject.arguments =
      (windowSize.map { ["--size", "\($0.x)x\($0.y)"] } ?? []) + [file.path]
    let program = try bench.start()
    try program.waitForDrawing()
    return program
  }
}
