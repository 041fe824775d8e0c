internal import CX11
internal import DudelEditor

/// Holds selections and hands their text to whoever asks (ICCCM §2.2).
struct XSelectionOwner {
  private let connection: XConnection
  private var existingWindow: XSelectionWindow?
  private var offers: [Clipboard: XSelectionOffer] = [:]
  /// What is being sent in pieces; it goes on when the selection is lost.
  var sender: XSelectionSender

  init(_ connection: XConnection, limits: XSelectionLimits) {
    self.connection = connection
    sender = XSelectionSender(connection, limits: limits)
  }

  /// The window that owns; made when something first needs it, it lives as long as the connection.
  var window: XSelectionWindow {
    mutating get {
      let window = existingWindow ?? XSelectionWindow(connection)
      existingWindow = window
      return window
    }
  }

  /// Tells whether a window is the one that owns.
  func isOwner(_ window: Window) -> Bool { existingWindow?.id == window }

  /// The text of a selection that is ours.
  func text(of clipboard: Clipboard) -> String? { offers[clipboard]?.text }

  /// Takes a selection, unless someone else did so later.
  mutating func offer(_ clipboard: Clipboard, text: String, time: Time) {
    let (selection, window) = (connection.atoms.selection(clipboard), window)
    XSetSelectionOwner(connection.display, selection, window.id, time)
    let isOurs = XGetSelectionOwner(connection.display, selection) == window.id
    offers[clipboard] = isOurs ? XSelectionOffer(text, time: time) : nil
  }

  /// Lets a selection go that someone else has taken.
  mutating func clear(_ event: XSelectionClearEvent) {
    guard event.send_event == 0, let clipboard = connection.atoms.clipboard(event.selection),
      let offer = offers[clipboard], !ServerTime.isEarlier(event.time, than: offer.time),
      XGetSelectionOwner(connection.display, event.selection) != existingWindow?.id
    else { return }
    offers[clipboard] = nil
  }

  /// Answers a request: by a conversion or by a refusal, but always.
  mutating func answer(_ request: XSelectionRequestEvent) {
    // Old programs name no property and mean the target's name.
    let property = request.property == 0 ? request.target : request.property
    let isThere = XErrorLog.succeeds(connection.display) {
      let isDone = convert(request, to: property)
      notify(request, property: isDone ? property : 0)
    }
    if !isThere { sender.drop(request.requestor) }
  }

  private mutating func convert(_ request: XSelectionRequestEvent, to property: Atom) -> Bool {
    guard isOwner(request.owner),
      let clipboard = connection.atoms.clipboard(request.selection),
      let offer = offers[clipboard],
      request.time == CurrentTime || !ServerTime.isEarlier(request.time, than: offer.time)
    else { return false }
    let reply = XSelectionReply(
      connection, offer: offer, requestor: request.requestor, pieceSize: sender.pieceSize)
    guard request.target == connection.atoms[.multiple] else {
      return reply.write(request.target, to: property, sender: &sender)
    }
    return request.property != 0 && reply.writeAll(listedIn: property, sender: &sender)
  }

  private func notify(_ request: XSelectionRequestEvent, property: Atom) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    XSendEvent(connection.display, request.requestor, 0, NoEventMask, &event)
  }
}
