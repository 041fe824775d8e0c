extension RunningProgram {
  /// Types a letter and takes it back, again and again, and times how soon each is seen.
  ///
  /// - Returns: the milliseconds from the key to the letter's ink, or to white paper again.
  func timeKeystrokes(count: Int) throws -> [Double] {
    let ink = try findLetter()
    var pace = Pace(hertz: 60)
    var times: [Double] = []
    for _ in 0..<count {
      times.append(try time(.letter, until: true, at: ink, pace: &pace))
      times.append(try time(.backspace, until: false, at: ink, pace: &pace))
    }
    return times
  }

  private func time(
    _ key: XScreen.Key, until isDark: Bool, at place: Place, pace: inout Pace
  ) throws -> Double {
    let deadline = Deadline(10, waitingFor: "\(process.name) to show a keystroke")
    try pace.waitForSlot()
    let start = Clock.now
    screen.type(key)
    while screen.isInk(at: place) != isDark { try deadline.check() }
    return Clock.milliseconds(since: start)
  }

  /// Types a letter to see where it comes, and takes it back.
  private func findLetter() throws -> Place {
    try waitForRest()
    let before = try snapshot()
    screen.type(.letter)
    try Clock.sleep(milliseconds: 300)
    let after = try snapshot()
    screen.type(.backspace)
    try Clock.sleep(milliseconds: 300)
    let width = Int(RunningProgram.canvasSize.x)
    let changed = after.indices.first { after[$0] == 0 && before[$0] == 0xff_ff_ff }
    guard let changed else {
      throw BenchError.failed("\(process.name) shows no letter where one is typed")
    }
    return window.origin + RunningProgram.canvasOrigin
      + Place(Int32(changed % width), Int32(changed / width))
  }

  /// Waits until a large text is laid out: no pixel changes for a while, but for the caret's.
  private func waitForRest() throws {
    let deadline = Deadline(60, waitingFor: "\(process.name) to lay its text out")
    var last = try snapshot()
    repeat {
      try deadline.check()
      try Clock.sleep(milliseconds: 1300)
      let now = try snapshot()
      let isStill = zip(last, now).lazy.filter { $0 != $1 }.prefix(200).count < 200
      let hasBox = now.contains { $0 == 0x7f_7f_7f || $0 == 0x80_80_80 }
      if isStill, hasBox { return }
      last = now
    } while true
  }

  private func snapshot() throws -> [UInt32] {
    let size = RunningProgram.canvasSize
    guard
      let pixels = screen.pixels(
        at: window.origin + RunningProgram.canvasOrigin, width: Int(size.x), height: Int(size.y))
    else { throw BenchError.failed("the screen can't be read") }
    return pixels
  }
}
