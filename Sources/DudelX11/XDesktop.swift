internal import CX11

/// What the desktop wants of its programs, followed as it changes.
final class XDesktop {
  /// What was wanted when the desktop was last asked.
  private(set) var style: XDesktopStyle
  private let connection: XConnection
  /// The window whose property holds the settings, or 0.
  private var announcer: Window
  /// Set when the desktop must be asked again.
  private var isStale = false

  /// Asks the desktop, and has it tell of changes.
  init(_ connection: XConnection) {
    self.connection = connection
    XSelectInput(
      connection.display, connection.root, PropertyChangeMask | StructureNotifyMask)
    announcer = Self.watchAnnouncer(connection)
    style = XDesktopStyle(connection, announcer: announcer)
  }

  /// Notes whether an event tells of a change.
  func note(_ event: XEvent) {
    switch event.type {
    case PropertyNotify:
      let change = event.xproperty
      if change.window == connection.root {
        isStale = isStale || change.atom == XDesktopStyle.resources
      } else if change.window == announcer {
        isStale = isStale || change.atom == connection.atoms[.settings]
      }
    case ClientMessage:
      let message = event.xclient
      guard message.window == connection.root, message.format == 32,
        message.message_type == connection.atoms[.manager],
        Atom(bitPattern: message.data.l.1) == connection.atoms.settingsSelection
      else { return }
      announcer = Self.watchAnnouncer(connection)
      isStale = true
    // Until there is another one, what was wanted last still holds.
    case DestroyNotify: if event.xdestroywindow.window == announcer { announcer = 0 }
    default: break
    }
  }

  /// What is wanted now, if anything was changed since this was asked last.
  func takeChange() -> XDesktopStyle? {
    guard isStale else { return nil }
    isStale = false
    let new = XDesktopStyle(connection, announcer: announcer)
    guard new != style else { return nil }
    style = new
    return new
  }

  /// The window that announces the settings, whose changes are told from now on.
  private static func watchAnnouncer(_ connection: XConnection) -> Window {
    let owner = XGetSelectionOwner(connection.display, connection.atoms.settingsSelection)
    if owner != 0 {
      XSelectInput(connection.display, owner, PropertyChangeMask | StructureNotifyMask)
    }
    return owner
  }
}
