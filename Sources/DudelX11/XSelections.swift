internal import CX11
internal import DudelEditor
internal import Glibc

/// The clipboard: what was copied and selected goes to other programs, and theirs comes here.
@MainActor
final class XSelections {
  /// What needs the server's time, and waits for it where no event has brought it.
  private enum Action {
    case offer(Clipboard, String)
    case paste(Clipboard)
    case handOver
  }

  private let connection: XConnection
  private let limits: XSelectionLimits
  private var owner: XSelectionOwner
  private var reader: XSelectionReader
  private var waiting: [Action] = []
  private var ready: [InputEvent] = []
  private var isHandedOver = false

  init(_ connection: XConnection, limits: XSelectionLimits = XSelectionLimits()) {
    (self.connection, self.limits) = (connection, limits)
    owner = XSelectionOwner(connection, limits: limits)
    reader = XSelectionReader(connection, limits: limits)
  }

  /// Takes a selection and hands out its text.
  ///
  /// - Parameter time: the server's time of the event that caused it, or 0 where none is known.
  func offer(_ clipboard: Clipboard, text: String, time: Time) {
    perform(.offer(clipboard, text), time)
  }

  /// Brings the text of a selection: sooner or later as one event, `pasted` or `pasteFailed`.
  ///
  /// - Parameter time: the server's time of the event that caused it, or 0 where none is known.
  func paste(_ clipboard: Clipboard, time: Time) { perform(.paste(clipboard), time) }

  /// Tells whether a window is the one that owns selections.
  func isOwner(_ window: Window) -> Bool { owner.isOwner(window) }

  /// Tells whether a text is still being sent in pieces.
  var isSending: Bool { !owner.sender.isIdle }

  /// Tells whether a text is coming in pieces.
  var isReceiving: Bool { reader.isReceiving }

  // MARK: - For the event loop

  /// What an event means; `nil` for one that is none of a selection's.
  func handle(_ event: inout XEvent) -> [InputEvent]? {
    switch event.type {
    case SelectionRequest:
      owner.answer(event.xselectionrequest)
      return []
    case SelectionClear:
      owner.clear(event.xselectionclear)
      return []
    case SelectionNotify where event.xselection.selection == connection.atoms[.clipboardManager]:
      isHandedOver = true
      return []
    case PropertyNotify where owner.isOwner(event.xproperty.window):
      if event.xproperty.atom == connection.atoms[.timestamp] { timeCame(event.xproperty) }
      return []
    case SelectionNotify, PropertyNotify:
      if let inputs = reader.handle(event) { return inputs }
    default: break
    }
    return owner.sender.handle(event) ? [] : nil
  }

  /// How long the loop may sleep, in milliseconds; -1 for as long as nothing comes.
  var timeout: Int32 {
    guard ready.isEmpty else { return 0 }
    guard reader.deadline != nil || owner.sender.deadline != nil else { return -1 }
    let next = min(reader.deadline ?? .max, owner.sender.deadline ?? .max)
    return Int32(clamping: max(0, next - MonotonicClock.milliseconds))
  }

  /// What needs no answer of the server.
  func takeReady() -> [InputEvent] {
    defer { ready = [] }
    return ready
  }

  /// What is due by now; to be called when all that the server has sent is handled.
  func expire() -> [InputEvent] {
    guard timeout >= 0 else { return [] }
    let now = MonotonicClock.milliseconds
    owner.sender.expire(now)
    return takeReady() + reader.expire(now)
  }

  // MARK: - The end

  /// Tells whether a clipboard manager is there to keep what was copied.
  var hasHeir: Bool {
    owner.text(of: .clipboard) != nil
      && XGetSelectionOwner(connection.display, connection.atoms[.clipboardManager]) != 0
  }

  /// Leaves what was copied to a clipboard manager, if there is one, and waits for it a while.
  func handOver() {
    guard hasHeir else { return }
    let deadline = MonotonicClock.milliseconds + limits.handOver
    perform(.handOver, Time(CurrentTime))
    var event = XEvent()
    while true {
      while XPending(connection.display) > 0 {
        XNextEvent(connection.display, &event)
        _ = handle(&event)
      }
      let now = MonotonicClock.milliseconds
      _ = expire()
      guard !isHandedOver, now < deadline, !XErrorLog.isConnectionLost else { return }
      var source = pollfd(
        fd: XConnectionNumber(connection.display), events: Int16(POLLIN), revents: 0)
      poll(&source, 1, Int32(clamping: deadline - now))
    }
  }

  private func askManager(_ time: Time) {
    let targets: [TextTarget] = [.utf8String, .plainUTF8, .plain, .latin1]
    let list = targets.map { connection.atoms[$0.name] }
    let name = connection.atoms[.saveTargets]
    list.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection.display, owner.window.id, name, Atom(XA_ATOM), 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(list.count))
    }
    XConvertSelection(
      connection.display, connection.atoms[.clipboardManager], name, name, owner.window.id, time)
  }

  // MARK: - Actions and the server's time

  private func perform(_ action: Action, _ time: Time) {
    if case .paste(let clipboard) = action, waiting.isEmpty, pasteOwn(clipboard) { return }
    // What waits goes first.
    guard waiting.isEmpty, time != CurrentTime else {
      if waiting.isEmpty { askForTime() }
      waiting.append(action)
      return
    }
    switch action {
    case .offer(let clipboard, let text): owner.offer(clipboard, text: text, time: time)
    case .paste(let clipboard): ready += reader.begin(clipboard, time: time)
    case .handOver: askManager(time)
    }
  }

  private func pasteOwn(_ clipboard: Clipboard) -> Bool {
    guard let text = owner.text(of: clipboard) else { return false }
    reader.cancel(clipboard)
    ready.append(.pasted(clipboard, text))
    return true
  }

  /// Every change of a property brings the time, even one that changes nothing (ICCCM §2.1).
  private func askForTime() {
    XChangeProperty(
      connection.display, owner.window.id, connection.atoms[.timestamp], Atom(XA_INTEGER), 32,
      PropModeAppend, nil, 0)
  }

  private func timeCame(_ event: XPropertyEvent) {
    guard event.send_event == 0, event.time != CurrentTime else { return }
    let actions = waiting
    waiting = []
    for action in actions { perform(action, event.time) }
  }
}
