import CX11

extension XDriver {
  /// Sets the resource database, as `xrdb` does.
  public func setResources(_ text: String) {
    setBytes(XA_RESOURCE_MANAGER, type: XA_STRING, of: root, Array(text.utf8))
  }

  /// Makes a window that announces settings as a desktop's daemon does, and says that it is there.
  public func announceSettings(_ settings: [DesktopSetting]) -> UInt {
    let window = makeWindow(at: PixelPoint(-10, -10), width: 1, height: 1)
    changeSettings(settings, of: window)
    let selection = atom("_XSETTINGS_S0")
    XSetSelectionOwner(display, selection, window, 0)
    var event = XEvent()
    event.xclient = XClientMessageEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = root
    event.xclient.message_type = atom("MANAGER")
    event.xclient.format = 32
    (event.xclient.data.l.1, event.xclient.data.l.2) = (Int(selection), Int(window))
    XSendEvent(display, root, 0, StructureNotifyMask, &event)
    sync()
    return window
  }

  /// Announces other settings.
  public func changeSettings(_ settings: [DesktopSetting], of window: UInt) {
    let name = atom("_XSETTINGS_SETTINGS")
    setBytes(name, type: name, of: window, DesktopSetting.bytes(settings))
  }

  private func setBytes(_ property: UInt, type: UInt, of window: UInt, _ bytes: [UInt8]) {
    XChangeProperty(
      display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    sync()
  }
}
