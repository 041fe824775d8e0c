internal import CX11

/// What is known of the physical pointing devices.
struct XDeviceTable {
  private(set) var touchSources: Set<Int> = []
  private(set) var absoluteSources: Set<Int> = []

  /// Asks the server for all devices anew; one round trip.
  init(_ connection: XConnection) {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(connection.display, Int32(XIAllDevices), &count) else {
      return
    }
    defer { XIFreeDeviceInfo(devices) }
    for index in 0..<Int(count) { add(devices[index]) }
  }

  private mutating func add(_ device: XIDeviceInfo) {
    guard device.use == XISlavePointer || device.use == XIFloatingSlave else { return }
    for index in 0..<Int(device.num_classes) {
      guard let any = device.classes?[index] else { continue }
      switch any.pointee.type {
      case Int32(XITouchClass): touchSources.insert(Int(device.deviceid))
      case Int32(XIValuatorClass):
        any.withMemoryRebound(to: XIValuatorClassInfo.self, capacity: 1) { valuator in
          guard valuator.pointee.number == 0, valuator.pointee.mode == XIModeAbsolute else {
            return
          }
          absoluteSources.insert(Int(device.deviceid))
        }
      default: break
      }
    }
  }
}
