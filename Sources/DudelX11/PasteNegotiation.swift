internal import DudelEditor

/// What to ask the owner of a selection next, until text has come or none can.
struct PasteNegotiation {
  /// What follows.
  enum Step: Equatable {
    case ask(TextTarget)
    case fail(PasteFailure)
  }

  /// What the owner was asked for last, or `nil` while it was asked for what it offers.
  private(set) var current: TextTarget?
  private var untried: [TextTarget] = []

  /// The owner has told what text it offers, or for `nil` would not say.
  mutating func listed(_ offered: Set<TextTarget>?) -> Step {
    // Programs that know no list are old, and know little else.
    untried = offered.map { TextTarget.allCases.filter($0.contains) } ?? [.utf8String, .latin1]
    return next()
  }

  /// The owner has refused, or has sent what is no text.
  mutating func refused() -> Step { current == nil ? listed(nil) : next() }

  private mutating func next() -> Step {
    guard !untried.isEmpty else { return .fail(.noText) }
    let target = untried.removeFirst()
    current = target
    return .ask(target)
  }
}
