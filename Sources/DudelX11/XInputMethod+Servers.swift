internal import CX11
internal import DudelEditor

/// Servers that come, fall silent and go.
extension XInputMethod {
  /// How long to sleep at most before ``settle()``, in milliseconds; -1 for as long as you like.
  var timeout: Int32 {
    watchdog.deadline.map { Int32(clamping: max(0, $0 - clock())) } ?? -1
  }

  /// Does what callbacks must not; call this after each batch of events, and on time.
  func settle() {
    guard isOpen, !XErrorLog.isConnectionLost else { return }
    if inbox.isGone {
      forget()
      isOpen = false
      open()
      if let window { prepareContext(for: window) }
    } else if watchdog.isOverdue(at: clock()) {
      watchdog.hear()
      if let server, !server.isAnswering(connection) { replaceByLocal() }
    } else if areServersNew {
      areServersNew = false
      adoptNewServer()
    }
    sendSpot()
  }

  /// Looks whether the server lives before anything is asked that waits for its answer.
  func replaceIfSilent() {
    guard let server, watchdog.isWaiting || clock() - heardAt > 500 else { return }
    if server.isAnswering(connection) { heardAt = clock() } else { replaceByLocal() }
  }

  /// Gives a silent server up: whatever waits for an answer would wait for ever.
  func replaceByLocal() {
    DebugLog.write(.x11, "the input method is silent")
    // Xlib goes on taking the keys of this window for the server, and taking leave would wait.
    if let window, context != nil { lostWindows.insert(window) }
    if standIn == 0 {
      standIn = XCreateSimpleWindow(connection.display, client, 0, 0, 1, 1, 0, 0, 0)
    }
    forget()
    openLocal()
    awaitServer(wantedName)
    if let window { prepareContext(for: window) }
  }

  private func adoptNewServer() {
    guard let name = awaited, let found = XInputMethodServer.find(name, connection),
      found.isAnswering(connection)
    else { return }
    close()
    isOpen = false
    open()
    if let window { prepareContext(for: window) }
  }

  /// Lets go of the input method without a word to it.
  private func forget() {
    if method != nil { isListenerLent = true }
    (method, context, server) = (nil, nil, nil)
    forgetKeys()
  }

  func close() {
    guard !XErrorLog.isConnectionLost, let method, !inbox.isGone else { return }
    if let server, !server.isAnswering(connection) {
      if let window { lostWindows.insert(window) }
      return forget()
    }
    if !isPaused, window != nil { context?.unsetFocus() }
    context?.destroy()
    XCloseIM(method)
    (self.method, context, server) = (nil, nil, nil)
    forgetKeys()
  }

  private func forgetKeys() {
    inbox.isGone = false
    inbox.preedit.clear()
    watchdog.hear()
    spot.sent = nil
    isTextDue = false
  }
}
