internal import CX11

/// What the desktop wants of its programs' looks.
struct XDesktopStyle: Equatable {
  /// The property of the root window that holds the resource database.
  static let resources = Atom(XA_RESOURCE_MANAGER)

  /// How many device px one px at scale 1 takes.
  let scale: Double
  /// Tells whether light letters on dark ground are wanted.
  let isDark: Bool
  /// Tells whether things may move smoothly.
  let animates: Bool

  /// Asks the desktop: its settings first, which a window has as a property, then the resource
  /// database.
  init(_ connection: XConnection, announcer: Window) {
    let settings =
      announcer == 0
      ? XSettings()
      : XSettings(
        property: connection.readBytes(connection.atoms[.settings], of: announcer) ?? [])
    isDark = settings.isDark
    animates = settings.integer("Gtk/EnableAnimations") != 0
    // Xlib's own copy of the database is as old as the connection.
    scale =
      settings.scale
      ?? Self.scale(
        resources: String(
          decoding: connection.readBytes(Self.resources, of: connection.root) ?? [],
          as: UTF8.self))
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
