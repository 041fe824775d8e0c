internal import DudelGeometry
internal import DudelModel

/// What lengths are measured by at a place in an SVG text.
struct SVGLengths {
  /// What a percentage is a part of.
  enum Axis {
    case horizontal, vertical, diagonal
  }

  /// The extents of the nearest viewport, in its own units.
  var viewport: Size
  var fontSize = SVGStyle.start.font.size

  init(viewport: Size) { self.viewport = viewport }

  /// A length in user units, or `nil` where the value is none.
  func length(_ value: SVGValue, _ axis: Axis) -> Double? {
    var scanner = SVGNumberScanner(value)
    guard let length = next(&scanner, axis), scanner.isAtEnd else { return nil }
    return length
  }

  /// The next length of a list.
  func next(_ scanner: inout SVGNumberScanner, _ axis: Axis) -> Double? {
    guard let number = scanner.number(), let unit = unit(scanner.unit(), axis) else { return nil }
    let length = number * unit
    return length.isFinite ? length : nil
  }

  private func unit(_ unit: SVGValue, _ axis: Axis) -> Double? {
    if unit.isEmpty { return 1 }
    switch unit.string.lowercased() {
    case "px": return 1
    case "%": return extent(axis) / 100
    case "pt": return 96.0 / 72
    case "pc": return 16
    case "mm": return 96 / 25.4
    case "cm": return 96 / 2.54
    case "in": return 96
    case "em": return fontSize
    case "ex": return fontSize / 2
    default: return nil
    }
  }

  private func extent(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: viewport.width
    case .vertical: viewport.height
    case .diagonal:
      ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }
  }
}
