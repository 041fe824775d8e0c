internal import DudelModel

/// What is being written, and what follows when it is.
struct SavingState {
  /// What someone asked to have written.
  struct Request {
    var path: String
    /// Whether a file that another program wrote may be replaced.
    var isReplacing = false
    /// Whether the sheet that asks for a file waits for the outcome.
    var isFromSheet = false
  }

  /// The state of the drawing that is being written, and how.
  var current: (state: Drawing.State, request: Request)?
  /// What was not written because another file stands there.
  var occupied: Request?
  /// What was asked for in the meantime.
  var next: Request?
  /// The program ends after a save that worked.
  var closesAfterwards = false
}
