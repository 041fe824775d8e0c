public import DudelGeometry

/// The primitives that drawables and the user interface are drawn with.
///
/// A conformer has reference semantics: drawing changes what lies behind it. Who saves restores.
public protocol DrawingContext {
  /// The area that can still be drawn on, in current units; whatever lies outside may be left out.
  var clipBounds: Rect { get }
  /// Remembers the transform and the clip.
  func save()
  /// Goes back to the transform and the clip that were last remembered.
  func restore()
  /// Puts a transform before the current one.
  func concatenate(_ transform: Transform)
  /// Cuts all further drawing to a rectangle.
  func clip(to rect: Rect)
  /// Fills a path.
  func fill(_ path: BezierPath, with color: Color, rule: FillRule)
  /// Strokes a path.
  func stroke(_ path: BezierPath, with style: StrokeStyle)
  /// Strokes a path that is soon drawn anew; quickly rather than to the last grade of its soft edges.
  func strokePreview(_ path: BezierPath, with style: StrokeStyle)
  /// Draws a paragraph with the top left corner of its layout at a point.
  func draw(_ text: StyledText, at point: Point)
  /// Draws a picture so that it fills a rectangle.
  func draw(_ image: any EmbeddedImage, in rect: Rect)
}

extension DrawingContext {
  /// Strokes as always.
  public func strokePreview(_ path: BezierPath, with style: StrokeStyle) {
    stroke(path, with: style)
  }

  /// Fills a path by the non-zero rule.
  public func fill(_ path: BezierPath, with color: Color) {
    fill(path, with: color, rule: .nonZero)
  }

  /// Does some drawing and then goes back to the transform and clip from before.
  public func saving(_ body: () -> Void) {
    save()
    body()
    restore()
  }
}
