/// How long and how much the other side of a selection may take.
struct XSelectionLimits {
  /// How many milliseconds a paste waits for the next sign of its owner.
  var answer = 2_000
  /// How many milliseconds a transfer in pieces waits for its reader.
  var silence = 10_000
  /// How many milliseconds the end of the program waits for a clipboard manager.
  var handOver = 3_000
  /// How many bytes a paste takes.
  var size = 64 << 20
  /// How many bytes go into one property.
  var piece = 256 << 10
}
