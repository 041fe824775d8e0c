/// A drawing that was not saved when the program that it was in ended.
public struct LostDrawing: Sendable {
  /// The journal that tells of it.
  public let journal: String
  /// When it was worked on last, in seconds since 1970.
  public let changed: Int
  let nanoseconds: Int
  /// The drawing itself.
  public let recovered: RecoveredDrawing
}
