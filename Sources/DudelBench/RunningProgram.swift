import Glibc

/// A program with its window on the screen.
final class RunningProgram {
  /// The part of the window that both programs draw in, and its size: Dudel's canvas.
  static let canvasOrigin = Place(0, 52)
  static let canvasSize = Place(1100, 708)

  let process: Child
  let window: XWindow
  /// The X server, which shows nothing else.
  let server: Child
  let screen: XScreen
  private var isPressing = false

  init(_ process: Child, window: XWindow, server: Child, on screen: XScreen) {
    self.process = process
    self.window = window
    self.server = server
    self.screen = screen
  }

  /// Ends it; lets go of the button first, or the next program would get no press.
  func end() {
    release()
    process.end()
    screen.synchronize()
  }

  // MARK: Painting

  /// Waits until the middle of the canvas is paper.
  func waitForCanvas() throws {
    try wait(for: Probe(place: Place(550, 380), colour: 0xff_ff_ff))
  }

  /// Waits until the window is painted as a whole: the canvas and, in Dudel, the toolbar.
  func waitForFullPaint() throws {
    try waitForCanvas()
    guard window.className == "dudel" else { return }
    try wait(for: Probe(place: Place(3, 3), colour: 0xfb_fb_fc))  // the toolbar
    try wait(for: Probe(place: Place(12, 8), colour: 0xe5_ec_ff))  // the pencil's button, selected
  }

  func wait(for probe: Probe, seconds: Double = 10) throws {
    let place = probe.place
    let deadline = Deadline(
      seconds,
      waitingFor: "\(process.name) to paint its pixel \(place.x),\(place.y) "
        + "in #\(String(probe.colour, radix: 16))")
    while screen.colour(at: window.origin + place) != probe.colour {
      try deadline.check()
      try process.checkRunning()
    }
  }

  // MARK: Drawing

  /// Presses the button at a place of the canvas, and gives the program time to take it in.
  func press(at place: Place) throws {
    screen.move(to: onScreen(place))
    try Clock.sleep(milliseconds: 50)
    screen.press()
    isPressing = true
    try Clock.sleep(milliseconds: 100)
  }

  func move(to place: Place) {
    screen.move(to: onScreen(place))
  }

  func release() {
    guard isPressing else { return }
    screen.release()
    isPressing = false
  }

  /// Moves through many places as fast as the server takes them.
  func rush(through places: [Place]) throws {
    for (index, place) in places.enumerated() {
      move(to: place)
      if index % 100 == 99 {
        screen.synchronize()
        try Interruption.check()
      }
    }
    screen.synchronize()
  }

  /// Moves through places at a steady rate, without waiting for ink.
  func scribble(along places: [Place], hertz: Int) throws {
    var pace = Pace(hertz: hertz)
    for place in places {
      try pace.waitForSlot()
      move(to: place)
    }
  }

  /// Waits until there is ink at a place, looking now and then only.
  func waitForInk(at place: Place) throws {
    let deadline = Deadline(60, waitingFor: "ink of \(process.name) at \(place.x),\(place.y)")
    while !screen.isDark(around: onScreen(place)) {
      try deadline.check()
      try process.checkRunning()
      try Clock.sleep(milliseconds: 2)
    }
  }

  /// Moves to one place after the other at 125 Hz, and times how soon the ink is there.
  ///
  /// The places must be white, and no line to one of them may touch a later one.
  ///
  /// - Returns: the milliseconds from the motion to the ink, one for each place.
  func timeInk(along places: [Place]) throws -> [Double] {
    var pace = Pace(hertz: 125)
    return try places.map { place in
      let target = onScreen(place)
      guard screen.isWhite(around: target) else {
        throw BenchError.failed(
          "\(process.name): \(place.x),\(place.y) on the canvas is not white before it is drawn on")
      }
      let deadline = Deadline(5, waitingFor: "ink of \(process.name) at \(place.x),\(place.y)")
      try pace.waitForSlot()
      let start = Clock.now
      screen.move(to: target)
      while !screen.isDark(around: target) { try deadline.check() }
      return Clock.milliseconds(since: start)
    }
  }

  /// Ends the stroke and begins the next one elsewhere, at a white place, and times its first dot.
  ///
  /// - Returns: the milliseconds from the release to the dot.
  func timeNextStroke(at place: Place) throws -> Double {
    let target = onScreen(place)
    let deadline = Deadline(5, waitingFor: "\(process.name) to begin a stroke")
    let start = Clock.now
    release()
    screen.move(to: target)
    screen.press()
    isPressing = true
    while !screen.isDark(around: target) { try deadline.check() }
    return Clock.milliseconds(since: start)
  }

  private func onScreen(_ place: Place) -> Place {
    window.origin + RunningProgram.canvasOrigin + place
  }
}
