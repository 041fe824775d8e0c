/// An option with a value: the one place for its name, help and meaning.
struct CommandOption<Target> {
  let name: String
  let placeholder: String
  /// What the value must be, in words that complete `--name needs …`.
  let meaning: String
  let help: String
  /// Takes a value over, or refuses it.
  let apply: (String, inout Target) -> Bool

  /// The lines of a help text about options.
  static func help(_ options: [CommandOption]) -> String {
    let heads = options.map { "\($0.name) \($0.placeholder)" }
    let width = (heads.map(\.count).max() ?? 0) + 2
    return zip(heads, options).map { head, option in
      "  \(head)\(String(repeating: " ", count: width - head.count))\(option.help)"
    }.joined(separator: "\n")
  }

  /// Takes an option over whose name and perhaps value stand in one word, or the value in the next.
  static func parse(
    _ argument: String, _ options: [CommandOption], rest: inout ArraySlice<String>,
    into target: inout Target
  ) throws(Options.UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw Options.UsageError(reason: "unknown option “\(name)”")
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw Options.UsageError(reason: "\(name) needs \(option.placeholder)")
    }
    guard option.apply(value, &target) else {
      throw Options.UsageError(reason: "\(name) needs \(option.meaning), not “\(value)”")
    }
  }
}
