import Glibc

/// From a keystroke to its letter on the screen, in a text box that holds so much already.
///
/// The scribbler has no letters: its ink is what Dudel's letters are measured against.
struct TypingFigure: Figure {
  /// What the box holds.
  struct Content: Sendable {
    var name: String
    var text: String
  }

  let content: Content
  let readings: [Reading]

  /// A box with a text, and what a keystroke in it may take.
  init(_ content: Content, median: Goal, p95: Goal) {
    self.content = content
    readings = [
      Reading(name: "keystroke, \(content.name), median", unit: "ms", goal: median),
      Reading(name: "keystroke, \(content.name), p95", unit: "ms", goal: p95),
    ]
  }

  /// 200 characters, as in a note.
  static let note = Content(name: "200 characters", text: words(count: 200))
  /// 10,000 characters in 40 paragraphs.
  static let essay = Content(
    name: "10,000 characters",
    text: (0..<40).map { _ in words(count: 249) }.joined(separator: "\n"))
  /// 100,000 lines.
  static let list = Content(
    name: "100,000 lines",
    text: (0..<100_000).map { "line \($0)" }.joined(separator: "\n"))

  func measure(on benches: [Workbench]) throws -> [[Double]] {
    try benches.map { bench in
      let times = try bench.isScribbler ? ink(on: bench) : keystrokes(on: bench)
      return [times.median, times.quantile(0.95)]
    }
  }

  private func ink(on bench: Workbench) throws -> [Double] {
    let program = try bench.open()
    defer { program.end() }
    try program.press(at: Place(20, 300))
    return try program.timeInk(along: Paths.rows(bench.effort.samples, from: 300))
  }

  private func keystrokes(on bench: Workbench) throws -> [Double] {
    let folder = try Folder()
    let log = folder.path + "/typing.log"
    try Recording.box(from: Place(100, 60), to: Place(900, 560), holding: content.text).write(
      to: log)
    var bench = bench
    bench.subject.arguments = ["--play", log]
    let program = try bench.start()
    defer { program.end() }
    return try program.timeKeystrokes(count: bench.effort.samples / 2)
  }

  private static func words(count: Int) -> String {
    let sentence = "the quick brown fox jumps over the lazy dog and "
    return String(String(repeating: sentence, count: count / sentence.count + 1).prefix(count))
  }
}
