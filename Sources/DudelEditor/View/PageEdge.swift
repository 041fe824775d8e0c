internal import DudelGeometry

/// The thin line around a page, just outside of it, on whole device px.
struct PageEdge {
  /// The four sides, in window px; they do not overlap.
  let sides: [Rect]

  /// Makes the line around a page (window px) where `scale` device px are one px.
  init(page: Rect, scale: Double) {
    func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let (left, top) = (snapped(page.minX), snapped(page.minY))
    let (right, bottom) = (snapped(page.maxX), snapped(page.maxY))
    let width = max(1, scale.rounded(.down)) / scale
    sides = [
      Rect(minX: left - width, minY: top - width, maxX: right + width, maxY: top),
      Rect(minX: left - width, minY: bottom, maxX: right + width, maxY: bottom + width),
      Rect(minX: left - width, minY: top, maxX: left, maxY: bottom),
      Rect(minX: right, minY: top, maxX: right + width, maxY: bottom),
    ]
  }
}
