internal import DudelGeometry
internal import DudelModel

/// The place that the outermost element of an SVG text gives to what it holds.
struct SVGPage {
  /// The page, in px of the text's own.
  let rect: Rect
  /// From the root's user units to the page.
  let transform: Transform
  /// The viewport in user units.
  let viewport: Size

  /// The page of any text, from its size or its `viewBox`; `nil` where it says neither.
  init?(_ tree: SVGTree) {
    guard let size = Self.size(of: tree) else { return nil }
    rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let box = SVGViewBox(tree.value(0, .viewBox)) else {
      (transform, viewport) = (.identity, size)
      return
    }
    let fit = SVGAspectRatio(tree.value(0, .preserveAspectRatio))
    guard let fitted = box.transform(into: rect, fit) else { return nil }
    (transform, viewport) = (fitted, box.rect.size)
  }

  /// The extents that the outermost element says, in px.
  static func size(of tree: SVGTree) -> Size? {
    guard !tree.nodes.isEmpty else { return nil }
    let box = SVGViewBox(tree.value(0, .viewBox))?.rect.size
    let lengths = SVGLengths(viewport: box ?? Size(width: 100, height: 100))
    /// What is no length, or a share of something unknown, counts as not said.
    func extent(_ name: SVGAttribute, _ axis: SVGLengths.Axis) -> Double? {
      guard let value = tree.value(0, name)?.trimmed,
        box != nil || value.last != UInt8(ascii: "%"), let length = lengths.length(value, axis)
      else { return nil }
      return length >= 0 ? length : nil
    }
    let (width, height) = (extent(.width, .horizontal), extent(.height, .vertical))
    let size: Size
    if let width, let height {
      size = Size(width: width, height: height)
    } else if let box, box.width > 0, box.height > 0 {
      if let width {
        size = Size(width: width, height: width * box.height / box.width)
      } else if let height {
        size = Size(width: height * box.width / box.height, height: height)
      } else {
        size = box
      }
    } else {
      return nil
    }
    return size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
      ? size : nil
  }

  /// The page of a drawing that the program wrote itself.
  static func own(_ tree: SVGTree) -> Page {
    if tree.value(0, .dudelPage)?.equals("fixed") == true,
      let box = SVGViewBox(tree.value(0, .viewBox))
    {
      return .fixed(box.rect)
    }
    return .automatic(canvas: tree.value(0, .dudelCanvas).flatMap { Rect(ownNumbers: $0) })
  }
}

extension Rect {
  /// A rectangle as the program writes it: origin and extents, or these and the far edges where
  /// they can't be had by adding.
  init?(ownNumbers value: SVGValue) {
    var scanner = SVGNumberScanner(value)
    guard let x = scanner.number(), let y = scanner.number(), let width = scanner.number(),
      let height = scanner.number()
    else { return nil }
    if let maxX = scanner.number(), let maxY = scanner.number() {
      self.init(minX: x, minY: y, maxX: maxX, maxY: maxY)
    } else {
      self.init(x: x, y: y, width: width, height: height)
    }
    guard isFinite else { return nil }
  }
}
