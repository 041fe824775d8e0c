/// A property of a window, as read from the server.
public struct XProperty: Equatable, Sendable {
  /// The name of its type, such as CARDINAL, ATOM, UTF8_STRING.
  public let type: String
  /// Bits of an item: 8, 16 or 32.
  public let format: Int
  /// The items as numbers, whatever their format.
  public let items: [UInt]

  /// The items as text, for a property of format 8.
  public var text: String { String(decoding: items.map { UInt8($0 & 0xff) }, as: UTF8.self) }
}
