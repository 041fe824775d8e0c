/// Which font a text is set in.
public struct FontDescription: Hashable, Sendable, Codable {
  /// The family's name as the desktop's font settings know it.
  public var family: String
  /// The size in the units of the space that the text is drawn in.
  public var size: Double

  /// Makes a description from a family and a size.
  public init(family: String, size: Double) {
    (self.family, self.size) = (family, size)
  }
}
