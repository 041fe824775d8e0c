/// An input device of the touch server.
public enum InputTestDevice: String, CaseIterable, Sendable {
  /// A mouse, seven buttons.
  case pointer
  /// A keyboard.
  case keyboard
  /// A touch screen for ten fingers.
  case touch
  /// A drawing tablet's pen, with pressure.
  case pen
  /// A touch pad that knows gestures.
  case touchpad

  /// The name by which X clients know the device.
  public var name: String { "test-\(rawValue)" }

  /// The name of its socket in the server's folder.
  var socketName: String { "\(rawValue).sock" }
}
