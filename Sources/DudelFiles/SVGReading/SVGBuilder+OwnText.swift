internal import DudelGeometry
internal import DudelModel

extension SVGBuilder {
  /// Adds a text as the program writes it: in a box, with a `tspan` for each line.
  mutating func buildOwnText(
    _ node: Int, box: Rect, in scope: SVGScope, _ layout: any TextLayout
  ) {
    let style = scope.style
    guard style.isVisible,
      let color = color(style.fill, opacity: style.fillOpacity, in: scope)
    else { return }
    var font = style.font
    if let families = tree.value(node, .fontFamily) {
      font.family = SVGFontFamily.first(of: families)
    }
    let string = ownText(node)
    charactersLeft -= string.utf8.count
    let place = movedBox(box, node, scope.lengths, font: font, string, layout)
    guard font.size > 0,
      let info = TextDrawingInfo(
        box: place, text: string, color: color, font: font, layout: layout)
    else { return }
    add(scope.transform == .identity ? info : info.transformed(by: scope.transform))
  }

  /// The characters of all lines; some begin a paragraph.
  private func ownText(_ node: Int) -> String {
    let lines = tree.children(node).filter { tree.element($0) == .tspan }
    guard !lines.isEmpty else { return tree.allText(node) }
    var result = ""
    for line in lines {
      if tree.value(line, .dudelParagraph) != nil { result += "\n" }
      result += tree.allText(line)
    }
    return result
  }

  /// The box, taken along where another program has put the lines elsewhere.
  private func movedBox(
    _ box: Rect, _ node: Int, _ lengths: SVGLengths, font: FontDescription, _ string: String,
    _ layout: any TextLayout
  ) -> Rect {
    guard let line = tree.children(node).first(where: { tree.element($0) == .tspan }),
      let x = length(line, .x, .horizontal, lengths),
      let y = length(line, .y, .vertical, lengths)
    else { return box }
    // Fonts differ from machine to machine; what is within this is where it was put.
    let spare = 2.5 * font.size + TextDrawingInfo.inset
    let room = Rect(
      minX: box.minX - spare, minY: box.minY, maxX: box.maxX + spare, maxY: box.minY + spare)
    guard !room.contains(Point(x: x, y: y)) else { return box }
    var text = TextDrawingInfo.style(box: box, color: .black, font: font)
    text.string = TextFlow.paragraphs(of: string).first ?? ""
    guard let origin = layout.paragraph(text).lines.first?.origin else { return box }
    let inset = TextDrawingInfo.inset
    return box.offset(
      by: Point(x: x - box.minX - inset - origin.x, y: y - box.minY - inset - origin.y))
  }
}

extension SVGTree {
  /// All characters in an element and in those that it holds.
  fileprivate func allText(_ node: Int) -> String {
    var result = ""
    for child in children(node) {
      result += element(child) == .characters ? characters(child).string : allText(child)
    }
    return result
  }
}
