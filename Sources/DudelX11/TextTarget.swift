/// A form in which programs hand text to each other, the best first.
enum TextTarget: CaseIterable {
  case utf8String
  case plainUTF8
  /// MIME leaves its encoding open; in practice it is UTF-8.
  case plain
  case compoundText
  /// `STRING`, which is Latin-1 (ICCCM §2.7.1).
  case latin1
  /// Whatever the owner likes best.
  case text

  /// The name under which it is asked for.
  var name: XAtoms.Name {
    switch self {
    case .utf8String: .utf8String
    case .plainUTF8: .plainUTF8
    case .plain: .plain
    case .compoundText: .compoundText
    case .latin1: .string
    case .text: .text
    }
  }

  /// The target of a name, if it is one of text.
  init?(_ name: XAtoms.Name?) {
    guard let target = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = target
  }

  /// The text of a property; `compoundText` knows the one form that takes tables.
  ///
  /// Damaged text is repaired, and bytes whose encoding nobody tells are taken for UTF-8 as long as
  /// that fits.
  func decode(_ bytes: [UInt8], compoundText: ([UInt8]) -> String?) -> String? {
    // Some owners count the end mark of C's strings.
    let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    let bytes = end == bytes.count ? bytes : Array(bytes[..<end])
    switch self {
    case .utf8String, .plainUTF8: return String(decoding: bytes, as: UTF8.self)
    case .plain, .text: return String(validating: bytes, as: UTF8.self) ?? Latin1.text(bytes)
    case .latin1: return Latin1.text(bytes)
    case .compoundText: return compoundText(bytes)
    }
  }
}
