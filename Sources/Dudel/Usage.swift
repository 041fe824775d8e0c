/// The words about the command line.
enum Usage {
  static let version = "0.1.0"

  /// The line that goes with every wrong usage.
  static let line = "usage: dudel [OPTIONS] [FILE] | dudel replay LOG OUT.png | dudel --help"

  static var help: String {
    let options = WindowOptions.all.map { option in
      let head = "\(option.name) \(option.placeholder)"
      return "  \(head)\(String(repeating: " ", count: max(1, 16 - head.count)))\(option.help)"
    }
    return """
      Dudel, a small drawing program.

      usage:
        dudel [OPTIONS] [FILE]     open a window; Save will write FILE (.png)
        dudel replay LOG OUT.png   draw a recording without a display
        dudel --version | --help

      options:
      \(options.joined(separator: "\n"))

      Recordings come from --record. The man page dudel(1) lists keys and environment.
      """
  }
}
