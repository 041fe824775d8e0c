internal import CX11

/// A window that stands for the program in selections; it never shows.
@MainActor
final class XSelectionWindow {
  let id: Window
  private let connection: XConnection

  init(_ connection: XConnection) {
    self.connection = connection
    var attributes = XSetWindowAttributes()
    attributes.event_mask = PropertyChangeMask
    attributes.override_redirect = 1
    id = XCreateWindow(
      connection.display, connection.root, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil,
      UInt(CWEventMask | CWOverrideRedirect), &attributes)
  }

  isolated deinit { XDestroyWindow(connection.display, id) }
}
