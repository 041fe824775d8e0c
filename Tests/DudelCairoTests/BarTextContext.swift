import DudelCairo
import DudelGeometry
import DudelModel
import DudelTestSupport

/// Draws with cairo, but bars instead of letters: what a machine's fonts look like is not ours.
struct BarTextContext: DrawingContext {
  let context: CairoContext

  var clipBounds: Rect { context.clipBounds }
  func save() { context.save() }
  func restore() { context.restore() }
  func concatenate(_ transform: Transform) { context.concatenate(transform) }
  func clip(to rect: Rect) { context.clip(to: rect) }
  func fill(_ path: BezierPath, with color: Color, rule: FillRule) {
    context.fill(path, with: color, rule: rule)
  }
  func stroke(_ path: BezierPath, with style: StrokeStyle) { context.stroke(path, with: style) }

  func draw(_ image: any EmbeddedImage, in rect: Rect) { context.draw(image, in: rect) }

  func draw(_ text: StyledText, at point: Point) {
    let size = FixedTextLayout().size(of: text)
    let bar = Rect(
      x: point.x, y: point.y + size.height * 0.3, width: size.width, height: size.height * 0.45)
    context.fill(.rectangle(bar), with: text.color)
  }
}
