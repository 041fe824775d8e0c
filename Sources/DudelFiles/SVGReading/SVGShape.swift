internal import DudelGeometry

/// The basic shapes of SVG 1.1 (§9) and `path` (§8) as paths.
struct SVGShape {
  let tree: SVGTree
  let lengths: SVGLengths

  /// The path of an element, or `nil` where its attributes make none.
  ///
  /// - Parameter pointsLeft: how many more points may be made; negative where that is not enough.
  func path(_ element: SVGElement, _ node: Int, pointsLeft: inout Int) -> BezierPath? {
    switch element {
    case .path:
      guard let data = tree.value(node, .d) else { return nil }
      return SVGPathParser.parse(data, pointsLeft: &pointsLeft).path
    case .rect: return rectangle(node)
    case .circle:
      guard let r = number(node, .r, .diagonal) else { return nil }
      return ellipse(node, r, r)
    case .ellipse:
      let (rx, ry) = radii(node)
      guard let first = rx ?? ry, let second = ry ?? rx else { return nil }
      return ellipse(node, first, second)
    case .line:
      return .line(
        from: Point(x: value(node, .x1, .horizontal), y: value(node, .y1, .vertical)),
        to: Point(x: value(node, .x2, .horizontal), y: value(node, .y2, .vertical)))
    case .polyline, .polygon:
      let points = tree.value(node, .points).map { Self.points($0, most: pointsLeft) } ?? []
      pointsLeft -= points.count
      guard points.count > 1 else { return nil }
      var path = BezierPath(polyline: points)
      if element == .polygon { path.close() }
      return path
    default: return nil
    }
  }

  private func number(
    _ node: Int, _ name: SVGAttribute, _ axis: SVGLengths.Axis
  ) -> Double? {
    tree.value(node, name).flatMap { lengths.length($0, axis) }
  }

  private func value(_ node: Int, _ name: SVGAttribute, _ axis: SVGLengths.Axis) -> Double {
    number(node, name, axis) ?? 0
  }

  /// The radii that are said; a negative one is as good as none.
  private func radii(_ node: Int) -> (Double?, Double?) {
    (
      number(node, .rx, .horizontal).flatMap { $0 >= 0 ? $0 : nil },
      number(node, .ry, .vertical).flatMap { $0 >= 0 ? $0 : nil }
    )
  }

  private func rectangle(_ node: Int) -> BezierPath? {
    let (width, height) = (value(node, .width, .horizontal), value(node, .height, .vertical))
    guard width > 0, height > 0 else { return nil }
    let rect = Rect(
      x: value(node, .x, .horizontal), y: value(node, .y, .vertical), width: width,
      height: height)
    let (rx, ry) = radii(node)
    return .roundedRectangle(rect, radiusX: rx ?? ry ?? 0, radiusY: ry ?? rx ?? 0)
  }

  private func ellipse(_ node: Int, _ rx: Double, _ ry: Double) -> BezierPath? {
    guard rx > 0, ry > 0 else { return nil }
    let centre = Point(x: value(node, .cx, .horizontal), y: value(node, .cy, .vertical))
    return .ellipse(centre: centre, radiusX: rx, radiusY: ry)
  }

  private static func points(_ value: SVGValue, most: Int) -> [Point] {
    var scanner = SVGNumberScanner(value)
    var points: [Point] = []
    while points.count <= most, let x = scanner.number(), let y = scanner.number() {
      points.append(Point(x: x, y: y))
    }
    return points
  }
}
