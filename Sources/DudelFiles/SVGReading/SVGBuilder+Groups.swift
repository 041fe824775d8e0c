internal import DudelGeometry
internal import DudelModel

/// What is done to the drawables of an element together.
extension SVGBuilder {
  /// More drawables than this are not compared with each other.
  private static let mostCompared = 64

  /// Does to an element's drawables what its style says of all of them together.
  mutating func finish(_ style: SVGStyle, in scope: SVGScope, from first: Int) {
    if style.hasFilter { meet(.filter) }
    guard drawables.count > first else { return }
    if let clip = style.clipPath, SVGReference.parse(clip).flatMap({ target(of: $0.id) }) != nil {
      meet(.clipPath)
    }
    if style.mask != nil { meet(.mask) }
    if style.hasBlendMode { meet(.blendMode) }
    if style.opacity < 1 { fade(from: first, by: style.opacity) }
  }

  /// Lets the drawables shine through, which is the same as doing so together if none of them
  /// paints over anything.
  private mutating func fade(from first: Int, by opacity: Double) {
    guard opacity > 0 else { return replace(from: first, with: []) }
    let old = drawables[first...]
    guard old.count == 1 || old.count <= Self.mostCompared && areApart(Array(old)) else {
      return meet(.opacity)
    }
    let new = old.compactMap { faded($0, by: opacity) }
    guard new.count == old.count else { return meet(.opacity) }
    replace(from: first, with: new)
  }

  private func areApart(_ drawables: [any Drawable]) -> Bool {
    drawables.indices.allSatisfy { index in
      drawables[..<index].allSatisfy { !$0.bounds.intersects(drawables[index].bounds) }
    }
  }

  private func faded(_ drawable: any Drawable, by opacity: Double) -> (any Drawable)? {
    switch drawable {
    case let shape as PathDrawingInfo:
      guard shape.fill == nil || shape.stroke == nil else { return nil }
      var stroke = shape.stroke
      stroke?.color = shape.stroke?.color.faded(by: opacity) ?? .black
      return PathDrawingInfo(
        path: shape.path, stroke: stroke, fill: shape.fill?.faded(by: opacity),
        fillRule: shape.fillRule)
    case let words as TextDrawingInfo:
      guard let text else { return nil }
      return TextDrawingInfo(
        box: words.box, text: words.text, color: words.color.faded(by: opacity),
        font: words.font, layout: text
      )?.transformed(by: words.transform)
    default: return nil
    }
  }

  /// Leaves out what lies outside a rectangle; cutting a drawable in two is not possible.
  mutating func clip(from first: Int, to rect: Rect, _ transform: Transform) {
    guard drawables.count > first else { return }
    guard let inverse = transform.inverted else { return replace(from: first, with: []) }
    let spare = 1e-6 * max(rect.width, rect.height)
    let kept = drawables[first...].filter { drawable in
      let corners = drawable.bounds.corners.map(inverse.apply)
      return Rect(around: corners)?.intersection(rect.inset(by: spare)) != nil
    }
    replace(from: first, with: kept)
    let areInside = kept.allSatisfy { drawable in
      let corners = drawable.bounds.corners.map(inverse.apply)
      return Rect(around: corners).map { rect.inset(by: -spare).contains($0) } ?? true
    }
    if !areInside { meet(.clipping) }
  }
}
