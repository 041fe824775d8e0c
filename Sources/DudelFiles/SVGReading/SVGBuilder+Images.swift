internal import DudelGeometry
internal import DudelModel

extension SVGBuilder {
  mutating func buildImage(_ node: Int, in scope: SVGScope) throws(SVGReadingError) {
    guard scope.style.isVisible, let reference = tree.reference(node), !reference.isEmpty else {
      return
    }
    let lengths = scope.lengths
    let width = length(node, .width, .horizontal, lengths)
    let height = length(node, .height, .vertical, lengths)
    guard width ?? 1 > 0, height ?? 1 > 0 else { return }
    guard reference.hasPrefix("data:", ignoringCase: true) else { return meet(.link) }
    guard let image = images.image(node, DataURI.bytes(reference)) else {
      return meet(.brokenPicture)
    }
    let fit = SVGAspectRatio(tree.value(node, .preserveAspectRatio))
    let place = Point(
      x: length(node, .x, .horizontal, lengths) ?? 0,
      y: length(node, .y, .vertical, lengths) ?? 0)
    let size = Self.extents(image.size, width: width, height: height)
    let viewport = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
    if scope.style.features.contains(.hardPixels), !(image is VectorImage) {
      meet(.pictureStyle)
    }
    guard let frame = Self.frame(image.size, in: viewport, fit) else { return }
    let first = drawables.count
    add(ImageDrawingInfo(image, frame: frame, transform: scope.transform))
    if fit.isSlice { clip(from: first, to: viewport, scope.transform) }
  }

  /// The extents of a picture's place; one that is not said follows from the picture's shape.
  private static func extents(_ own: Size, width: Double?, height: Double?) -> Size {
    switch (width, height) {
    case (let width?, let height?): Size(width: width, height: height)
    case (let width?, nil): Size(width: width, height: width * own.height / own.width)
    case (nil, let height?): Size(width: height * own.width / own.height, height: height)
    case (nil, nil): own
    }
  }

  private static func frame(_ size: Size, in viewport: Rect, _ fit: SVGAspectRatio) -> Rect? {
    guard fit.isKept else { return viewport }
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let transform = SVGViewBox(whole).transform(into: viewport, fit) else { return nil }
    return Rect(around: whole.corners.map(transform.apply))
  }
}
