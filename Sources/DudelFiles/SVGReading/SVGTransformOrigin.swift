internal import DudelGeometry

/// The fixed point of a transform (`transform-origin`, CSS Transforms §6), in the nearest viewport.
enum SVGTransformOrigin {
  static func parse(_ value: SVGValue, _ lengths: SVGLengths) -> Point? {
    let words = value.words
    guard let first = words.first, words.count <= 3 else { return nil }
    let size = lengths.viewport
    /// A place across, or `nil` for what isn't one.
    func across(_ word: SVGValue) -> Double? {
      if word.equals("left") { return 0 }
      if word.equals("right") { return size.width }
      return word.equals("center") ? size.width / 2 : lengths.length(word, .horizontal)
    }
    func down(_ word: SVGValue) -> Double? {
      if word.equals("top") { return 0 }
      if word.equals("bottom") { return size.height }
      return word.equals("center") ? size.height / 2 : lengths.length(word, .vertical)
    }
    guard words.count > 1 else {
      if let x = across(first) { return Point(x: x, y: size.height / 2) }
      return down(first).map { Point(x: size.width / 2, y: $0) }
    }
    if let x = across(first), let y = down(words[1]) { return Point(x: x, y: y) }
    if let y = down(first), let x = across(words[1]) { return Point(x: x, y: y) }
    return nil
  }
}
