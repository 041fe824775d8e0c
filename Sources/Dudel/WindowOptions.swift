internal import DudelGeometry
internal import DudelTools

/// The options of the window.
struct WindowOptions: Equatable {
  var size = Size(width: 1100, height: 760)
  var scale: Double?
  var tool: String?
  var record: String?
  var play: String?
  var recover: String?
  var showsDamage = false
  var file: String?

  /// All options, in the order of the help.
  static let all: [CommandOption<WindowOptions>] = [
    CommandOption(
      name: "--size", placeholder: "WxH", meaning: "a width and a height such as 1100x760",
      help: "size of the window in px at scale 1 (default 1100x760)",
      apply: { value, options in
        let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
          (1...32_767).contains(width), (1...32_767).contains(height)
        else { return false }
        options.size = Size(width: Double(width), height: Double(height))
        return true
      }),
    CommandOption(
      name: "--scale", placeholder: "N", meaning: "a number from 0.5 to 8",
      help: "device px for one px (default: the desktop's)",
      apply: { value, options in
        guard let scale = Double(value), (0.5...8).contains(scale) else { return false }
        options.scale = scale
        return true
      }),
    CommandOption(
      name: "--tool", placeholder: "NAME",
      meaning: "one of " + ToolCatalogue.all.map(\.id).joined(separator: ", "),
      help: "tool at start: " + ToolCatalogue.all.map(\.id).joined(separator: ", "),
      apply: { value, options in
        guard ToolCatalogue.descriptor(id: value) != nil else { return false }
        options.tool = value
        return true
      }),
    CommandOption(
      name: "--record", placeholder: "LOG", meaning: "a file",
      help: "record all input into a file",
      apply: take(\.record)),
    CommandOption(
      name: "--play", placeholder: "LOG", meaning: "a recording",
      help: "play a recording in the window",
      apply: take(\.play)),
    CommandOption(
      name: "--recover", placeholder: "NAME", meaning: "the name of a journal",
      help: "open a drawing that was not saved, by its journal",
      apply: take(\.recover)),
    CommandOption(
      name: "--show-damage", help: "tint what was painted last",
      apply: { $0.showsDamage = true }),
  ]

  /// Takes any text but an empty one.
  private static func take(
    _ option: WritableKeyPath<WindowOptions, String?>
  ) -> (String, inout WindowOptions) -> Bool {
    { value, options in
      options[keyPath: option] = value
      return !value.isEmpty
    }
  }
}
