/// The lost drawings that the window offers, and what was chosen.
struct RecoveryList: Equatable {
  /// The drawings, in the order in which they were left.
  var works: [LostWork]
  /// The one that is being read.
  var awaited: String?
}
