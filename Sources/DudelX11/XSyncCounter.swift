internal import CX11

/// Tells the window manager when a resize has been painted (`_NET_WM_SYNC_REQUEST`, EWMH).
struct XSyncCounter {
  let counter: CX11.XSyncCounter
  private let display: OpaquePointer
  private var requested: XSyncValue?
  private var isDue = false

  init?(_ connection: XConnection) {
    guard connection.features.contains(.sync) else { return nil }
    display = connection.display
    counter = XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0))
  }

  /// The window manager is about to resize and wants to hear when that is done.
  mutating func request(low: Int, high: Int) {
    requested = XSyncValue(
      hi: Int32(truncatingIfNeeded: high), lo: UInt32(truncatingIfNeeded: low))
    isDue = false
  }

  /// The resize has come.
  mutating func configured() { isDue = requested != nil }

  /// Everything so far has been painted.
  mutating func painted() {
    guard isDue, let value = requested else { return }
    XSyncSetCounter(display, counter, value)
    requested = nil
    isDue = false
  }
}
