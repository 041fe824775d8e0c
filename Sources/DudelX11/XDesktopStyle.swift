internal import CX11

/// What the desktop wants of its programs' looks.
public struct XDesktopStyle: Equatable {
  /// How many device px one px at scale 1 takes.
  public let scale: Double
  /// Tells whether light letters on dark ground are wanted.
  public let isDark: Bool

  /// Tells whether things may move smoothly.
  public let animates: Bool

  /// Asks the desktop: its settings first, then the resource database.
  public init(_ connection: XConnection) {
    let settings = connection.readSettings()
    isDark = settings.isDark
    animates = settings.integer("Gtk/EnableAnimations") != 0
    scale = settings.scale ?? Self.scale(resources: connection.resources)
  }

  /// The scale that a resource database asks for.
  nonisolated static func scale(resources: String) -> Double {
    for line in resources.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0] == "Xft.dpi" else { continue }
      let value = parts[1].drop { $0 == " " || $0 == "\t" }
      // Absurd values are slips of configuration tools.
      guard let dpi = Double(value), (48...768).contains(dpi) else { return 1 }
      return dpi / 96
    }
    return 1
  }
}

extension XConnection {
  /// The text of the resource database (`xrdb`) when the connection was opened.
  fileprivate var resources: String {
    XResourceManagerString(display).map { String(cString: $0) } ?? ""
  }
}
