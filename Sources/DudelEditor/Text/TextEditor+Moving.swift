internal import DudelGeometry
internal import DudelModel

/// The caret's ways.
extension TextEditor {
  /// Moves the caret; `extending` leaves the other end of the selection where it is.
  func move(_ motion: TextMotion, extending: Bool) {
    history.close()
    granularity = .cluster
    let target: TextPlace
    switch motion {
    case .up, .down, .pageUp, .pageDown: target = vertical(motion)
    default:
      column = nil
      target = horizontal(motion, extending: extending)
    }
    let column = column
    setSelection(
      TextSelection(anchor: extending ? anchor : target.position, caret: target))
    self.column = column
  }

  private func horizontal(_ motion: TextMotion, extending: Bool) -> TextPlace {
    let place = selectionState.caret
    switch motion {
    case .left, .right:
      let toTheRight = motion == .right
      if !extending, !selection.isEmpty { return edge(toTheRight: toTheRight) }
      return neighbour(of: place.position, toTheRight: toTheRight)
    case .wordLeft, .wordRight:
      let layout = paragraphLayout(place.position.paragraph)
      let forward = (motion == .wordRight) != layout.isRightToLeft
      return TextPlace(wordBorder(from: place.position, forward: forward))
    case .lineStart, .lineEnd: return lineEdge(of: place, atStart: motion == .lineStart)
    case .paragraphUp:
      let isAtStart = place.position.offset == 0
      return TextPlace(max(0, place.position.paragraph - (isAtStart ? 1 : 0)), 0)
    case .paragraphDown:
      let isAtEnd = place.position == lines.end(of: place.position.paragraph)
      return TextPlace(
        lines.end(of: min(lines.strings.count - 1, place.position.paragraph + (isAtEnd ? 1 : 0))))
    case .textStart: return TextPlace(.start)
    case .textEnd: return TextPlace(lines.end)
    case .up, .down, .pageUp, .pageDown: return place
    }
  }

  /// The end of the selection that is further to one side on the screen.
  private func edge(toTheRight: Bool) -> TextPlace {
    let ends = [selection.lowerBound, selection.upperBound].map { end in
      end == caret ? selectionState.caret : TextPlace(end)
    }
    let rects = ends.map(rect(of:))
    if rects[0].minY == rects[1].minY {
      return (rects[0].minX > rects[1].minX) == toTheRight ? ends[0] : ends[1]
    }
    let isForward = toTheRight != paragraphLayout(caret.paragraph).isRightToLeft
    return isForward ? ends[1] : ends[0]
  }

  /// One cluster to a side; from a paragraph's edge to the paragraph before or after it.
  private func neighbour(of position: TextPosition, toTheRight: Bool) -> TextPlace {
    // Unfinished text has no places to go to.
    let paragraph = textLayout(position.paragraph)
    if let offset = paragraph.visualNeighbour(of: position.offset, toTheRight: toTheRight) {
      return TextPlace(position.paragraph, offset)
    }
    if toTheRight != paragraph.isRightToLeft {
      let next = position.paragraph + 1
      return next < lines.strings.count ? TextPlace(next, 0) : TextPlace(lines.end)
    }
    return position.paragraph > 0
      ? TextPlace(lines.end(of: position.paragraph - 1)) : TextPlace(.start)
  }

  /// The next cluster border in the order of the text; a line feed is a cluster.
  func clusterBorder(from position: TextPosition, forward: Bool) -> TextPosition {
    border(from: position, forward: forward) { layout in
      layout.clusterBorder(from: position.offset, forward: forward)
    }
  }

  /// The next start of a word before, or end of a word after, a place; a line feed is by itself.
  func wordBorder(from position: TextPosition, forward: Bool) -> TextPosition {
    border(from: position, forward: forward) { layout in
      layout.wordBorder(from: position.offset, forward: forward)
    }
  }

  private func border(
    from position: TextPosition, forward: Bool, inside: (any ParagraphLayout) -> Int?
  ) -> TextPosition {
    let end = lines.end(of: position.paragraph)
    if forward, position == end {
      return position == lines.end ? end : TextPosition(paragraph: end.paragraph + 1, offset: 0)
    }
    if !forward, position.offset == 0 {
      return position == .start ? .start : lines.end(of: position.paragraph - 1)
    }
    let offset = inside(textLayout(position.paragraph)) ?? (forward ? end.offset : 0)
    return TextPosition(paragraph: position.paragraph, offset: offset)
  }

  /// Where the caret's line starts or ends.
  func lineEdge(of place: TextPlace, atStart: Bool) -> TextPlace {
    let paragraph = place.position.paragraph
    let layout = paragraphLayout(paragraph)
    let ranges = layout.lineRanges
    let line = line(of: place, in: ranges)
    return atStart
      ? startPlace(ofLine: line, paragraph, ranges) : endPlace(ofLine: line, paragraph, layout)
  }

  // MARK: - Up and down

  private func vertical(_ motion: TextMotion) -> TextPlace {
    let place = selectionState.caret
    let rect = rect(of: place)
    let x = column ?? rect.minX
    column = x
    switch motion {
    case .pageUp(let height):
      let target = rect.centre.y - max(height, 0)
      if target < 0 { return TextPlace(.start) }
      let page = self.place(at: Point(x: x, y: target))
      return self.rect(of: page).minY < rect.minY ? page : nextLine(of: place, x: x, down: false)
    case .pageDown(let height):
      let target = rect.centre.y + max(height, 0)
      if target >= self.height { return TextPlace(lines.end) }
      let page = self.place(at: Point(x: x, y: target))
      return self.rect(of: page).minY > rect.minY ? page : nextLine(of: place, x: x, down: true)
    default: return nextLine(of: place, x: x, down: motion == .down)
    }
  }

  /// The same column one line on; from the first line to the text's start, from the last to its end.
  private func nextLine(of place: TextPlace, x: Double, down: Bool) -> TextPlace {
    var paragraph = place.position.paragraph
    let ranges = paragraphLayout(paragraph).lineRanges
    var line = line(of: place, in: ranges) + (down ? 1 : -1)
    if line < 0 {
      guard paragraph > 0 else { return TextPlace(.start) }
      paragraph -= 1
      line = max(0, paragraphLayout(paragraph).lineRanges.count - 1)
    } else if line >= ranges.count {
      guard paragraph + 1 < lines.strings.count else { return TextPlace(lines.end) }
      paragraph += 1
      line = 0
    }
    return self.place(atX: x, line: line, paragraph)
  }
}
