internal import DudelModel

/// The presentation attributes that an element has or inherits.
struct SVGStyle {
  var fill: Color? = .black
  var stroke: Color?
  var strokeWidth = 1.0
  var cap = StrokeStyle.Cap.butt
  var join = StrokeStyle.Join.miter

  /// The style of a child with these attributes.
  func inherited(with attributes: [String: String]) -> SVGStyle {
    var style = self
    if let value = attributes["fill"] { style.fill = Self.color(value) }
    if let value = attributes["stroke"] { style.stroke = Self.color(value) }
    if let value = attributes["stroke-width"] {
      var scanner = SVGNumberScanner(value)
      style.strokeWidth = max(0, scanner.number() ?? strokeWidth)
    }
    switch attributes["stroke-linecap"] {
    case "round": style.cap = .round
    case "square": style.cap = .square
    case "butt": style.cap = .butt
    default: break
    }
    switch attributes["stroke-linejoin"] {
    case "round": style.join = .round
    case "bevel": style.join = .bevel
    case "miter": style.join = .miter
    default: break
    }
    return style
  }

  /// A colour as `#rgb`, `#rrggbb`, `currentColor` (black here) or one of the basic names.
  static func color(_ text: String) -> Color? {
    let value = text.lowercased()
    if value.first == "#", value.dropFirst().allSatisfy(\.isHexDigit),
      let number = UInt32(value.dropFirst(), radix: 16)
    {
      switch value.count {
      case 7: return Color(hex: number)
      case 4:
        let (r, g, b) = (number >> 8 & 15, number >> 4 & 15, number & 15)
        return Color(hex: (r << 16 | g << 8 | b) * 0x11)
      default: return nil
      }
    }
    switch value {
    case "currentcolor", "black": return .black
    case "white": return .white
    default: return nil
    }
  }
}
