internal import CX11
internal import CX11Shims
internal import DudelEditor
internal import DudelGeometry
internal import DudelTools

/// Turns X events into input events; the only place that does.
final class XInputTranslator {
  let connection: XConnection
  let window: Window
  /// Turns keys into text while text is edited.
  let inputMethod: XInputMethod?
  /// Device px a window px.
  var scale: Double
  var pointers = PointerHands()
  var keyboard = XKeyboard()
  private(set) var modifiers: Modifiers = []
  /// The child window and where it begins in the window, in px at scale 1.
  var child: (window: Window, origin: Point)?
  var devices = XDeviceTable()
  private var areDevicesKnown = false
  /// The distance of two fingers on a touchpad against that at their gesture's beginning.
  var pinchScale = 1.0
  /// When a hovering pen was told of last, in the server's time.
  private var toldPenTime = Int.min

  /// Translates events of a window in which `scale` device px are one px.
  init(
    _ connection: XConnection, window: Window, scale: Double, inputMethod: XInputMethod? = nil
  ) {
    (self.connection, self.window, self.scale) = (connection, window, scale)
    self.inputMethod = inputMethod
    if connection.features.contains(.xi2) {
      Self.selectPointer(connection, on: window)
      Self.select(connection, window, Int32(XIAllDevices), [XI_HierarchyChanged])
    }
  }

  /// The core events to select, beside those of XInput2.
  static func coreEventMask(_ connection: XConnection) -> Int {
    var mask =
      KeyPressMask | KeyReleaseMask | ExposureMask | StructureNotifyMask | FocusChangeMask
      | PropertyChangeMask
    if !connection.features.contains(.xi2) {
      mask |=
        ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask
    }
    return mask
  }

  /// What an event means; nothing for those that are no input.
  func translate(_ event: inout XEvent) -> [InputEvent] {
    switch event.type {
    case KeyPress: return keyPress(event.xkey)
    case KeyRelease: return keyboard.release(event.xkey).map { [.keyUp($0)] } ?? []
    case FocusIn, FocusOut: return focusChange(event.xfocus)
    case UnmapNotify: return event.xunmap.window == window ? loseAll() : []
    case MappingNotify:
      XRefreshKeyboardMapping(&event.xmapping)
      return []
    case GenericEvent: return generic(&event)
    case ButtonPress, ButtonRelease, MotionNotify, EnterNotify, LeaveNotify: return core(event)
    case connection.xkbEventBase where connection.xkbEventBase > 0: return xkb(&event)
    default: return []
    }
  }

  // MARK: - Keyboard and focus

  private func xkb(_ event: inout XEvent) -> [InputEvent] {
    withUnsafePointer(to: &event) { pointer in
      pointer.withMemoryRebound(to: XkbStateNotifyEvent.self, capacity: 1) { state in
        state.pointee.xkb_type == XkbStateNotify
          ? changeModifiers(to: UInt32(state.pointee.mods)) : []
      }
    }
  }

  func changeModifiers(to state: UInt32) -> [InputEvent] {
    let new = XKeyboard.modifiers(state)
    guard new != modifiers else { return [] }
    modifiers = new
    return [.modifiersChanged(new)]
  }

  private func focusChange(_ event: XFocusChangeEvent) -> [InputEvent] {
    let released = event.type == FocusIn ? releaseKeys() : []
    return released + focusMove(event)
  }

  /// A grab, or another window, may have had the releases of keys that were held.
  private func releaseKeys() -> [InputEvent] {
    guard keyboard.holdsKeys else { return [] }
    var keymap = [CChar](repeating: 0, count: 32)
    XQueryKeymap(connection.display, &keymap)
    return keyboard.letGo(
      ofKeysNotIn: keymap.map { UInt8(bitPattern: $0) }, display: connection.display
    ).map { .keyUp($0) }
  }

  private func focusMove(_ event: XFocusChangeEvent) -> [InputEvent] {
    // Grabs by window managers and on-screen keyboards, and what only follows the pointer.
    guard event.mode != NotifyGrab, event.mode != NotifyUngrab, event.detail != NotifyInferior,
      event.detail != NotifyPointer
    else { return [] }
    let changes = textFocusChange(event)
    return event.type == FocusOut && event.window == window ? changes + loseAll() : changes
  }

  private func loseAll() -> [InputEvent] {
    keyboard.forgetHeld()
    pointers.loseAll()
    modifiers = []
    return [.focusLost]
  }

  // MARK: - XInput2

  /// Has a window get touches and pointer events from all devices.
  static func selectPointer(_ connection: XConnection, on window: Window) {
    guard connection.features.contains(.xi2) else { return }
    var gestures: [Int32] = [0, 0, 0]
    let count = connection.hasGestures ? dudel_pinch_events(&gestures) : 0
    select(
      connection, window, Int32(XIAllMasterDevices),
      [
        XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave, XI_TouchBegin,
        XI_TouchUpdate, XI_TouchEnd,
      ] + gestures.prefix(Int(count)))
  }

  private static func select(
    _ connection: XConnection, _ window: Window, _ device: Int32, _ events: [Int32]
  ) {
    var bits = [UInt8](repeating: 0, count: Int(XI_LASTEVENT) / 8 + 1)
    for event in events { dudel_xi_set_mask(&bits, event) }
    let count = Int32(bits.count)
    bits.withUnsafeMutableBufferPointer { buffer in
      var mask = XIEventMask(deviceid: device, mask_len: count, mask: buffer.baseAddress)
      XISelectEvents(connection.display, window, &mask, 1)
    }
  }

  private func generic(_ event: inout XEvent) -> [InputEvent] {
    guard event.xcookie.extension == connection.xi2Opcode, connection.features.contains(.xi2),
      XGetEventData(connection.display, &event.xcookie) != 0
    else { return [] }
    defer { XFreeEventData(connection.display, &event.xcookie) }
    guard let data = event.xcookie.data else { return [] }
    switch event.xcookie.evtype {
    case XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      return device(data.assumingMemoryBound(to: XIDeviceEvent.self).pointee)
    case XI_Enter, XI_Leave:
      return crossing(data.assumingMemoryBound(to: XIEnterEvent.self).pointee)
    case XI_HierarchyChanged:
      return hierarchy(data.assumingMemoryBound(to: XIHierarchyEvent.self).pointee)
    default: return pinch(event.xcookie.evtype, data)
    }
  }

  private func device(_ event: XIDeviceEvent) -> [InputEvent] {
    learnDevices()
    let point = windowPoint(event.event_x, event.event_y, in: event.event)
    guard point.isFinite else { return [] }
    let (source, time, id) = (Int(event.sourceid), Int(event.time), Int(event.detail))
    let bent = changeModifiers(to: UInt32(truncatingIfNeeded: event.mods.effective))
    let raw: RawPointerEvent
    var composed: [InputEvent] = []
    switch event.evtype {
    case XI_TouchBegin:
      composed = finishComposing()
      raw = .touchBegin(source: source, id: id, point, time: time)
    case XI_TouchUpdate: raw = .touchUpdate(source: source, id: id, point, time: time)
    case XI_TouchEnd: raw = .touchEnd(source: source, id: id, point, time: time)
    // From here on the flag's bit means that a touch only emulates a pointer, or that a wheel's notch
    // is told twice.
    case _ where event.flags & Int32(XIPointerEmulated) != 0:
      _ = scrolled(event.valuators, of: source, at: point)
      return bent
    case XI_ButtonPress where Self.wheel[id] != nil:
      return bent + wheelTurned(id, at: point)
    case XI_ButtonPress:
      composed = finishComposing()
      raw = .press(source: source, button: id, point, time: time)
    case XI_ButtonRelease: raw = .release(source: source, button: id, point, time: time)
    default:
      raw = .motion(
        source: source, point, time: time, isButtonDown: Self.isDown(1, event.buttons),
        isMiddleDown: Self.isDown(2, event.buttons))
    }
    var inputs = pointers.handle(raw, of: Int(event.deviceid))
    if devices.hasOtherThanMice {
      for index in inputs.indices { inputs[index] = withKind(inputs[index]) }
      inputs += penNear(source, time, inputs)
    }
    if !bent.isEmpty || !composed.isEmpty { inputs = bent + composed + inputs }
    inputs += scrolled(event.valuators, of: source, at: point)
    return inputs
  }

  /// Tells what a contact is, by its device.
  private func withKind(_ event: InputEvent) -> InputEvent {
    switch event {
    case .pressed(let contact): .pressed(withKind(contact))
    case .moved(let contact): .moved(withKind(contact))
    case .released(let contact): .released(withKind(contact))
    default: event
    }
  }

  private func withKind(_ contact: Contact) -> Contact {
    var contact = contact
    let source = contact.id.source
    contact.kind =
      devices.touchSources.contains(source)
      ? .finger : devices.pens.contains(source) ? .pen : .mouse
    return contact
  }

  /// A pen that hovers is told of now and then.
  private func penNear(
    _ source: Int, _ time: Int, _ inputs: [InputEvent]
  ) -> [InputEvent] {
    guard devices.pens.contains(source), inputs.allSatisfy(\.isHover),
      time < toldPenTime || time - 100 >= toldPenTime
    else { return [] }
    toldPenTime = time
    return [.penSeen(time: time)]
  }

  private func crossing(_ event: XIEnterEvent) -> [InputEvent] {
    // Wheels may have turned elsewhere in the meantime.
    if event.evtype == XI_Enter, event.mode == XINotifyNormal, event.detail != XINotifyInferior {
      areDevicesKnown = false
    }
    learnDevices()
    if event.evtype == XI_Enter {
      let point = windowPoint(event.event_x, event.event_y, in: event.event)
      guard point.isFinite else { return [] }
      return pointers.handle(
        .enter(source: Int(event.sourceid), point, isButtonDown: Self.isDown(1, event.buttons)),
        of: Int(event.deviceid))
    }
    guard event.mode == XINotifyNormal || event.mode == XINotifyUngrab,
      event.detail != XINotifyInferior
    else { return [] }
    return pointers.handle(.leave, of: Int(event.deviceid))
  }

  private func hierarchy(_ event: XIHierarchyEvent) -> [InputEvent] {
    areDevicesKnown = false
    let ends =
      XIMasterRemoved | XISlaveRemoved | XIDeviceDisabled | XISlaveDetached | XISlaveAttached
    return (0..<Int(event.num_info)).flatMap { index -> [InputEvent] in
      guard let info = event.info?[index], info.flags & Int32(ends) != 0 else { return [] }
      return pointers.remove(Int(info.deviceid))
    }
  }

  /// Asks for the devices when the first of them moves, so that the start need not wait for it.
  private func learnDevices() {
    guard !areDevicesKnown else { return }
    devices = XDeviceTable(connection)
    pointers.touchSources = devices.touchSources
    pointers.absoluteSources = devices.absoluteSources.subtracting(devices.touchSources)
    areDevicesKnown = true
  }

  private static func isDown(_ button: Int32, _ buttons: XIButtonState) -> Bool {
    guard buttons.mask_len > 0, let mask = buttons.mask else { return false }
    return dudel_xi_mask_is_set(mask, button) != 0
  }

  /// A place in the window, whichever of its windows an event came to.
  func windowPoint(_ x: Double, _ y: Double, in window: Window) -> Point {
    let origin = child.map { $0.window == window ? $0.origin : .zero } ?? .zero
    return InputLimits.clamped(origin + Point(x: x / scale, y: y / scale))
  }
}
