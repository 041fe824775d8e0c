import DudelFiles
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// A drawing that is worked on with its journal beside it.
struct JournalBench {
  let home: TemporaryFolder
  let folder: JournalFolder
  let text = FixedTextLayout()
  var canvas = Rect(x: 0, y: 0, width: 300, height: 200)
  var drawing = Drawing()
  var journal: Journal?
  var path: String?

  init() throws {
    home = try TemporaryFolder()
    folder = JournalFolder(path: home.file("state/dudel"))
  }

  /// What tells one drawing from another: objects with their numbers, words, page, state, changes.
  static func look(_ drawing: Drawing) -> [String] {
    drawing.objects.map { "\($0.id) \($0.drawable)" }
      + [
        drawing.properties.title, "\(drawing.page)",
        "\(drawing.state.number) \(drawing.isChanged) \(drawing.canUndo) \(drawing.canRedo)",
      ]
  }

  /// A short line that is told from others by its number.
  static func mark(_ number: Int) -> PathDrawingInfo? {
    PathDrawingInfo(
      path: BezierPath(polyline: [
        Point(x: Double(number), y: 0.1), Point(x: 10.25, y: Double(number)),
      ]), stroke: StrokeStyle(color: .black, width: 2), fill: nil)
  }

  mutating func add(_ number: Int) throws {
    guard let mark = Self.mark(number) else { return }
    drawing.add(mark)
    try turn()
  }

  /// Does any step at all.
  mutating func work(_ random: inout SeededGenerator) throws {
    let id = drawing.objects.randomElement(using: &random)?.id ?? 7
    let number = Int.random(in: 0..<50, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: Self.mark(number).map { drawing.add($0) }
    case 3: drawing.replace(id, with: Self.mark(number))
    case 4: drawing.replace(id, with: nil)
    case 5:
      var properties = DrawingProperties()
      properties.title = "\(number)"
      drawing.describe(properties)
    case 6: drawing.perform(.setPage(.fixed(Rect(x: 0, y: 0, width: Double(number), height: 9))))
    case 7: drawing.undo()
    default: drawing.redo()
    }
    try turn()
  }

  /// What the program does after each event.
  mutating func turn(typed: TypedText? = nil) throws {
    let operations = drawing.takeOperations()
    if journal == nil {
      journal = try Journal(
        drawing, facts: JournalFacts(begun: 1000, path: path, identity: nil, canvas: canvas),
        in: folder)
      if typed == nil { return }
      try journal?.write([], canvas: canvas, typed: typed)
    } else {
      try journal?.write(operations, canvas: canvas, typed: typed)
    }
  }

  /// Saves the drawing's present state to a file.
  mutating func save(to name: String) throws {
    let path = home.file(name)
    let written = try AtomicFile.write(Array("saved".utf8), to: path, when: .any)
    guard case .written(let identity) = written else { return }
    drawing.markSaved(drawing.state)
    try journal?.noteSaved(drawing.state, isCurrent: true, path: path, identity: identity)
  }

  /// What `kill -9` does: nobody holds the journal any more.
  mutating func die() { journal = nil }

  /// Starts anew with what was left.
  mutating func takeOver(_ path: String) throws -> Bool {
    guard let taken = folder.take(path, text: text) else { return false }
    drawing = taken.recovered.drawing
    journal = try Journal(taken, in: folder)
    return true
  }

  /// Begins to write the journal anew.
  mutating func rewriting() throws -> JournalRewriting {
    let rewriting = journal?.rewriting(of: drawing)
    return try #require(rewriting)
  }

  /// Writes the journal anew.
  mutating func rewrite() throws { try finish(try rewriting()) }

  /// Has a journal that was written anew take the place of the old one.
  mutating func finish(_ rewriting: JournalRewriting) throws {
    let result = try rewriting.run()
    try journal?.replace(with: result)
  }

  /// The bytes of the only journal there is.
  func bytes() throws -> [UInt8] {
    guard let path = journalPaths.first else { return [] }
    return try WholeFile.read(path)
  }

  var journalPaths: [String] { Files.names(in: folder.path).map { "\(folder.path)/\($0)" } }

  /// What a journal of these bytes gives back.
  func recovered(_ bytes: [UInt8]) throws -> RecoveredDrawing? {
    let other = JournalFolder(path: home.file("other-\(UInt64.random(in: 0 ... .max))"))
    Files.write(bytes, to: "\(other.path)/x.journal")
    return other.take("\(other.path)/x.journal", text: text)?.recovered
  }
}
