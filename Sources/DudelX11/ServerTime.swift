internal import CX11

/// The order of the server's times, which start anew every 49 days.
enum ServerTime {
  /// Tells whether one time is earlier than another.
  static func isEarlier(_ time: Time, than other: Time) -> Bool {
    Int32(truncatingIfNeeded: time &- other) < 0
  }
}
