internal import DudelGeometry
internal import DudelModel

/// Writes drawables as elements: the one table of which is written how.
struct SVGElementWriter {
  /// Lays out the lines of texts; `nil` leaves their places out.
  let layout: (any TextLayout)?
  /// Whether texts become paths.
  let outlinesText: Bool

  /// Adds the element of a drawable.
  func write(_ drawable: any Drawable, to output: inout SVGOutput) {
    switch drawable {
    case let path as PathDrawingInfo: write(path, to: &output)
    case let text as TextDrawingInfo: write(text, to: &output)
    case let image as ImageDrawingInfo: write(image, to: &output)
    default: break
    }
  }

  /// Adds the transform of an element's own space, unless it changes nothing.
  func writeTransform(_ transform: Transform, to output: inout SVGOutput) {
    guard transform != .identity else { return }
    output.raw(" transform=\"matrix(")
    output.numbers([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
    output.raw(")\"")
  }
}
