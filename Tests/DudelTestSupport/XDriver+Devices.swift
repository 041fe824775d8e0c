import CX11
import Glibc

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

  /// Makes a second pointer on the screen, with a keyboard, and returns its number.
  public func makePointer(named name: String) throws -> Int32 {
    guard let copy = strdup(name) else { throw RigError("No memory for a name.") }
    defer { free(copy) }
    var change = XIAnyHierarchyChangeInfo()
    change.add.type = XIAddMaster
    change.add.name = copy
    change.add.send_core = 1
    change.add.enable = 1
    XIChangeHierarchy(display, &change, 1)
    sync()
    guard let id = deviceID(named: "\(name) pointer") else {
      throw RigError("There is no second pointer.")
    }
    return id
  }

  /// Puts one of several pointers at a place on the screen.
  public func warp(_ pointer: Int32, to point: PixelPoint) {
    XIWarpPointer(display, pointer, 0, root, 0, 0, 0, 0, Double(point.x), Double(point.y))
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
