/// A message of the `inputtest` driver's protocol 1.1: C structs in the machine's byte order.
struct InputTestMessage {
  private(set) var bytes: [UInt8]

  /// A message of a type, all zero after its header.
  private init(type: UInt32, size: Int) {
    bytes = [UInt8](repeating: 0, count: size)
    store(UInt32(size), at: 0)
    store(type, at: 4)
  }

  /// The greeting that opens a connection.
  static var clientVersion: InputTestMessage {
    var message = InputTestMessage(type: 0, size: 12)
    message.store(UInt16(1), at: 8)
    message.store(UInt16(1), at: 10)
    return message
  }

  /// Asks for an answer when all before it is done.
  static var waitForSync: InputTestMessage { InputTestMessage(type: 1, size: 8) }

  /// A motion to values of axes.
  static func motion(isAbsolute: Bool, axes: [Int: Double]) -> InputTestMessage {
    var message = InputTestMessage(type: 2, size: 1056)
    message.store(UInt32(isAbsolute ? 1 : 0), at: 8)
    message.store(axes: axes, at: 16)
    return message
  }

  /// A pen that comes near, or goes.
  static func proximity(isIn: Bool) -> InputTestMessage {
    var message = InputTestMessage(type: 3, size: 1056)
    message.store(UInt32(isIn ? 1 : 0), at: 8)
    return message
  }

  /// A button pressed or released where the pointer is.
  static func button(_ button: Int, isPress: Bool) -> InputTestMessage {
    var message = InputTestMessage(type: 4, size: 1064)
    message.store(Int32(button), at: 12)
    message.store(UInt32(isPress ? 1 : 0), at: 16)
    return message
  }

  /// A key pressed or released, by its X keycode.
  static func key(_ keycode: Int, isPress: Bool) -> InputTestMessage {
    var message = InputTestMessage(type: 5, size: 16)
    message.store(Int32(keycode), at: 8)
    message.store(UInt32(isPress ? 1 : 0), at: 12)
    return message
  }

  /// What a finger does; the numbers are the protocol's.
  enum TouchPhase: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  /// A finger set down, moved or lifted.
  static func touch(_ finger: Int, _ phase: TouchPhase, axes: [Int: Double]) -> InputTestMessage {
    var message = InputTestMessage(type: 6, size: 1056)
    message.store(UInt32(finger), at: 8)
    message.store(phase.rawValue, at: 12)
    message.store(axes: axes, at: 16)
    return message
  }

  /// Two fingers on a touch pad that move together and change their distance; the scale counts from
  /// the gesture's beginning.
  static func pinch(
    _ phase: GesturePhase, dx: Double = 0, dy: Double = 0, scale: Double
  ) -> InputTestMessage {
    var message = InputTestMessage(type: 7, size: 64)
    message.store(phase.rawValue, at: 8)
    message.store(UInt16(2), at: 10)
    for (value, offset) in [(dx, 16), (dy, 24), (dx, 32), (dy, 40), (scale, 48)] {
      message.store(value, at: offset)
    }
    return message
  }

  /// Where a gesture is; the numbers are the protocol's.
  enum GesturePhase: UInt16 {
    case begin = 27
    case update = 28
    case end = 29
  }

  private mutating func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: value, toByteOffset: offset, as: Value.self) }
  }

  /// A valuator block: a mask of the axes that are there, and 64 values by axis number.
  private mutating func store(axes: [Int: Double], at offset: Int) {
    for (axis, value) in axes {
      bytes[offset + 4 + axis / 8] |= 1 << (axis % 8)
      store(value, at: offset + 16 + axis * 8)
    }
  }
}
