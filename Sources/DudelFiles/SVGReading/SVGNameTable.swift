/// Finds names among a fixed set of them without making strings.
struct SVGNameTable<Name: RawRepresentable & CaseIterable & Sendable>: Sendable
where Name.RawValue == String {
  private struct Entry {
    let bytes: [UInt8]
    let name: Name
  }

  private let slots: [Entry?]

  init(_ type: Name.Type) {
    let names = Array(Name.allCases)
    var count = 16
    while count < 4 * names.count { count *= 2 }
    var slots = [Entry?](repeating: nil, count: count)
    for name in names {
      let bytes = Array(name.rawValue.utf8)
      var index = Self.hash(bytes) & (count - 1)
      while slots[index] != nil { index = (index + 1) & (count - 1) }
      slots[index] = Entry(bytes: bytes, name: name)
    }
    self.slots = slots
  }

  /// The name that some bytes spell, if it is among those that are known.
  func name(_ bytes: some RandomAccessCollection<UInt8>) -> Name? {
    var index = Self.hash(bytes) & (slots.count - 1)
    while let entry = slots[index] {
      if entry.bytes.count == bytes.count, entry.bytes.elementsEqual(bytes) { return entry.name }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a over the last bytes, which differ the most.
  private static func hash(_ bytes: some RandomAccessCollection<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes.suffix(24) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash)
  }
}

enum SVGNames {
  static let elements = SVGNameTable(SVGElement.self)
  static let attributes = SVGNameTable(SVGAttribute.self)
}
