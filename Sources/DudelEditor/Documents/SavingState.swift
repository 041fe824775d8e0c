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
    /// How to export, for what is not the drawing's own file.
    var export: ExportSettings?
  }

  /// The state of the drawing that is being written, and how.
  var current: (state: Drawing.State, request: Request)?
  /// What is written if the question that is shown gets a yes.
  var questioned: Request?
  /// What was asked for in the meantime.
  var next: Request?
  /// Whether people were told that it takes its time.
  var isShown = false
  /// The program ends after a save that worked.
  var closesAfterwards = false
  /// Whether the drawing's file holds more than the drawing, and nobody has agreed to replace it.
  var isIncomplete = false

  /// Tells whether nothing is being written, or waits to be.
  var isIdle: Bool { current == nil && next == nil && questioned == nil }
}
