package import DudelGeometry
package import DudelModel

/// Draws only those parts of paths that lie near an area: cairo can't count further than eight
/// million px.
package struct NearContext<Base: DrawingContext>: DrawingContext {
  private let base: Base
  private let area: Rect
  /// What a px is in the units of the paths.
  private let pixel: Double

  /// Draws on another context.
  ///
  /// - Parameters:
  ///   - area: what can be seen, in the units of the paths.
  ///   - pixel: what a px is in them.
  package init(_ base: Base, area: Rect, pixel: Double) {
    (self.base, self.area, self.pixel) = (base, area, pixel)
  }

  /// What can be drawn without cutting, in the units of the paths.
  package static func reach(of area: Rect, pixel: Double) -> Rect {
    area.inset(by: -pixel * Double(1 << 20))
  }

  package func fill(_ path: BezierPath, with color: Color, rule: FillRule) {
    let part = path.filling(within: area.inset(by: -8 * pixel), tolerance: pixel / 8)
    base.fill(part, with: color, rule: rule)
  }

  package func stroke(_ path: BezierPath, with style: StrokeStyle) {
    // Ends that come from cutting can't be seen.
    let room = style.width * max(1, style.miterLimit) + 8 * pixel
    let pieces = path.line(within: area.inset(by: -room), tolerance: pixel / 8)
    if style.dashes.isEmpty {
      var whole = BezierPath()
      for piece in pieces { whole.append(piece.path) }
      base.stroke(whole, with: style)
    } else {
      for piece in pieces {
        var shifted = style
        shifted.dashOffset += piece.distance
        base.stroke(piece.path, with: shifted)
      }
    }
  }

  package var clipBounds: Rect { base.clipBounds }
  package func save() { base.save() }
  package func restore() { base.restore() }
  package func concatenate(_ transform: Transform) { base.concatenate(transform) }
  package func clip(to rect: Rect) { base.clip(to: rect) }
  package func draw(_ text: StyledText, at point: Point) { base.draw(text, at: point) }
  package func draw(_ image: any EmbeddedImage, in rect: Rect) { base.draw(image, in: rect) }
}
