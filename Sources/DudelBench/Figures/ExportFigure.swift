import Glibc

/// From starting `dudel export` to a whole PNG of a drawing with so many mixed objects.
///
/// In the scribbler's place stands rsvg-convert, with the same SVG file.
struct ExportFigure: Figure {
  let count: Int

  var readings: [Reading] {
    [
      Reading(name: "export, \(count) objects (rsvg-convert)", unit: "ms", goal: .ratio(1)),
      Reading(name: "its peak memory (rsvg-convert)", unit: "MB", goal: .ratio(1)),
    ]
  }

  func measure(on benches: [Workbench]) throws -> [[Double]] {
    let folder = try Folder()
    let (input, output) = (folder.path + "/drawing.svg", folder.path + "/drawing.png")
    try MixedDrawing(count: count).write(to: input)
    var runs = benches.map { _ in [(time: Double, memory: Double)]() }
    // Long runs need no repetition to be told apart.
    let repetitions = max(1, (benches.first?.effort.starts ?? 1) * 10_000 / count)
    for _ in 0..<repetitions {
      for (index, bench) in benches.enumerated() {
        try Interruption.check()
        let (path, arguments) =
          bench.isScribbler
          ? ("rsvg-convert", [input, "-o", output])
          : (bench.subject.path, ["export", input, output])
        let process = try Child(
          path, arguments,
          environment: ["HOME=\(folder.path)", "PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8"])
        let memory = try process.peakMemoryAtEnd()
        runs[index].append((Clock.milliseconds(since: process.startedAt), memory))
      }
    }
    return runs.map { [$0.map(\.time).median, $0.map(\.memory).median] }
  }
}
