/// A drawing that is being read into this window.
struct LoadingState {
  /// The file.
  let path: String
  /// Whether the program has no other purpose, so that it ends where the file can't be read.
  let isPurpose: Bool
  /// What hands did in the meantime, as long as nothing shows that they should wait.
  var held: [InputEvent] = []
}
