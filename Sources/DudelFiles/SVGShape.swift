internal import DudelGeometry

/// The basic shapes of SVG 1.1 (§9) and `path` (§8) as paths.
enum SVGShape {
  /// The names of the elements that are drawn.
  static let names: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// The path of an element, or `nil` where its attributes make none.
  static func path(_ name: String, _ attributes: [String: String]) -> BezierPath? {
    func number(_ key: String) -> Double? {
      guard let text = attributes[key] else { return nil }
      var scanner = SVGNumberScanner(text)
      return scanner.number()
    }
    func value(_ key: String) -> Double { number(key) ?? 0 }
    switch name {
    case "path": return SVGPathParser.parse(attributes["d"] ?? "").path
    case "rect":
      let rect = Rect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
      guard !rect.isEmpty, value("width") > 0, value("height") > 0 else { return nil }
      let rx = number("rx") ?? number("ry") ?? 0
      return .roundedRectangle(rect, radiusX: rx, radiusY: number("ry") ?? rx)
    case "circle": return ellipse(value("cx"), value("cy"), value("r"), value("r"))
    case "ellipse": return ellipse(value("cx"), value("cy"), value("rx"), value("ry"))
    case "line":
      return .line(
        from: Point(x: value("x1"), y: value("y1")), to: Point(x: value("x2"), y: value("y2")))
    case "polyline", "polygon":
      var path = BezierPath(polyline: points(attributes["points"] ?? ""))
      if name == "polygon", !path.isEmpty { path.close() }
      return path
    default: return nil
    }
  }

  private static func ellipse(
    _ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double
  ) -> BezierPath? {
    guard rx > 0, ry > 0 else { return nil }
    return .ellipse(centre: Point(x: cx, y: cy), radiusX: rx, radiusY: ry)
  }

  private static func points(_ text: String) -> [Point] {
    var scanner = SVGNumberScanner(text)
    var points: [Point] = []
    while let x = scanner.number(), let y = scanner.number() { points.append(Point(x: x, y: y)) }
    return points
  }
}
