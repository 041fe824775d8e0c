/// An option: the one place for its name, help and meaning.
struct CommandOption<Target> {
  let name: String
  /// What stands for its value in the help, or `nil` for an option without one.
  let placeholder: String?
  /// What the value must be, in words that complete `--name needs …`.
  let meaning: String
  let help: String
  /// Takes a value over, or refuses it.
  let apply: (String, inout Target) -> Bool

  /// Makes an option with a value.
  init(
    name: String, placeholder: String, meaning: String, help: String,
    apply: @escaping (String, inout Target) -> Bool
  ) {
    (self.name, self.placeholder, self.meaning) = (name, placeholder, meaning)
    (self.help, self.apply) = (help, apply)
  }

  /// Makes an option that has no value.
  init(name: String, help: String, apply: @escaping (inout Target) -> Void) {
    (self.name, self.placeholder, self.meaning, self.help) = (name, nil, "no value", help)
    self.apply = { _, target in
      apply(&target)
      return true
    }
  }

  /// The lines of a help text about options.
  static func help(_ options: [CommandOption]) -> String {
    let heads = options.map {
      ([$0.name] + [$0.placeholder].compactMap(\.self)).joined(separator: " ")
    }
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
    var value = parts.count == 2 ? String(parts[1]) : nil
    if let placeholder = option.placeholder {
      value = value ?? rest.popFirst()
      if value == nil { throw Options.UsageError(reason: "\(name) needs \(placeholder)") }
    } else if value != nil {
      throw Options.UsageError(reason: "\(name) takes no value")
    }
    guard option.apply(value ?? "", &target) else {
      throw Options.UsageError(reason: "\(name) needs \(option.meaning), not “\(value ?? "")”")
    }
  }
}
