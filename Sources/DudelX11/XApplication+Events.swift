internal import CX11
internal import DudelEditor
internal import DudelGeometry

/// What the server's events mean to the window.
extension XApplication {
  func dispatch(_ event: inout XEvent) {
    if let inputs = selections.handle(&event) {
      for input in inputs { handle(input) }
      return
    }
    switch event.type {
    case ConfigureNotify: configure(event.xconfigure)
    case Expose:
      let area = event.xexpose
      view.expose(
        PixelRect(
          x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
    case DestroyNotify: noteDestruction(event.xdestroywindow)
    case MapNotify: if event.xmap.window == window.id { mapped() }
    case ClientMessage:
      guard window.answer(event.xclient) == .close else { break }
      for input in translator.finishComposing() { handle(input) }
      handle(.closeRequested)
    case connection.shmCompletionEvent where connection.shmCompletionEvent > 0:
      transferEnded(event)
    case KeyPress:
      window.noteUserTime(event.xkey.time)
      // The times of keys that other programs send are their own.
      userTime = event.xkey.send_event == 0 ? event.xkey.time : Time(CurrentTime)
      translate(&event)
    default: translate(&event)
    }
  }

  private func translate(_ event: inout XEvent) {
    for input in translator.translate(&event) {
      if case .typed(let text) = input {
        typedText += text
        continue
      }
      switch input {
      case .pressed(let contact), .moved(let contact), .released(let contact):
        userTime = Time(UInt32(truncatingIfNeeded: contact.time))
      default: break
      }
      handle(input)
    }
  }

  private func transferEnded(_ event: XEvent) {
    let drawable = withUnsafePointer(to: event) { pointer in
      pointer.withMemoryRebound(to: XShmCompletionEvent.self, capacity: 1) { $0.pointee.drawable }
    }
    if !typing.transferEnded(drawable) { view.transferEnded() }
  }

  private func mapped() {
    if !connection.hasWindowManager { window.takeFocus() }
    startupNotice?.send(from: window.id)
    startupNotice = nil
  }

  private func noteDestruction(_ event: XDestroyWindowEvent) {
    // Only the server knows; anybody can send an event that says so.
    if event.window == window.id, event.send_event == 0 { isWindowDestroyed = true }
  }

  private func configure(_ event: XConfigureEvent) {
    guard event.window == window.id else { return }
    window.configured()
    // Other clients can send any size; the server itself stays within these.
    guard (1...32_767).contains(event.width), (1...32_767).contains(event.height) else { return }
    pendingSize = (Int(event.width), Int(event.height))
  }

  func applyPendingSize() {
    guard let size = pendingSize else { return }
    (pendingSize, askedSize) = (nil, nil)
    guard size != currentSize else { return }
    let before = currentSize
    currentSize = size
    handle(.resized(logicalSize))
    // Without memory for the new size the old pixels still serve.
    guard
      let new = try? XCanvasView(
        window, scene: scene, text: text, width: size.width, height: size.height, tint: tint,
        replacing: view, wake: Self.wake(mailbox))
    else {
      currentSize = before
      return
    }
    view = new
    noteFreeArea(after: nil)
  }
}
