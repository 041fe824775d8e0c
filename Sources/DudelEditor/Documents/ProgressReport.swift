/// How far something is that takes its time.
struct ProgressReport: Equatable {
  /// What is being read.
  let path: String
  /// How much is done, from 0 to 1.
  var fraction = 0.0

  /// The name without the folder.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
