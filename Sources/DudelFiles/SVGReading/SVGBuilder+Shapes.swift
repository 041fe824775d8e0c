internal import DudelGeometry
internal import DudelModel

extension SVGBuilder {
  mutating func buildShape(_ element: SVGElement, _ node: Int, in scope: SVGScope) {
    let style = scope.style
    let shape = SVGShape(tree: tree, lengths: scope.lengths)
    guard style.isVisible, let path = shape.path(element, node, pointsLeft: &pointsLeft) else {
      return
    }
    if element.canHaveMarkers { checkMarkers(style) }
    let stroke = stroke(in: scope)
    let fill = color(style.fill, opacity: style.fillOpacity, in: scope)
    guard fill != nil || stroke != nil,
      let shape = PathDrawingInfo(
        path: path, stroke: stroke, fill: fill, fillRule: style.fillRule)
    else { return }
    if stroke != nil {
      if !scope.transform.isSimilarity { meet(.stretchedLine) }
      if style.hasVectorEffect { meet(.vectorEffect) }
      if style.strokesFirst, fill != nil { meet(.paintOrder) }
    }
    if style.features.contains(.hardEdges) { meet(.hardEdges) }
    guard scope.transform != .identity else { return add(shape) }
    let placed = shape.transformed(by: scope.transform)
    // What lies beyond all numbers can't be seen.
    guard let bounds = placed.path.bounds, bounds.isFinite else { return }
    add(placed)
  }

  private mutating func checkMarkers(_ style: SVGStyle) {
    for marker in [style.markerStart, style.markerMid, style.markerEnd] {
      guard let marker, let target = target(of: marker), tree.element(target) == .marker else {
        continue
      }
      meet(.marker)
    }
  }
}

extension SVGElement {
  fileprivate var canHaveMarkers: Bool {
    switch self {
    case .path, .line, .polyline, .polygon: true
    default: false
    }
  }
}

extension Rect {
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
