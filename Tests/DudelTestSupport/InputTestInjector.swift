/// Plays the devices of a touch server: ten fingers, a pen with pressure, a mouse, a keyboard.
///
/// One for each server, for its whole life. Coordinates are pixels of the screen and may have
/// fractions. Events of two devices have no order of their own, so the injector syncs when it
/// changes from one to the other; call ``sync()`` before looking at what came of them.
public final class InputTestInjector {
  /// The server, kept alive.
  public let server: XServer
  /// The fingers that are down.
  public private(set) var fingersDown: Set<Int> = []
  private let connections: [InputTestDevice: InputTestConnection]
  private var unsynced: InputTestDevice?

  /// Opens all devices.
  public init(_ server: XServer) throws {
    self.server = server
    var connections: [InputTestDevice: InputTestConnection] = [:]
    for device in InputTestDevice.allCases {
      connections[device] = try InputTestConnection(
        server.socketPath(of: device), name: device.name)
    }
    self.connections = connections
    // A device's first sync hangs until some event has passed since it was opened.
    try send(.motion(isAbsolute: true, axes: [:]), to: .pointer)
    try sync()
  }

  /// Sets a finger down.
  public func touchBegin(_ finger: Int, at point: PixelPoint) throws {
    guard fingersDown.insert(finger).inserted else {
      throw RigError("Finger \(finger) is down already.")
    }
    try send(.touch(finger, .begin, axes: absoluteAxes(point)), to: .touch)
  }

  /// Moves a finger that is down.
  public func touchUpdate(_ finger: Int, to point: PixelPoint) throws {
    try checkDown(finger)
    try send(.touch(finger, .update, axes: absoluteAxes(point)), to: .touch)
  }

  /// Lifts a finger.
  public func touchEnd(_ finger: Int) throws {
    try checkDown(finger)
    fingersDown.remove(finger)
    try send(.touch(finger, .end, axes: [:]), to: .touch)
  }

  /// Sets a finger down, moves it in steps and lifts it.
  public func touchDrag(
    _ finger: Int = 0, from start: PixelPoint, to end: PixelPoint, steps: Int = 10
  ) throws {
    try touchBegin(finger, at: start)
    for step in 1...max(1, steps) {
      let x = start.x + (end.x - start.x) * step / max(1, steps)
      let y = start.y + (end.y - start.y) * step / max(1, steps)
      try touchUpdate(finger, to: PixelPoint(x, y))
    }
    try touchEnd(finger)
    try sync()
  }

  /// Moves the mouse.
  public func pointerMotion(to point: PixelPoint) throws {
    let axes = [0: Double(point.x), 1: Double(point.y)]
    try send(.motion(isAbsolute: true, axes: axes), to: .pointer)
  }

  /// Presses or releases a button of the mouse.
  public func pointerButton(_ button: Int = 1, isPress: Bool) throws {
    try send(.button(button, isPress: isPress), to: .pointer)
  }

  /// Turns the mouse's smooth wheel down by notches, or by parts of one.
  public func scroll(_ notches: Double) throws {
    try send(.motion(isAbsolute: false, axes: [3: notches * 120]), to: .pointer)
  }

  /// Moves two fingers apart on the touch pad, in steps, until their distance has grown by a factor.
  public func pinch(by factor: Double, steps: Int = 4) throws {
    try send(.pinch(.begin, scale: 1), to: .touchpad)
    for step in 1...steps {
      let scale = 1 + (factor - 1) * Double(step) / Double(steps)
      try send(.pinch(.update, scale: scale), to: .touchpad)
    }
    try send(.pinch(.end, scale: factor), to: .touchpad)
    try sync()
  }

  /// Moves the pen; a pressure from 0 to 1, or nil to leave it as it was.
  public func penMotion(to point: PixelPoint, pressure: Double? = nil) throws {
    var axes = absoluteAxes(point)
    if let pressure { axes[4] = pressure * 1000 }
    try send(.motion(isAbsolute: true, axes: axes), to: .pen)
  }

  /// Presses or releases a button of the pen; 1 is its tip.
  public func penButton(_ button: Int = 1, isPress: Bool) throws {
    try send(.button(button, isPress: isPress), to: .pen)
  }

  /// Brings the pen near the tablet, or takes it away.
  public func penProximity(isIn: Bool) throws {
    try send(.proximity(isIn: isIn), to: .pen)
  }

  /// Presses or releases a key, by its X keycode; held for 0.5 s, it repeats.
  public func key(_ keycode: Int, isPress: Bool) throws {
    try send(.key(keycode, isPress: isPress), to: .keyboard)
  }

  /// Waits until the server has given all events so far to its clients.
  public func sync() throws {
    guard let device = unsynced else { return }
    unsynced = nil
    try connections[device]?.sync()
  }

  private func send(_ message: InputTestMessage, to device: InputTestDevice) throws {
    if let unsynced, unsynced != device { try sync() }
    try connections[device]?.send(message)
    unsynced = device
  }

  /// A touch event of an unknown finger posts nothing, and the sync after it would hang.
  private func checkDown(_ finger: Int) throws {
    guard fingersDown.contains(finger) else { throw RigError("Finger \(finger) is not down.") }
  }

  /// Absolute axes go from 0 to 65536 over the whole screen.
  private func absoluteAxes(_ point: PixelPoint) -> [Int: Double] {
    [
      0: Double(point.x) * 65_536 / Double(server.width),
      1: Double(point.y) * 65_536 / Double(server.height),
    ]
  }
}
