public import DudelGeometry

/// A picture in a rectangle, which it fills.
public struct ImageDrawingInfo: Drawable {
  /// The picture.
  public let image: any EmbeddedImage
  /// Where the picture is in its own space, before the transform.
  public let frame: Rect
  /// From the space of the frame to the drawing's.
  public let transform: Transform
  /// Everything that the picture covers, in the drawing's space.
  public let bounds: Rect

  /// Places a picture.
  public init(_ image: any EmbeddedImage, frame: Rect, transform: Transform = .identity) {
    self.image = image
    self.frame = frame
    self.transform = transform
    bounds = Rect(around: frame.corners.map(transform.apply)) ?? frame
  }

  /// Draws the picture.
  public func draw(in context: some DrawingContext) {
    context.saving {
      if transform != .identity { context.concatenate(transform) }
      context.draw(image, in: frame)
    }
  }

  /// A picture may have to be decoded first.
  public var cost: Int { 1000 }

  /// Tells whether a point meets the frame.
  public func isHit(at point: Point, tolerance: Double) -> Bool {
    guard let inverse = transform.inverted else { return false }
    return frame.inset(by: -tolerance).contains(inverse.apply(point))
  }

  /// The picture moved, scaled or turned.
  public func transformed(by outer: Transform) -> ImageDrawingInfo {
    ImageDrawingInfo(image, frame: frame, transform: outer.after(transform))
  }

  /// Two pictures are equal if the same bytes are at the same place.
  public static func == (a: ImageDrawingInfo, b: ImageDrawingInfo) -> Bool {
    a.frame == b.frame && a.transform == b.transform
      && (a.image === b.image
        || a.image.mediaType == b.image.mediaType && a.image.bytes == b.image.bytes)
  }
}
