import CX11

extension XDriver {
  /// Sends a window a WM_PROTOCOLS message, as a window manager does.
  public func sendProtocol(_ name: String, to window: UInt, _ rest: [Int] = []) {
    send("WM_PROTOCOLS", to: window, [Int(atom(name)), 0] + rest)
  }

  /// Asks a window to close itself, as its frame's close button does.
  public func requestClose(_ window: UInt) { sendProtocol("WM_DELETE_WINDOW", to: window) }

  /// Sends a window a message of any type and format (8, 16 or 32), with up to five numbers.
  public func send(_ type: String, to window: UInt, _ data: [Int], format: Int = 32) {
    var event = XEvent()
    event.xclient = XClientMessageEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(type)
    event.xclient.format = Int32(format)
    withUnsafeMutableBytes(of: &event.xclient.data) { bytes in
      for (index, number) in data.prefix(5).enumerated() {
        bytes.storeBytes(of: number, toByteOffset: index * 8, as: Int.self)
      }
    }
    send(&event, to: window)
  }

  /// Sends a window a forged ConfigureNotify.
  public func sendConfigure(to window: UInt, x: Int, y: Int, width: Int, height: Int) {
    var event = XEvent()
    event.xconfigure = XConfigureEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.event = window
    event.xconfigure.window = window
    event.xconfigure.x = Int32(x)
    event.xconfigure.y = Int32(y)
    event.xconfigure.width = Int32(width)
    event.xconfigure.height = Int32(height)
    send(&event, to: window)
  }

  /// Sends a window the forged news that it is destroyed.
  public func sendDestruction(to window: UInt) {
    var event = XEvent()
    event.xdestroywindow = XDestroyWindowEvent()
    event.xdestroywindow.type = DestroyNotify
    event.xdestroywindow.event = window
    event.xdestroywindow.window = window
    send(&event, to: window)
  }

  /// Sends a window a forged key press and release.
  public func sendKey(_ keycode: Int, to window: UInt) {
    for type in [KeyPress, KeyRelease] {
      var event = XEvent()
      event.xkey = XKeyEvent()
      event.xkey.type = type
      event.xkey.window = window
      event.xkey.root = root
      event.xkey.keycode = UInt32(keycode)
      event.xkey.same_screen = 1
      send(&event, to: window)
    }
  }

  /// Sends a window an event of a given type whose other bytes are random.
  public func sendNoise(type: Int, to window: UInt, using random: inout some RandomNumberGenerator)
  {
    var event = XEvent()
    withUnsafeMutableBytes(of: &event) { bytes in
      for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255, using: &random) }
    }
    event.type = Int32(type)
    event.xany.window = window
    // The server itself turns away messages of other formats.
    if type == ClientMessage {
      event.xclient.format = Int32([8, 16, 32].randomElement(using: &random) ?? 32)
    }
    send(&event, to: window)
  }

  /// Pings a window as a window manager does, and waits until it has answered.
  public func ping(_ window: UInt, limit: Duration = .seconds(5)) throws {
    XSelectInput(display, root, SubstructureNotifyMask)
    let stamp = Int.random(in: 1...0x7fff_ffff)
    let ping = Int(atom("_NET_WM_PING"))
    send("WM_PROTOCOLS", to: window, [ping, stamp, Int(window)])
    defer { XSelectInput(display, root, 0) }
    try eventually("an answer to the ping", limit: limit) {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        guard event.type == ClientMessage else { continue }
        let data = event.xclient.data.l
        if data.0 == ping, data.1 == stamp, data.2 == Int(window) { return true }
      }
      return false
    }
  }

  /// The value of an XSync counter, or nil if there is no such counter.
  public func counterValue(_ counter: UInt) -> Int64? {
    guard hasSync else { return nil }
    var value = XSyncValue()
    guard XSyncQueryCounter(display, counter, &value) != 0 else { return nil }
    return Int64(value.hi) << 32 | Int64(value.lo)
  }

  private func send(_ event: inout XEvent, to window: UInt) {
    XSendEvent(display, window, 0, NoEventMask, &event)
    sync()
  }
}
