internal import DudelGeometry
internal import DudelModel

/// Selecting by pointer.
extension TextEditor {
  /// Selects everything.
  func selectAll() {
    endRun()
    granularity = .cluster
    setSelection(TextSelection(anchor: .start, caret: TextPlace(lines.end)))
  }

  /// Places the caret, or selects the word or paragraph at a point.
  func select(at point: Point, granularity: TextGranularity) {
    endRun()
    self.granularity = granularity
    guard granularity != .cluster else {
      let place = place(at: point)
      setSelection(TextSelection(place))
      pivot = place.position..<place.position
      return
    }
    pivot = unit(at: point)
    setSelection(TextSelection(anchor: pivot.lowerBound, caret: TextPlace(pivot.upperBound)))
    pivot = selection
  }

  /// Moves the selection's end to a point, by what the selection began with; a drag or a press with
  /// Shift.
  func extendSelection(to point: Point) {
    endRun()
    guard granularity != .cluster else {
      return setSelection(TextSelection(anchor: anchor, caret: place(at: point)))
    }
    let pivot = lines.clamped(pivot.lowerBound)..<lines.clamped(pivot.upperBound)
    let unit = unit(at: point)
    if unit.lowerBound < pivot.lowerBound {
      setSelection(TextSelection(anchor: pivot.upperBound, caret: TextPlace(unit.lowerBound)))
    } else {
      let end = max(unit.upperBound, pivot.upperBound)
      setSelection(TextSelection(anchor: pivot.lowerBound, caret: TextPlace(end)))
    }
  }

  private func unit(at point: Point) -> Range<TextPosition> {
    let position = place(at: point).position
    let paragraph = position.paragraph
    if granularity == .paragraph {
      return TextPosition(paragraph: paragraph, offset: 0)..<lines.end(of: paragraph)
    }
    let offset = clusterUnder(point, position)
    let word = textLayout(paragraph).word(around: offset)
    let start = TextPosition(paragraph: paragraph, offset: word.lowerBound)
    return start..<TextPosition(paragraph: paragraph, offset: word.upperBound)
  }

  /// Where the cluster under a point begins; its right half's nearest border is its other one.
  private func clusterUnder(_ point: Point, _ position: TextPosition) -> Int {
    let layout = paragraphLayout(position.paragraph)
    let here = shownOffset(position.offset, in: position.paragraph)
    guard let before = layout.clusterBorder(from: here, forward: false) else {
      return position.offset
    }
    let y = point.y - lines.tops[position.paragraph]
    let isBefore = layout.selectionRects(before..<here).contains {
      $0.minX <= point.x && point.x < $0.maxX && $0.minY <= y && y < $0.maxY
    }
    return storedOffset(isBefore ? before : here, in: position.paragraph)
  }
}
