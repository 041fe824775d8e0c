internal import CX11

/// The desktop's settings (XSETTINGS protocol, version 0.5).
struct XSettings: Equatable {
  /// The value of a setting; colours are not used.
  enum Value: Equatable {
    case integer(Int)
    case text(String)
  }

  private var values: [String: Value] = [:]

  /// No settings.
  init() {}

  /// Reads a manager's property; other programs write it, so that nothing in it is trusted.
  init(property bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let order = reader.byte(), order <= 1, reader.skip(3), reader.skip(4) else { return }
    reader.isBigEndian = order == 1
    guard let count = reader.word() else { return }
    for _ in 0..<min(count, 10_000) {
      guard let type = reader.byte(), reader.skip(1), let nameLength = reader.half(),
        let name = reader.text(length: nameLength), reader.skip(4)
      else { return }
      switch type {
      case 0:
        guard let value = reader.word() else { return }
        values[name] = .integer(Int(Int32(bitPattern: UInt32(value))))
      case 1:
        guard let length = reader.word(), let text = reader.text(length: length) else { return }
        values[name] = .text(text)
      case 2: guard reader.skip(8) else { return }
      default: return
      }
    }
  }

  /// A setting that is a number.
  func integer(_ name: String) -> Int? {
    if case .integer(let value)? = values[name] { value } else { nil }
  }

  /// A setting that is a text.
  func text(_ name: String) -> String? {
    if case .text(let value)? = values[name] { value } else { nil }
  }

  /// Tells whether the desktop's theme has light letters on dark ground.
  var isDark: Bool { text("Net/ThemeName")?.lowercased().contains("dark") == true }

  /// How many device px one px at scale 1 takes; `Xft/DPI` contains the scaling factor already.
  var scale: Double? {
    if let dpi = integer("Xft/DPI"), (48 * 1024...768 * 1024).contains(dpi) {
      return Double(dpi) / 1024 / 96
    }
    return integer("Gdk/WindowScalingFactor").flatMap { (1...8).contains($0) ? Double($0) : nil }
  }

  private struct Reader {
    let bytes: [UInt8]
    var isBigEndian = false
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func skip(_ count: Int) -> Bool {
      guard count >= 0, count <= bytes.count - index else { return false }
      index += count
      return true
    }

    mutating func byte() -> Int? { number(bytes: 1) }
    mutating func half() -> Int? { number(bytes: 2) }
    mutating func word() -> Int? { number(bytes: 4) }

    /// A text padded to a multiple of four bytes.
    mutating func text(length: Int) -> String? {
      let start = index
      guard skip(length), skip((4 - length % 4) % 4) else { return nil }
      return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }

    private mutating func number(bytes count: Int) -> Int? {
      let start = index
      guard skip(count) else { return nil }
      let digits = bytes[start..<index]
      let ordered = isBigEndian ? Array(digits) : digits.reversed()
      return ordered.reduce(0) { $0 << 8 | Int($1) }
    }
  }
}

extension XConnection {
  /// The bytes of a property of format 8, or `nil` where it is missing or of another format.
  func readBytes(_ property: Atom, of window: Window) -> [UInt8]? {
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, property, 0, 1 << 16, 0, Atom(AnyPropertyType), &type, &format, &count,
      &left, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, format == 8, let data else { return nil }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }
}
