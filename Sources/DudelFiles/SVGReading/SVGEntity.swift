/// An entity that an XML text declares.
///
/// Entities are never expanded here: a few small ones can make a text of any length.
struct SVGEntity {
  /// Texts that declare more than this are refused.
  static let mostCount = 256

  /// What the declaration says that the entity stands for; `nil` where it doesn't say so itself.
  let value: [UInt8]?

  /// Tells whether this is a text that uses no other entity.
  var isSimple: Bool { value.map { !$0.contains(UInt8(ascii: "&")) } ?? false }

  /// Tells whether somebody else may expand the entities of a text: however often they are used,
  /// it stays small.
  static func areHarmless(_ entities: [SVGEntity], in bytes: [UInt8]) -> Bool {
    guard entities.allSatisfy(\.isSimple) else { return false }
    let longest = entities.map { $0.value?.count ?? 0 }.max() ?? 0
    let uses = bytes.count { $0 == UInt8(ascii: "&") }
    let (length, isTooLong) = longest.multipliedReportingOverflow(by: uses)
    return !isTooLong && length < 1 << 20
  }
}
