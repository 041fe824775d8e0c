/// Notices when an input method takes keys and gives nothing back; times are in milliseconds.
nonisolated struct InputMethodWatchdog: Equatable, Sendable {
  /// How many keys a living input method may keep to itself.
  static let mostKeys = 3
  /// How long it may take for the first of them.
  static let longestSilence = 1_000

  private var swallowed = 0
  private var silentSince = 0

  /// Tells whether keys went out that nothing came back for yet.
  var isWaiting: Bool { swallowed > 0 }

  /// The input method has taken a key press.
  mutating func swallow(at now: Int) {
    if swallowed == 0 { silentSince = now }
    swallowed = min(swallowed + 1, Self.mostKeys)
  }

  /// The input method has shown a sign of life.
  mutating func hear() { swallowed = 0 }

  /// When the silence will have lasted too long, if it is in doubt.
  var deadline: Int? {
    swallowed >= Self.mostKeys ? silentSince + Self.longestSilence : nil
  }

  /// Tells whether the silence has lasted too long.
  func isOverdue(at now: Int) -> Bool { deadline.map { $0 <= now } ?? false }
}
