internal import DudelGeometry
internal import DudelModel

extension SVGBuilder {
  mutating func buildText(_ node: Int, in scope: SVGScope) throws(SVGReadingError) {
    guard let text else { return }
    if isOwn, let box = tree.value(node, .dudelBox).flatMap({ Rect(ownNumbers: $0) }) {
      return buildOwnText(node, box: box, in: scope, text)
    }
    var gathering = SVGTextGathering()
    try gather(node, in: scope, outer: scope, isText: true, into: &gathering)
    gathering.finish()
    var pen = Point.zero
    for chunk in gathering.chunks where obstacle == nil && charactersLeft >= 0 {
      place(chunk, text, pen: &pen)
    }
  }

  // MARK: - Gathering

  /// Collects the pieces of a text with their styles and places.
  private mutating func gather(
    _ node: Int, in scope: SVGScope, outer: SVGScope, isText: Bool,
    into gathering: inout SVGTextGathering
  ) throws(SVGReadingError) {
    gathering.move(
      x: position(node, .x, .horizontal, scope.lengths),
      y: position(node, .y, .vertical, scope.lengths),
      dx: position(node, .dx, .horizontal, scope.lengths) ?? 0,
      dy: position(node, .dy, .vertical, scope.lengths) ?? 0, anchor: scope.style.anchor,
      isText: isText)
    if tree.value(node, .rotate) != nil || tree.value(node, .textLength) != nil {
      meet(.textStyle)
    }
    for child in tree.children(node) {
      guard obstacle == nil else { return }
      switch tree.element(child) {
      case .characters:
        let text = tree.characters(child)
        charactersLeft -= text.count
        guard charactersLeft >= 0 else { return }
        gathering.append(text.string, in: scope)
      case .tspan, .a:
        guard scope.depth < 300 else { return }
        var inner = scope
        inner.depth += 1
        inner.style = style(of: child, in: scope)
        inner.lengths.fontSize = inner.style.font.size
        guard inner.style.isDisplayed else { continue }
        if inner.style.opacity < 1 { meet(.opacity) }
        try gather(child, in: inner, outer: scope, isText: false, into: &gathering)
      case .textPath, .tref: meet(.textPath)
      default: break
      }
    }
  }

  /// The only number of a list; several would place letters one by one.
  private mutating func position(
    _ node: Int, _ name: SVGAttribute, _ axis: SVGLengths.Axis, _ lengths: SVGLengths
  ) -> Double? {
    guard let value = tree.value(node, name) else { return nil }
    var scanner = SVGNumberScanner(value)
    guard let first = lengths.next(&scanner, axis) else { return nil }
    if !scanner.isAtEnd { meet(.textStyle) }
    return first
  }

  // MARK: - Placing

  /// Puts the pieces of a chunk side by side.
  private mutating func place(
    _ chunk: SVGTextChunk, _ layout: any TextLayout, pen: inout Point
  ) {
    var pieces: [(run: SVGTextChunk.Run, style: StyledText, width: Double)] = []
    for run in chunk.runs {
      let style = run.scope.style
      let isShown = style.isVisible && run.string.contains { $0 != " " }
      if isShown {
        // Here a text runs the way of its own first letter, there always to the right.
        if !style.features.isDisjoint(with: .ofText) || run.string.runsLeft { meet(.textStyle) }
        if style.strokeWidth > 0,
          color(style.stroke, opacity: style.strokeOpacity, in: run.scope) != nil
        {
          meet(.textStroke)
        }
      }
      let color = isShown ? color(style.fill, opacity: style.fillOpacity, in: run.scope) : nil
      guard obstacle == nil else { return }
      guard style.font.size > 0 else { continue }
      let text = StyledText(
        run.string, font: style.font, color: color ?? Color(hex: 0, alpha: 0))
      pieces.append((run, text, layout.size(of: text).width))
      if color == nil { pieces[pieces.count - 1].style.string = "" }
    }
    let width = pieces.reduce(0) { $0 + $1.run.dx + $1.width }
    pen = Point(x: chunk.x ?? pen.x, y: chunk.y ?? pen.y)
    switch chunk.anchor {
    case .start: break
    case .middle: pen.x -= width / 2
    case .end: pen.x -= width
    }
    for piece in pieces {
      pen = pen + Point(x: piece.run.dx, y: piece.run.dy)
      if !piece.style.string.isEmpty { add(piece.style, piece.width, at: pen, piece.run, layout) }
      pen.x += piece.width
    }
  }

  /// Adds a piece in a box that is wide enough for it, with its first letter at a point of the
  /// baseline.
  private mutating func add(
    _ piece: StyledText, _ width: Double, at pen: Point, _ run: SVGTextChunk.Run,
    _ layout: any TextLayout
  ) {
    var piece = piece
    piece.width = width + piece.font.size
    let paragraph = layout.paragraph(piece)
    guard let line = paragraph.lines.first else { return }
    let inset = TextDrawingInfo.inset
    let box = Rect(
      x: pen.x - line.origin.x - inset, y: pen.y - line.origin.y - inset,
      width: width + piece.font.size + 2 * inset, height: paragraph.size.height + 2 * inset)
    guard box.isFinite,
      let info = TextDrawingInfo(
        box: box, text: piece.string, color: piece.color, font: piece.font, layout: layout)
    else { return }
    let transform = run.scope.transform
    add(transform == .identity ? info : info.transformed(by: transform))
  }
}

extension String {
  /// Tells whether there are letters that are written from right to left.
  fileprivate var runsLeft: Bool {
    unicodeScalars.contains {
      (0x590...0x8ff).contains($0.value) || (0xfb1d...0xfdff).contains($0.value)
        || (0xfe70...0xfeff).contains($0.value) || (0x10800...0x10fff).contains($0.value)
        || (0x1e800...0x1efff).contains($0.value)
    }
  }
}
