/// A drawing's history as it can be written down: what was there before, and what was done then.
///
/// Doing the steps on the start, each with its numbers, and taking the undone ones back gives the
/// drawing again.
public struct DrawingHistory: Sendable {
  /// One step of the history.
  public struct Step: Sendable {
    /// What was done.
    public let operation: DrawingOperation
    /// The number of the object that it added, if it did.
    public let object: Int?
    /// The state of the drawing afterwards.
    public let state: Drawing.State
  }

  /// What the drawing was before the first step.
  public let start: Drawing
  /// The steps, also those that have been taken back, in the order in which they were done.
  public let steps: [Step]
  /// How many of the last steps have been taken back.
  public let undone: Int
  /// The largest number that an object ever had, or -1.
  public let lastObject: Int
  /// The largest number that a state ever had.
  public let lastState: Int
}
