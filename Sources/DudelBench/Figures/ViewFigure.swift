/// From a notch of the wheel to the frame that it asks for, and until that is as it stays.
///
/// The scribbler has nothing to show elsewhere or larger.
struct ViewFigure: Figure {
  enum Motion: String {
    case pan, zoom
  }

  let motion: Motion
  /// How many objects the drawing has.
  let count: Int

  /// The frames that may take long are those at the start of a burst, and those after it.
  private static let (bursts, steps) = (6, 8)

  var readings: [Reading] {
    [
      Reading(name: "\(motion) step, \(count) objects, median", unit: "ms", goal: .limit(16)),
      Reading(name: "\(motion) step, \(count) objects, p95", unit: "ms", goal: .limit(16)),
      Reading(
        name: "sharp after \(motion) steps, \(count) objects", unit: "ms", goal: .limit(1000)),
    ]
  }

  func measure(on benches: [Workbench]) throws -> [[Double]] {
    let file = try DrawingFile(count: count)
    return try benches.map { $0.isScribbler ? [] : try measure(on: $0, file) }
  }

  private func measure(on bench: Workbench, _ file: DrawingFile) throws -> [Double] {
    let screen = Place(XServer.width, XServer.height)
    let program = try bench.open(file, windowSize: screen)
    defer { program.end() }
    program.move(to: Place(screen.x / 2, screen.y / 2))
    if motion == .zoom { program.screen.hold(.control, true) }
    defer { if motion == .zoom { program.screen.hold(.control, false) } }
    var (frames, waits) = ([Double](), [Double]())
    for burst in 0..<Self.bursts {
      // Far away and back again, at 30 Hz.
      let isUp = [false, false, true, true, true, false][burst % 6]
      var pace = Pace(hertz: 30)
      var start = Clock.now
      for _ in 0..<Self.steps {
        try pace.waitForSlot()
        start = Clock.now
        frames.append(try program.timeWheel(up: isUp))
      }
      let end = try program.waitForStillness()
      waits.append(end > start ? Double(end - start) / 1_000_000 : 0)
    }
    return [frames.median, frames.quantile(0.95), waits.quantile(1)]
  }
}
