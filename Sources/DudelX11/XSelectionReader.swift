internal import CX11
internal import DudelEditor

/// Brings the text of other programs' selections, never waiting for them (ICCCM §2.4).
///
/// Every paste has a window of its own: there are owners that take a sign for another paste's
/// transfer for one of theirs.
struct XSelectionReader {
  private struct Paste {
    let window: XSelectionWindow
    let time: Time
    var negotiation = PasteNegotiation()
    var target: Atom = 0
    var deadline = 0
    /// What has come of a text that comes in pieces.
    var pieces: (bytes: [UInt8], type: Atom)?
  }

  private let connection: XConnection
  private let limits: XSelectionLimits
  private var pastes: [Clipboard: Paste] = [:]
  /// Windows of old pastes; their owners may still write there, and would not survive an error.
  private var retired: [(window: XSelectionWindow, until: Int)] = []

  init(_ connection: XConnection, limits: XSelectionLimits) {
    (self.connection, self.limits) = (connection, limits)
  }

  /// Tells whether a text is coming in pieces.
  var isReceiving: Bool { pastes.values.contains { $0.pieces != nil } }

  /// When the next paste is given up.
  var deadline: Int? { pastes.isEmpty ? nil : pastes.values.map(\.deadline).min() }

  /// Begins a paste in place of a running one.
  mutating func begin(_ clipboard: Clipboard, time: Time) -> [InputEvent] {
    cancel(clipboard)
    let now = MonotonicClock.milliseconds
    retired.removeAll { $0.until <= now }
    guard XGetSelectionOwner(connection.display, connection.atoms.selection(clipboard)) != 0 else {
      return [.pasteFailed(clipboard, .empty)]
    }
    pastes[clipboard] = Paste(window: XSelectionWindow(connection), time: time)
    ask(clipboard, for: .targets)
    return []
  }

  /// Ends a paste that nobody waits for any more.
  mutating func cancel(_ clipboard: Clipboard) {
    guard let window = pastes.removeValue(forKey: clipboard)?.window else { return }
    retired.append((window, MonotonicClock.milliseconds + limits.silence))
    XDeleteProperty(connection.display, window.id, connection.atoms[.pasted])
  }

  /// What an event means; `nil` for one of other windows.
  mutating func handle(_ event: XEvent) -> [InputEvent]? {
    let id = event.xany.window
    if let clipboard = pastes.first(where: { $0.value.window.id == id })?.key {
      return event.type == SelectionNotify
        ? answered(clipboard, event.xselection) : propertyChanged(clipboard, event.xproperty)
    }
    guard retired.contains(where: { $0.window.id == id }) else { return nil }
    // The owner of a transfer that was given up shall come to an end.
    if event.type == PropertyNotify, event.xproperty.state == PropertyNewValue {
      XDeleteProperty(connection.display, id, event.xproperty.atom)
    }
    return []
  }

  /// Gives up pastes whose owners have been silent for too long.
  mutating func expire(_ now: Int) -> [InputEvent] {
    pastes.filter { $0.value.deadline <= now }.keys.flatMap { fail($0, .noAnswer) }
  }

  // MARK: - Events

  private mutating func answered(
    _ clipboard: Clipboard, _ event: XSelectionEvent
  ) -> [InputEvent] {
    guard let paste = pastes[clipboard], paste.pieces == nil, event.target == paste.target,
      event.selection == connection.atoms.selection(clipboard)
    else { return [] }
    let value: XSelectionValue = event.property == 0 ? .missing : take(paste)
    if paste.negotiation.current == nil { return listed(clipboard, value) }
    switch value {
    case .bytes(let bytes, let type): return finish(clipboard, bytes, type: type)
    case .incremental(let size) where size <= limits.size:
      pastes[clipboard]?.pieces = ([], 0)
      pastes[clipboard]?.deadline = MonotonicClock.milliseconds + limits.answer
      return []
    case .incremental, .tooLarge: return fail(clipboard, .tooLarge)
    case .missing, .items, .unusable: return refused(clipboard)
    }
  }

  private mutating func propertyChanged(
    _ clipboard: Clipboard, _ event: XPropertyEvent
  ) -> [InputEvent] {
    guard event.send_event == 0, event.state == PropertyNewValue,
      event.atom == connection.atoms[.pasted], let paste = pastes[clipboard],
      let pieces = paste.pieces
    else { return [] }
    switch take(paste) {
    case .missing: return []
    case .bytes(let bytes, let type):
      if bytes.isEmpty { return finish(clipboard, pieces.bytes, type: pieces.type) }
      guard bytes.count <= limits.size - pieces.bytes.count else {
        return fail(clipboard, .tooLarge)
      }
      pastes[clipboard]?.pieces?.bytes += bytes
      pastes[clipboard]?.pieces?.type = type
      pastes[clipboard]?.deadline = MonotonicClock.milliseconds + limits.answer
      return []
    case .tooLarge: return fail(clipboard, .tooLarge)
    case .items, .incremental, .unusable: return refused(clipboard)
    }
  }

  // MARK: - Steps

  private mutating func ask(_ clipboard: Clipboard, for name: XAtoms.Name) {
    guard var paste = pastes[clipboard] else { return }
    let atoms = connection.atoms
    paste.target = atoms[name]
    paste.pieces = nil
    paste.deadline = MonotonicClock.milliseconds + limits.answer
    pastes[clipboard] = paste
    XDeleteProperty(connection.display, paste.window.id, atoms[.pasted])
    XConvertSelection(
      connection.display, atoms.selection(clipboard), paste.target, atoms[.pasted],
      paste.window.id, paste.time)
  }

  private func take(_ paste: Paste) -> XSelectionValue {
    connection.takeSelection(
      connection.atoms[.pasted], of: paste.window.id, limit: limits.size)
  }

  private mutating func listed(_ clipboard: Clipboard, _ value: XSelectionValue) -> [InputEvent] {
    var offered: Set<TextTarget>?
    if case .items(let items, let type) = value, !items.isEmpty,
      type == XA_ATOM || type == connection.atoms[.targets]
    {
      offered = connection.atoms.textTargets(items)
    }
    return follow(clipboard, pastes[clipboard]?.negotiation.listed(offered))
  }

  private mutating func refused(_ clipboard: Clipboard) -> [InputEvent] {
    follow(clipboard, pastes[clipboard]?.negotiation.refused())
  }

  private mutating func follow(
    _ clipboard: Clipboard, _ step: PasteNegotiation.Step?
  ) -> [InputEvent] {
    switch step {
    case .ask(let target): ask(clipboard, for: target.name)
    case .fail(let reason): return fail(clipboard, reason)
    case nil: break
    }
    return []
  }

  private mutating func finish(
    _ clipboard: Clipboard, _ bytes: [UInt8], type: Atom
  ) -> [InputEvent] {
    // The type tells the encoding, where it is a known one.
    let form =
      TextTarget(connection.atoms.name(of: type)) ?? pastes[clipboard]?.negotiation.current
    guard
      let text = form?.decode(bytes, compoundText: { XCompoundText(connection).decode($0) })
    else { return refused(clipboard) }
    cancel(clipboard)
    return [.pasted(clipboard, text)]
  }

  private mutating func fail(_ clipboard: Clipboard, _ reason: PasteFailure) -> [InputEvent] {
    cancel(clipboard)
    return [.pasteFailed(clipboard, reason)]
  }
}
