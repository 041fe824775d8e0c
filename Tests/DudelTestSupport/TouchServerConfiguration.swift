/// The configuration of an Xorg server without hardware: the dummy screen and five input devices
/// that take their events from sockets (the `inputtest` driver).
enum TouchServerConfiguration {
  /// The screen's size.
  static let width = 1280, height = 960

  /// The text of the configuration file, with its sockets in a folder.
  static func text(socketsIn folder: String) -> String {
    layout + devices.map { device(named: $0, options: $1, folder: folder) }.joined()
  }

  /// Name and options of each input device.
  private static let devices: [(InputTestDevice, [(String, String)])] = [
    (
      .pointer,
      [("DeviceType", "Pointer"), ("AccelerationProfile", "-1"), ("AccelerationScheme", "none")]
    ),
    (.keyboard, [("DeviceType", "Keyboard")]),
    (.touch, [("DeviceType", "Touch"), ("TouchCount", "10")]),
    (.pen, [("DeviceType", "PointerAbsoluteProximity"), ("PointerHasPressure", "true")]),
    (.touchpad, [("DeviceType", "PointerGesture")]),
  ]

  private static func device(
    named device: InputTestDevice, options: [(String, String)], folder: String
  ) -> String {
    let all = [("SocketPath", "\(folder)/\(device.socketName)")] + options
    let lines = all.map { "  Option \"\($0)\" \"\($1)\"\n" }.joined()
    return """
      Section "InputDevice"
        Identifier "\(device.name)"
        Driver "inputtest"
      \(lines)EndSection

      """
  }

  private static let layout = """
    Section "ServerLayout"
      Identifier "headless"
      Screen 0 "screen0"
      InputDevice "test-pointer" "CorePointer"
      InputDevice "test-keyboard" "CoreKeyboard"
      InputDevice "test-touch" "SendCoreEvents"
      InputDevice "test-pen" "SendCoreEvents"
      InputDevice "test-touchpad" "SendCoreEvents"
    EndSection
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoEnableDevices" "true"
      Option "AutoAddGPU" "false"
      Option "AutoBindGPU" "false"
      Option "AllowMouseOpenFail" "true"
      Option "DontVTSwitch" "true"
      Option "DontZap" "true"
      Option "BlankTime" "0"
      Option "StandbyTime" "0"
      Option "SuspendTime" "0"
      Option "OffTime" "0"
      Option "DPMS" "false"
    EndSection
    Section "Files"
      ModulePath "/usr/lib/xorg/modules"
    EndSection
    Section "Device"
      Identifier "dummy-gpu"
      Driver "dummy"
      VideoRam 65536
    EndSection
    Section "Monitor"
      Identifier "dummy-monitor"
      HorizSync 5.0 - 1000.0
      VertRefresh 5.0 - 200.0
      Modeline "1280x960" 101.25 1280 1360 1488 1696 960 963 967 996
    EndSection
    Section "Screen"
      Identifier "screen0"
      Device "dummy-gpu"
      Monitor "dummy-monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "1280x960"
        Virtual 1280 960
      EndSubSection
    EndSection

    """
}
