internal import DudelModel

/// What is being written, and what follows when it is.
struct SavingState {
  /// The state of the drawing that is being written.
  var current: Drawing.State?
  /// Save was asked for again in the meantime.
  var isRequestedAgain = false
  /// The program ends after a save that worked.
  var closesAfterwards = false
}
