/// The words about the command line.
enum Usage {
  static let version = "0.1.0"

  /// The line that goes with every wrong usage.
  static let line = "usage: dudel [OPTIONS] [FILE] | dudel export IN OUT | dudel --help"

  static var help: String {
    """
    Dudel, a small drawing program.

    usage:
      dudel [OPTIONS] [FILE]     open a window with FILE, which may be new
      dudel export IN OUT        convert without a display (see dudel help export)
      dudel replay LOG OUT       draw a recording without a display
      dudel recover [N OUT]      list the drawings that were not saved, or write one
      dudel --version | --help

    options:
    \(CommandOption.help(WindowOptions.all))

    Recordings come from --record. The man page dudel(1) lists keys and environment.
    """
  }

  static var exportHelp: String {
    """
    Convert drawings without a display.

    usage:
    dudel export [OPTIONS] IN OUT [IN OUT …]

    IN is an SVG, a PNG or another picture; OUT ends in .png, .svg or .pdf.
    - stands for the standard input or output.

    options:
    \(CommandOption.help(ExportRequest.all))

    A PNG or SVG that was exported opens again as a drawing.
    """
  }
}
