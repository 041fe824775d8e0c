extension RunningProgram {
  /// Nothing is going on when nothing has changed for so many milliseconds.
  private static let stillness = 300.0

  /// Waits until a drawing from a file is shown as it will stay.
  func waitForDrawing() throws {
    let mark = MixedDrawing.mark
    try wait(
      for: Probe(place: RunningProgram.canvasOrigin + mark.place, colour: mark.colour),
      seconds: 60)
    _ = try waitForStillness()
  }

  /// Turns the wheel by a notch.
  ///
  /// - Returns: the milliseconds until the first changed pixel.
  func timeWheel(up: Bool) throws -> Double {
    // A column, since the band that stays white lies across.
    func middle() -> [UInt32]? {
      screen.pixels(at: Place(screen.width / 2, 60), width: 1, height: Int(screen.height) - 60)
    }
    let before = middle()
    let deadline = Deadline(10, waitingFor: "\(process.name) to answer the wheel")
    let start = Clock.now
    screen.turnWheel(up: up)
    while middle() == before { try deadline.check() }
    return Clock.milliseconds(since: start)
  }

  /// Waits until nothing changes any more, and returns when the last change was seen.
  func waitForStillness() throws -> UInt64 {
    let deadline = Deadline(60, waitingFor: "\(process.name) to finish its picture")
    var (last, changedAt) = (samples, Clock.now)
    while Clock.milliseconds(since: changedAt) < Self.stillness {
      try deadline.check()
      try process.checkRunning()
      try Clock.sleep(milliseconds: 5)
      let now = samples
      if now != last { (last, changedAt) = (now, Clock.now) }
    }
    return changedAt
  }

  /// Some rows of pixels, so close that nothing larger than an icon changes between them.
  private var samples: [[UInt32]?] {
    stride(from: Int32(80), to: screen.height, by: 60).map {
      screen.pixels(at: Place(0, $0), width: Int(screen.width), height: 1)
    }
  }
}
