internal import DudelModel

/// The pictures in an SVG text, each decoded once.
struct SVGImages {
  private var known: [Int: (any EmbeddedImage)?] = [:]
  private var pixels = ImageReader.mostPixelsTogether

  /// The picture of an element, or `nil` where its bytes can't be shown.
  mutating func image(_ node: Int, _ bytes: @autoclosure () -> [UInt8]?) -> (any EmbeddedImage)? {
    if let image = known[node] { return image }
    let image = bytes().flatMap { try? ImageReader.image($0, pixels: &pixels, depth: 1) }
    known[node] = .some(image)
    return image
  }
}
