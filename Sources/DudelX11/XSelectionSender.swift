internal import CX11

/// Sends what is too large for one property, piece by piece (INCR, ICCCM §2.7.2).
struct XSelectionSender {
  private struct Place: Hashable {
    let window: Window
    let property: Atom
  }

  private struct Transfer {
    var chunks: SelectionChunks
    let type: Atom
    var deadline: Int
  }

  private static let maximum = 64

  private let connection: XConnection
  private let limits: XSelectionLimits
  private var transfers: [Place: Transfer] = [:]

  init(_ connection: XConnection, limits: XSelectionLimits) {
    (self.connection, self.limits) = (connection, limits)
  }

  /// How many bytes one property may take.
  var pieceSize: Int {
    let words = max(
      XExtendedMaxRequestSize(connection.display), XMaxRequestSize(connection.display))
    return min(limits.piece, max(words, 1024) * 4 - 256)
  }

  /// Tells whether nothing is being sent.
  var isIdle: Bool { transfers.isEmpty }

  /// When the next transfer is given up.
  var deadline: Int? { transfers.isEmpty ? nil : transfers.values.map(\.deadline).min() }

  /// Announces a transfer to a window, unless it can't be watched.
  mutating func begin(
    _ bytes: [UInt8], type: Atom, to window: Window, property: Atom
  ) -> Bool {
    guard transfers.count < Self.maximum, watches(window) || watch(window) else { return false }
    var size = UInt(bytes.count)
    withUnsafeBytes(of: &size) { size in
      _ = XChangeProperty(
        connection.display, window, property, connection.atoms[.incremental], 32,
        PropModeReplace, size.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    transfers[Place(window: window, property: property)] = Transfer(
      chunks: SelectionChunks(bytes, size: pieceSize), type: type,
      deadline: MonotonicClock.milliseconds + limits.silence)
    return true
  }

  /// Takes an event of a window that something is sent to; tells whether it was one.
  mutating func handle(_ event: XEvent) -> Bool {
    guard !transfers.isEmpty else { return false }
    switch event.type {
    case PropertyNotify:
      let change = event.xproperty
      guard watches(change.window) else { return false }
      if change.state == PropertyDelete, change.send_event == 0 {
        sendNext(Place(window: change.window, property: change.atom))
      }
      return true
    case DestroyNotify:
      let end = event.xdestroywindow
      guard watches(end.window) else { return false }
      if end.send_event == 0 { transfers = transfers.filter { $0.key.window != end.window } }
      return true
    // These come along with the news of the window's end.
    case CirculateNotify, ConfigureNotify, GravityNotify, MapNotify, ReparentNotify, UnmapNotify:
      return watches(event.xany.window)
    default: return false
    }
  }

  /// Gives up transfers whose readers have been silent for too long.
  mutating func expire(_ now: Int) {
    for (place, transfer) in transfers where transfer.deadline <= now { end(place) }
  }

  /// Gives up all that a window was to get.
  mutating func drop(_ window: Window) {
    for place in transfers.keys where place.window == window { end(place) }
  }

  private mutating func sendNext(_ place: Place) {
    guard var transfer = transfers[place] else { return }
    let piece = transfer.chunks.next()
    piece.withUnsafeBufferPointer { piece in
      _ = XChangeProperty(
        connection.display, place.window, place.property, transfer.type, 8, PropModeReplace,
        piece.baseAddress, Int32(piece.count))
    }
    transfer.deadline = MonotonicClock.milliseconds + limits.silence
    transfers[place] = transfer
    if transfer.chunks.isAtEnd { end(place) }
  }

  private mutating func end(_ place: Place) {
    transfers[place] = nil
    if !watches(place.window) { XSelectInput(connection.display, place.window, NoEventMask) }
  }

  private func watches(_ window: Window) -> Bool {
    transfers.keys.contains { $0.window == window }
  }

  /// Asks for the events of a window; one that is listened to already is the program's own, and
  /// nothing that another program may have filled.
  private func watch(_ window: Window) -> Bool {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection.display, window, &attributes) != 0,
      attributes.your_event_mask == NoEventMask
    else { return false }
    XSelectInput(connection.display, window, PropertyChangeMask | StructureNotifyMask)
    return true
  }
}
