internal import DudelGeometry
internal import DudelModel

/// A drawing in the making from a whole SVG text.
struct SVGDocument {
  private let tree: SVGTree
  private let isOwn: Bool
  private var builder: SVGBuilder
  private(set) var drawing = Drawing()

  var obstacle: SVGObstacle? { builder.obstacle }

  init(_ tree: SVGTree, text: any TextLayout, limits: SVGLimits, progress: LoadingProgress?) {
    self.tree = tree
    isOwn = tree.value(0, .dudelVersion)?.equals("1") == true
    builder = SVGBuilder(tree, text: text, isOwn: isOwn, limits: limits, progress: progress)
  }

  mutating func build() throws(SVGReadingError) {
    let page: Page
    if isOwn {
      // Its units are the drawing's, whatever size the picture is shown in.
      let box = SVGViewBox(tree.value(0, .viewBox))?.rect.size
      try builder.buildRoot(
        in: SVGScope(lengths: SVGLengths(viewport: box ?? Size(width: 100, height: 100))))
      page = SVGPage.own(tree)
    } else if let place = SVGPage(tree) {
      var scope = SVGScope(lengths: SVGLengths(viewport: place.viewport))
      scope.transform = place.transform
      try builder.buildRoot(in: scope, page: place.rect)
      page = .fixed(place.rect)
    } else {
      // A picture without a size is as large as what it holds.
      let scope = SVGScope(lengths: SVGLengths(viewport: Size(width: 100, height: 100)))
      try builder.buildRoot(in: scope)
      page = .fixed(try Self.reach(of: builder.drawables))
    }
    drawing = Drawing(builder.drawables, properties: Self.properties(of: tree), page: page)
  }

  private static func reach(of drawables: [any Drawable]) throws(SVGReadingError) -> Rect {
    let reach = drawables.reduce(Point.zero) { reach, drawable in
      let bounds = (drawable as? PathDrawingInfo)?.path.bounds ?? drawable.bounds
      return Point(x: max(reach.x, bounds.maxX), y: max(reach.y, bounds.maxY))
    }
    guard reach.x > 0, reach.y > 0 else {
      throw SVGReadingError(line: 1, reason: "the picture has no size")
    }
    return Rect(x: 0, y: 0, width: reach.x, height: reach.y)
  }

  /// What the text says of itself.
  static func properties(of tree: SVGTree) -> DrawingProperties {
    var properties = DrawingProperties()
    for child in tree.children(0) {
      switch tree.element(child) {
      case .title where properties.title.isEmpty: properties.title = tree.text(child)
      case .desc where properties.description.isEmpty: properties.description = tree.text(child)
      default: break
      }
    }
    return properties
  }
}
