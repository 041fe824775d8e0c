internal import DudelGeometry
internal import DudelModel

/// What is where: from positions to places on the screen and back.
extension TextEditor {
  // MARK: - What is shown

  /// The paragraphs that a span of heights meets, with their tops, to be drawn.
  func visibleParagraphs(
    from top: Double, to bottom: Double
  ) -> [(index: Int, top: Double, text: StyledText)] {
    lines.indices(from: top, to: bottom).map { ($0, lines.tops[$0], styled($0)) }
  }

  /// The caret, without width; while text is composed, the caret in that.
  var caretRect: Rect {
    if let composition {
      return paragraphLayout(composition.position.paragraph)
        .caret(at: composition.position.offset + composition.caretOffset)
        .offset(by: Point(x: 0, y: lines.tops[composition.position.paragraph]))
    }
    return rect(of: selectionState.caret)
  }

  /// What the selection covers in a span of heights, with a small mark for each line feed in it.
  func selectionRects(from top: Double, to bottom: Double) -> [Rect] {
    let selection = selection
    guard !selection.isEmpty else { return [] }
    let shown = lines.indices(from: top, to: bottom).clamped(
      to: selection.lowerBound.paragraph..<selection.upperBound.paragraph + 1)
    return shown.flatMap { paragraph -> [Rect] in
      let start = paragraph == selection.lowerBound.paragraph ? selection.lowerBound.offset : 0
      let isLast = paragraph == selection.upperBound.paragraph
      let end = isLast ? selection.upperBound.offset : lines.end(of: paragraph).offset
      let layout = paragraphLayout(paragraph)
      var rects = layout.selectionRects(
        shownOffset(start, in: paragraph)..<shownOffset(end, in: paragraph))
      if !isLast { rects.append(lineFeedRect(paragraph, layout)) }
      return rects.map { $0.offset(by: Point(x: 0, y: lines.tops[paragraph])) }
    }
  }

  /// What the composition covers in a span of heights; a line under it marks it.
  func composingRects(from top: Double, to bottom: Double) -> [Rect] {
    guard let composition else { return [] }
    let paragraph = composition.position.paragraph
    guard lines.indices(from: top, to: bottom).contains(paragraph) else { return [] }
    let start = composition.position.offset
    return paragraphLayout(paragraph).selectionRects(start..<start + composition.byteCount)
      .map { $0.offset(by: Point(x: 0, y: lines.tops[paragraph])) }
  }

  private func lineFeedRect(_ paragraph: Int, _ layout: any ParagraphLayout) -> Rect {
    let caret = layout.caret(at: shownOffset(lines.end(of: paragraph).offset, in: paragraph))
    let width = style.font.size / 4
    return Rect(
      x: layout.isRightToLeft ? caret.minX - width : caret.minX, y: caret.minY, width: width,
      height: caret.height)
  }

  // MARK: - Layouts

  func paragraphLayout(_ paragraph: Int) -> any ParagraphLayout {
    layout.paragraph(styled(paragraph))
  }

  /// The layout of a paragraph without any composition, for all that counts characters.
  func textLayout(_ paragraph: Int) -> any ParagraphLayout {
    var text = style
    text.string = lines.strings[paragraph]
    return layout.paragraph(text)
  }

  /// The byte of the paragraph as it is shown.
  func shownOffset(_ offset: Int, in paragraph: Int) -> Int {
    guard let composition, composition.position.paragraph == paragraph else { return offset }
    return composition.shownOffset(offset)
  }

  func storedOffset(_ offset: Int, in paragraph: Int) -> Int {
    guard let composition, composition.position.paragraph == paragraph else { return offset }
    return composition.storedOffset(offset)
  }

  /// The nearest cluster border that is not before a place.
  func settled(_ place: TextPlace) -> TextPlace {
    var position = lines.clamped(place.position)
    let size = lines.end(of: position.paragraph).offset
    // With a composition beside it, borders may be others; they are those of the text that count.
    guard position.offset > 0, position.offset < size else { return TextPlace(position) }
    let layout = textLayout(position.paragraph)
    let before = layout.clusterBorder(from: position.offset, forward: false) ?? 0
    let border = layout.clusterBorder(from: before, forward: true) ?? size
    position.offset = max(position.offset, border)
    return TextPlace(
      position, isBeforeBreak: place.isBeforeBreak && position == place.position)
  }

  // MARK: - Lines of a paragraph

  /// The line of its paragraph that a place is on.
  func line(of place: TextPlace, in ranges: [Range<Int>]) -> Int {
    let offset = shownOffset(place.position.offset, in: place.position.paragraph)
    let line = max(0, Self.firstIndex(in: ranges.count) { ranges[$0].lowerBound > offset } - 1)
    let isAtBreak = place.isBeforeBreak && line > 0 && ranges[line].lowerBound == offset
    return isAtBreak ? line - 1 : line
  }

  func rect(of place: TextPlace) -> Rect {
    let paragraph = place.position.paragraph
    let layout = paragraphLayout(paragraph)
    let offset = shownOffset(place.position.offset, in: paragraph)
    var rect = layout.caret(at: offset)
    if place.isBeforeBreak, let last = layout.clusterBorder(from: offset, forward: false),
      let cluster = layout.selectionRects(last..<offset).last
    {
      let x = layout.isRightToLeft ? cluster.minX : cluster.maxX
      rect = Rect(x: x, y: cluster.minY, width: 0, height: cluster.height)
    }
    return rect.offset(by: Point(x: 0, y: lines.tops[paragraph]))
  }

  func startPlace(ofLine line: Int, _ paragraph: Int, _ ranges: [Range<Int>]) -> TextPlace {
    TextPlace(paragraph, storedOffset(ranges[line].lowerBound, in: paragraph))
  }

  /// The last place that still shows on a line: before the space that the line was broken at, or
  /// after the last letter where it was broken inside a word.
  func endPlace(ofLine line: Int, _ paragraph: Int, _ layout: any ParagraphLayout) -> TextPlace {
    let ranges = layout.lineRanges
    let end = ranges[line].upperBound
    guard line < ranges.count - 1 else {
      return TextPlace(paragraph, storedOffset(end, in: paragraph))
    }
    guard isSpace(before: end, paragraph),
      let last = layout.clusterBorder(from: end, forward: false)
    else {
      return TextPlace(paragraph, storedOffset(end, in: paragraph), isBeforeBreak: true)
    }
    return TextPlace(paragraph, storedOffset(max(last, ranges[line].lowerBound), in: paragraph))
  }

  private func isSpace(before offset: Int, _ paragraph: Int) -> Bool {
    let string = styled(paragraph).string
    let end = string.utf8.index(string.startIndex, offsetBy: offset)
    return string.unicodeScalars[..<end].last?.properties.isWhitespace == true
  }

  // MARK: - From points

  /// The cluster border nearest to a point.
  func position(at point: Point) -> TextPosition { place(at: point).position }

  /// The place nearest to a point, on the line at its height.
  func place(at point: Point) -> TextPlace {
    let paragraph = lines.index(at: point.y)
    let layout = paragraphLayout(paragraph)
    let ranges = layout.lineRanges
    let y = point.y - lines.tops[paragraph]
    let below = Self.firstIndex(in: ranges.count) { line in
      layout.caret(at: ranges[line].lowerBound).minY > y
    }
    return place(atX: point.x, line: max(0, below - 1), paragraph)
  }

  /// The place nearest to a column, on one line.
  func place(atX x: Double, line: Int, _ paragraph: Int) -> TextPlace {
    let layout = paragraphLayout(paragraph)
    let range = layout.lineRanges[line]
    let height = layout.caret(at: range.lowerBound)
    let offset = layout.offset(at: Point(x: x, y: (height.minY + height.maxY) / 2))
    let end = endPlace(ofLine: line, paragraph, layout)
    if end.isBeforeBreak, isBehind(x, lastClusterOf: range, layout) { return settled(end) }
    let place = TextPlace(
      paragraph, storedOffset(min(max(offset, range.lowerBound), range.upperBound), in: paragraph))
    return settled(end.position < place.position ? end : place)
  }

  /// Tells whether a column is beyond the middle of the last cluster, as the text runs.
  private func isBehind(
    _ x: Double, lastClusterOf range: Range<Int>, _ layout: any ParagraphLayout
  ) -> Bool {
    guard let last = layout.clusterBorder(from: range.upperBound, forward: false),
      let rect = layout.selectionRects(last..<range.upperBound).last
    else { return false }
    return layout.isRightToLeft ? x < rect.centre.x : x >= rect.centre.x
  }

  /// The first index for which something holds that holds for all after it too.
  private static func firstIndex(in count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
