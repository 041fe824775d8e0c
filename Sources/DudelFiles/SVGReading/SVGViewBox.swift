internal import DudelGeometry

/// A rectangle of user units that is fitted into a viewport (SVG 1.1 §7.7, §7.8).
struct SVGViewBox {
  let rect: Rect

  init?(_ value: SVGValue?) {
    guard let value else { return nil }
    var scanner = SVGNumberScanner(value)
    guard let x = scanner.number(), let y = scanner.number(), let width = scanner.number(),
      let height = scanner.number(), scanner.isAtEnd, width >= 0, height >= 0
    else { return nil }
    rect = Rect(x: x, y: y, width: width, height: height)
  }

  init(_ rect: Rect) { self.rect = rect }

  /// From the box's units to the viewport's.
  func transform(into viewport: Rect, _ fit: SVGAspectRatio) -> Transform? {
    guard !rect.isEmpty else { return nil }
    var (sx, sy) = (viewport.width / rect.width, viewport.height / rect.height)
    if fit.isKept {
      let scale = fit.isSlice ? max(sx, sy) : min(sx, sy)
      (sx, sy) = (scale, scale)
    }
    let (spareX, spareY) = (viewport.width - rect.width * sx, viewport.height - rect.height * sy)
    let transform = Transform(
      a: sx, b: 0, c: 0, d: sy, tx: viewport.minX - rect.minX * sx + spareX * fit.x,
      ty: viewport.minY - rect.minY * sy + spareY * fit.y)
    return transform.isFinite ? transform : nil
  }
}
