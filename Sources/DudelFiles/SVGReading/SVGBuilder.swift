internal import DudelGeometry
internal import DudelModel

/// Turns the elements of an SVG text into drawables.
///
/// As soon as it meets something that drawables can't show, it notes that as the obstacle and stops.
struct SVGBuilder {
  private static let mostDepth = 400
  private static let mostCopies = 200_000

  let tree: SVGTree
  /// Lays texts out; there are none in icons.
  let text: (any TextLayout)?
  /// Tells whether the program wrote the text itself.
  let isOwn: Bool
  /// Tells whether shapes alone matter, shown as well as they can be.
  private let isIcon: Bool
  private let limits: SVGLimits
  private let progress: LoadingProgress?
  var sheet = SVGStyleSheet()
  var images = SVGImages()
  /// What has been made so far, from the bottom up.
  private(set) var drawables: [any Drawable] = []
  /// Why drawables can't show the text.
  private(set) var obstacle: SVGObstacle?
  private var visits = 0
  private var copies = 0
  /// How many more points the paths may have, and characters the texts.
  var pointsLeft: Int
  var charactersLeft: Int
  private(set) lazy var ids = tree.ids()

  init(
    _ tree: SVGTree, text: (any TextLayout)?, isOwn: Bool, limits: SVGLimits,
    progress: LoadingProgress? = nil
  ) {
    (self.tree, self.text, self.isOwn) = (tree, text, isOwn)
    (self.limits, self.progress) = (limits, progress)
    (pointsLeft, charactersLeft) = (limits.points, limits.characters)
    isIcon = text == nil
    for node in tree.nodes.indices where tree.element(node) == .style {
      sheet.add(SVGValue(tree.text(node)))
    }
  }

  mutating func meet(_ obstacle: SVGObstacle) {
    if self.obstacle == nil, !isIcon { self.obstacle = obstacle }
  }

  mutating func add(_ drawable: any Drawable) { drawables.append(drawable) }

  mutating func replace(from first: Int, with new: [any Drawable]) {
    drawables.replaceSubrange(first..., with: new)
  }

  // MARK: - Elements

  /// Builds the outermost element, whose viewport the scope is.
  ///
  /// - Parameter page: what a background covers, in the drawing's units.
  mutating func buildRoot(
    in scope: SVGScope, page: Rect? = nil
  ) throws(SVGReadingError) {
    guard let inner = entered(0, from: scope) else { return }
    if let page, let color = inner.style.background, color.alpha > 0,
      let shape = PathDrawingInfo(path: .rectangle(page), stroke: nil, fill: color)
    {
      add(shape)
    }
    try buildChildren(of: 0, in: inner)
    finish(inner.style, in: inner, from: 0)
    try visit(isCopy: false)
  }

  mutating func buildChildren(of node: Int, in scope: SVGScope) throws(SVGReadingError) {
    for child in tree.children(node) { try build(child, in: scope) }
  }

  mutating func build(_ node: Int, in scope: SVGScope) throws(SVGReadingError) {
    try visit(isCopy: !scope.used.isEmpty)
    guard obstacle == nil, scope.depth < Self.mostDepth else { return }
    let element = tree.element(node)
    guard element.isRendered, passesConditions(node) else { return }
    guard var inner = entered(node, from: scope) else { return }
    inner.depth += 1
    let first = drawables.count
    try build(element, node, in: inner, outer: scope)
    finish(inner.style, in: inner, from: first)
  }

  /// The scope inside an element, or `nil` for one that is not displayed.
  mutating func entered(_ node: Int, from scope: SVGScope) -> SVGScope? {
    var inner = scope
    inner.style = style(of: node, in: scope)
    guard inner.style.isDisplayed else { return nil }
    inner.lengths.fontSize = inner.style.font.size
    inner.transform = transform(inner.style, inner.lengths, in: scope)
    return inner
  }

  private mutating func build(
    _ element: SVGElement, _ node: Int, in scope: SVGScope, outer: SVGScope
  ) throws(SVGReadingError) {
    switch element {
    case .g, .a: try buildChildren(of: node, in: scope)
    case .svg: try buildViewport(node, in: scope, outer: outer, size: (nil, nil))
    case .use: try buildUse(node, in: scope)
    case .conditional:
      let child = tree.children(node).first {
        tree.element($0).isRendered && passesConditions($0)
      }
      if let child { try build(child, in: scope) }
    case .text: try buildText(node, in: scope)
    case .image: try buildImage(node, in: scope)
    case .foreignObject: meet(.foreignObject)
    default: buildShape(element, node, in: scope)
    }
  }

  /// Counts an element, used ones as often as they are used.
  private mutating func visit(isCopy: Bool) throws(SVGReadingError) {
    visits += 1
    if isCopy { copies += 1 }
    if visits % 1024 == 0, let progress {
      if progress.isCancelled { throw .cancelled }
      progress.advance(to: 0.5 + 0.5 * Double(visits) / Double(tree.nodes.count))
    }
    guard visits <= limits.elements, copies <= Self.mostCopies,
      drawables.count <= limits.drawables, pointsLeft >= 0,
      charactersLeft >= 0, !sheet.isExhausted
    else { throw SVGReadingError(line: 1, reason: "the drawing has too many parts") }
  }

  // MARK: - Attributes

  /// A length in user units; what is no length counts as not there.
  func length(
    _ node: Int, _ name: SVGAttribute, _ axis: SVGLengths.Axis, _ lengths: SVGLengths
  ) -> Double? {
    tree.value(node, name).flatMap { lengths.length($0, axis) }
  }

  /// The element that a reference such as `#id` means.
  mutating func target(of reference: SVGValue) -> Int? {
    guard reference.first == UInt8(ascii: "#") else { return nil }
    return ids[reference.dropFirst(1).string]
  }

  /// From an element's units to the drawing's.
  func transform(_ style: SVGStyle, _ lengths: SVGLengths, in scope: SVGScope) -> Transform {
    guard let value = style.transform, var own = SVGTransform.parse(value) else {
      return scope.transform
    }
    if let value = style.transformOrigin, let origin = SVGTransformOrigin.parse(value, lengths) {
      own = Transform.translation(origin).after(own).after(.translation(Point.zero - origin))
    }
    return scope.transform == .identity ? own : scope.transform.after(own)
  }

  /// Tells whether an element is for this reader and this language (SVG 1.1 §5.8).
  private func passesConditions(_ node: Int) -> Bool {
    if let extensions = tree.value(node, .requiredExtensions), !extensions.words.isEmpty {
      return false
    }
    guard let languages = tree.value(node, .systemLanguage) else { return true }
    return SVGLanguage.isSpoken(languages)
  }
}

extension SVGTree {
  /// The elements by their names; the first one of a name counts.
  fileprivate func ids() -> [String: Int] {
    var ids: [String: Int] = [:]
    for node in nodes.indices where nodes[node].element != .characters {
      if let id = value(node, .id), ids[id.string] == nil { ids[id.string] = node }
    }
    return ids
  }
}

extension SVGElement {
  /// Tells whether the element is drawn where it stands.
  fileprivate var isRendered: Bool {
    switch self {
    case .svg, .g, .a, .use, .conditional, .path, .rect, .circle, .ellipse, .line, .polyline,
      .polygon, .image, .text, .foreignObject:
      true
    default: false
    }
  }

}
