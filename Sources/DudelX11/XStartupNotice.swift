internal import CCairoXlib
internal import CX11
internal import Glibc

/// Tells the desktop that a start which it waits for is over (startup notification protocol).
struct XStartupNotice {
  private let connection: XConnection
  /// What the launcher calls the start.
  let id: String

  /// Takes the start's id out of the environment, which children inherit; `nil` where nobody waits.
  init?(_ connection: XConnection) {
    guard let value = getenv("DESKTOP_STARTUP_ID") else { return nil }
    id = String(cString: value)
    self.connection = connection
    unsetenv("DESKTOP_STARTUP_ID")
    guard !id.isEmpty else { return nil }
  }

  /// Sends the message, in pieces of 20 bytes, to whoever listens at the root window.
  func send(from window: Window) {
    let quoted = id.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : "\($1)" }
    let bytes = Array("remove: ID=\"\(quoted)\"".utf8) + [0]
    for start in stride(from: 0, to: bytes.count, by: 20) {
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = window
      event.xclient.message_type =
        connection.atoms[start == 0 ? .startupInfoBegin : .startupInfo]
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data) { data in
        for (offset, byte) in bytes[start...].prefix(20).enumerated() { data[offset] = byte }
      }
      XSendEvent(connection.display, connection.root, 0, PropertyChangeMask, &event)
    }
  }
}
