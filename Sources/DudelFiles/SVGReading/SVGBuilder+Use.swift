internal import DudelGeometry
internal import DudelModel

extension SVGBuilder {
  /// Shows another element once more (SVG 1.1 §5.6).
  mutating func buildUse(_ node: Int, in scope: SVGScope) throws(SVGReadingError) {
    guard let reference = tree.reference(node), !reference.isEmpty else { return }
    guard reference.first == UInt8(ascii: "#") else { return meet(.link) }
    guard let target = target(of: reference), !scope.used.contains(target),
      !isAncestor(target, of: node)
    else { return }
    let lengths = scope.lengths
    var inner = scope
    inner.used.append(target)
    inner.contextFill = resolved(scope.style.fill, in: scope)
    inner.contextStroke = resolved(scope.style.stroke, in: scope)
    let place = Point(
      x: length(node, .x, .horizontal, lengths) ?? 0,
      y: length(node, .y, .vertical, lengths) ?? 0)
    if place != .zero { inner.transform = inner.transform.after(.translation(place)) }
    let size = (
      width: length(node, .width, .horizontal, lengths),
      height: length(node, .height, .vertical, lengths)
    )
    switch tree.element(target) {
    case .symbol, .svg: try buildUsed(target, in: inner, size: size)
    default: try build(target, in: inner)
    }
  }

  private func isAncestor(_ other: Int, of node: Int) -> Bool {
    var ancestor: Int? = node
    while let candidate = ancestor {
      if candidate == other { return true }
      ancestor = tree.parent(candidate)
    }
    return false
  }

  /// Shows an element that has a viewport of its own, of the size that its user says.
  private mutating func buildUsed(
    _ node: Int, in scope: SVGScope, size: (width: Double?, height: Double?)
  ) throws(SVGReadingError) {
    guard var inner = entered(node, from: scope) else { return }
    inner.depth += 1
    let first = drawables.count
    try buildViewport(node, in: inner, outer: scope, size: size)
    finish(inner.style, in: inner, from: first)
  }

  /// Shows the children of an element that has a viewport of its own, and cuts off what lies
  /// outside.
  mutating func buildViewport(
    _ node: Int, in scope: SVGScope, outer: SVGScope, size: (width: Double?, height: Double?)
  ) throws(SVGReadingError) {
    let lengths = outer.lengths
    let width = size.width ?? length(node, .width, .horizontal, lengths) ?? lengths.viewport.width
    let height =
      size.height ?? length(node, .height, .vertical, lengths) ?? lengths.viewport.height
    guard width > 0, height > 0 else { return }
    let viewport = Rect(
      x: length(node, .x, .horizontal, lengths) ?? 0,
      y: length(node, .y, .vertical, lengths) ?? 0, width: width, height: height)
    var inner = scope
    if let box = SVGViewBox(tree.value(node, .viewBox)) {
      let fit = SVGAspectRatio(tree.value(node, .preserveAspectRatio))
      guard let transform = box.transform(into: viewport, fit) else { return }
      inner.transform = scope.transform.after(transform)
      inner.lengths.viewport = box.rect.size
    } else {
      inner.transform = scope.transform.after(.translation(viewport.origin))
      inner.lengths.viewport = viewport.size
    }
    let first = drawables.count
    try buildChildren(of: node, in: inner)
    if scope.style.hidesOverflow ?? true { clip(from: first, to: viewport, scope.transform) }
  }
}
