import DudelGeometry
import DudelModel

/// Notes what is drawn instead of drawing it.
final class RecordingContext: DrawingContext {
  enum Call: Equatable {
    case save
    case restore
    case concatenate(Transform)
    case clip(Rect)
    case fill(BezierPath, Color)
    case stroke(BezierPath, StrokeStyle)
    case text(StyledText, Point)
    case image(Size, Rect)
  }

  private(set) var calls: [Call] = []
  var clipBounds = Rect(x: 0, y: 0, width: 100, height: 100)

  func save() { calls.append(.save) }
  func restore() { calls.append(.restore) }
  func concatenate(_ transform: Transform) { calls.append(.concatenate(transform)) }
  func clip(to rect: Rect) { calls.append(.clip(rect)) }
  func fill(_ path: BezierPath, with color: Color, rule: FillRule) {
    calls.append(.fill(path, color))
  }
  func stroke(_ path: BezierPath, with style: StrokeStyle) { calls.append(.stroke(path, style)) }
  func draw(_ image: any EmbeddedImage, in rect: Rect) { calls.append(.image(image.size, rect)) }
  func draw(_ text: StyledText, at point: Point) { calls.append(.text(text, point)) }
}
