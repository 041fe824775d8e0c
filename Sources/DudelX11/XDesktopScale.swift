internal import CX11

extension XConnection {
  /// How many device px one px at scale 1 takes, from the desktop's `Xft.dpi`; 1 without any.
  public var desktopScale: Double {
    guard let resources = XResourceManagerString(display) else { return 1 }
    return Self.scale(resources: String(cString: resources))
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
