import CX11

extension XDriver {
  /// Switches an input device off or on, as unplugging it or `xinput disable` does.
  ///
  /// The device's socket is dead afterwards: don't speak to the injector's device again.
  public func setDevice(_ device: InputTestDevice, isEnabled: Bool) throws {
    guard let id = deviceID(named: device.name) else {
      throw RigError("There is no device \(device.name).")
    }
    var value: UInt8 = isEnabled ? 1 : 0
    XIChangeProperty(
      display, id, atom("Device Enabled"), XA_INTEGER, 8, PropModeReplace, &value, 1)
    sync()
  }

  /// The number of an input device, or nil if there is none of that name.
  public func deviceID(named name: String) -> Int32? {
    var count: Int32 = 0
    guard hasInput2, let devices = XIQueryDevice(display, XIAllDevices, &count) else { return nil }
    defer { XIFreeDeviceInfo(devices) }
    return UnsafeBufferPointer(start: devices, count: Int(count))
      .first { String(cString: $0.name) == name }?.deviceid
  }
}
