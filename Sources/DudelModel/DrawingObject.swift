/// A drawable with its place in a drawing's history.
public struct DrawingObject: Sendable, Identifiable {
  /// What tells objects of one drawing apart; never used twice.
  public let id: Int
  /// What is drawn.
  public let drawable: any Drawable

  /// Makes an object of a drawing that was written down.
  public init(id: Int, drawable: any Drawable) { (self.id, self.drawable) = (id, drawable) }
}
