internal import CX11

/// What is known of the physical pointing devices.
struct XDeviceTable {
  private(set) var touchSources: Set<Int> = []
  private(set) var absoluteSources: Set<Int> = []
  /// Devices whose tip can be pressed more or less.
  private(set) var pens: Set<Int> = []
  /// The axes that scroll, by their devices.
  private(set) var scrollAxes: [Int: [XScrollAxis]] = [:]

  /// Knows of none.
  init() {}

  /// Asks the server for all devices anew; one round trip.
  init(_ connection: XConnection) {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(connection.display, Int32(XIAllDevices), &count) else {
      return
    }
    defer { XIFreeDeviceInfo(devices) }
    for index in 0..<Int(count) { add(devices[index], pressure: connection.atoms[.absPressure]) }
    pens.subtract(touchSources)
    pens.formIntersection(absoluteSources)
  }

  private mutating func add(_ device: XIDeviceInfo, pressure: Atom) {
    guard device.use == XISlavePointer || device.use == XIFloatingSlave else { return }
    let id = Int(device.deviceid)
    var values: [Int: Double] = [:]
    for index in 0..<Int(device.num_classes) {
      guard let any = device.classes?[index] else { continue }
      switch any.pointee.type {
      case Int32(XITouchClass): touchSources.insert(id)
      case Int32(XIValuatorClass):
        let valuator = any.withMemoryRebound(to: XIValuatorClassInfo.self, capacity: 1) {
          $0.pointee
        }
        values[Int(valuator.number)] = valuator.value
        if valuator.number == 0, valuator.mode == XIModeAbsolute { absoluteSources.insert(id) }
        if valuator.label == pressure, valuator.max > valuator.min { pens.insert(id) }
      case Int32(XIScrollClass):
        let scroll = any.withMemoryRebound(to: XIScrollClassInfo.self, capacity: 1) { $0.pointee }
        guard scroll.increment != 0, scroll.increment.isFinite else { continue }
        scrollAxes[id, default: []].append(
          XScrollAxis(
            number: Int(scroll.number), isVertical: scroll.scroll_type == XIScrollTypeVertical,
            increment: scroll.increment))
      default: break
      }
    }
    scrollAxes[id] = scrollAxes[id]?.map { axis in
      var axis = axis
      axis.last = values[axis.number]
      return axis
    }
  }

  /// Tells whether there are touch screens or pens.
  var hasOtherThanMice: Bool { !touchSources.isEmpty || !pens.isEmpty }

  /// Tells whether a device has a wheel with axes of its own, or a touchpad's.
  func hasScrollAxes(_ source: Int) -> Bool { scrollAxes[source]?.isEmpty == false }

  /// Takes the values of an event's axes over and tells how many notches they scroll, down and to the
  /// right.
  mutating func scroll(_ values: [Int: Double], of source: Int) -> (x: Double, y: Double) {
    var notches = (x: 0.0, y: 0.0)
    for index in scrollAxes[source, default: []].indices {
      guard let number = scrollAxes[source]?[index].number, let value = values[number],
        let moved = scrollAxes[source]?[index].move(to: value)
      else { continue }
      if scrollAxes[source]?[index].isVertical == true {
        notches.y += moved
      } else {
        notches.x += moved
      }
    }
    return notches
  }
}
