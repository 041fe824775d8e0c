public import DudelGeometry
public import DudelModel

extension Double {
  /// The number with at most three decimals and without needless zeros.
  var testText: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let thousandths = Int((self * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + "\(whole)"
    guard rest != 0 else { return text }
    text += ".\(String(1000 + rest).dropFirst())"
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}

extension Point {
  /// The place as `x,y`.
  public var testText: String { "\(x.testText),\(y.testText)" }
}

extension BezierPath {
  /// The path as in SVG, such as `M 1,2 L 3,4 C 1,1 2,2 5,6 Z`.
  public var testText: String {
    elements.map { element in
      switch element {
      case .move(let point): "M \(point.testText)"
      case .line(let point): "L \(point.testText)"
      case .curve(let c1, let c2, let point):
        "C \(c1.testText) \(c2.testText) \(point.testText)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Color {
  /// The colour as `#rrggbb`, with its alpha where it is not opaque.
  public var testText: String {
    Pixel(red: red, green: green, blue: blue, alpha: alpha).description
  }
}

extension StrokeStyle {
  /// The style as `#rrggbb 2 round round [10 7]`: colour, width, cap, join, dashes.
  public var testText: String {
    let dashes = dashes.isEmpty ? "" : " [\(dashes.map(\.testText).joined(separator: " "))]"
    return "\(color.testText) \(width.testText) \(cap) \(join)\(dashes)"
  }
}

extension PathDrawingInfo {
  /// The filling, the line and the path.
  public var testText: String {
    let fill = fill.map { "fill \($0.testText), " } ?? ""
    let stroke = stroke.map { "stroke \($0.testText): " } ?? "no stroke: "
    return fill + stroke + path.testText
  }
}
