internal import DudelGeometry
internal import DudelModel

/// Where two versions of a paragraph look different: by line, and in plain lines from the first
/// different letter on.
struct ParagraphChanges {
  /// The areas, from the paragraph's top left corner.
  let areas: [Rect]

  /// Longer paragraphs are not compared line by line.
  private static let mostBytes = 4000

  init(from old: StyledText, to new: StyledText, layout: any TextLayout) {
    if let whole = Self.wholeArea(old, new, layout) {
      areas = [whole]
      return
    }
    let (before, after) = (layout.paragraph(old), layout.paragraph(new))
    let reach = max(old.font.size, new.font.size) / 2
    let width = max(old.width ?? before.size.width, new.width ?? after.size.width)
    guard old.font == new.font, old.width == new.width, old.color == new.color else {
      let height = max(before.size.height, after.size.height)
      areas = [Rect(x: 0, y: 0, width: width, height: height).inset(by: -reach)]
      return
    }
    let (oldLines, newLines) = (before.lineRanges, after.lineRanges)
    let (oldBytes, newBytes) = (Array(old.string.utf8), Array(new.string.utf8))
    areas = (0..<max(oldLines.count, newLines.count)).compactMap { index in
      let first = index < oldLines.count ? oldBytes[oldLines[index]] : []
      let second = index < newLines.count ? newBytes[newLines[index]] : []
      guard first != second else { return nil }
      let paragraph = index < newLines.count ? after : before
      let start = index < newLines.count ? newLines[index].lowerBound : oldLines[index].lowerBound
      let line = paragraph.caret(at: start)
      let isShared = index < oldLines.count && index < newLines.count
      let same = isShared ? Self.sameLetters(first, second) : 0
      let left = same > 0 ? paragraph.caret(at: start + same).minX : -reach
      // Only the last line has its end where the caret is.
      let isLast = index == oldLines.count - 1 && index == newLines.count - 1 && same > 0
      let right =
        isLast
        ? max(before.caret(at: oldBytes.count).maxX, after.caret(at: newBytes.count).maxX) : width
      return Rect(
        minX: left - 2, minY: line.minY - reach / 2, maxX: right + reach,
        maxY: line.maxY + reach / 2)
    }
  }

  /// Everything, where it is dear to look closer or where marks stand far out of the lines.
  private static func wholeArea(
    _ old: StyledText, _ new: StyledText, _ layout: any TextLayout
  ) -> Rect? {
    let width = max(old.width ?? 4000, new.width ?? 4000)
    if max(old.string.utf8.count, new.string.utf8.count) > mostBytes {
      return Rect(x: 0, y: 0, width: width, height: 1e6).inset(by: -new.font.size)
    }
    let areas = [old, new].map { text in
      let height = layout.height(of: text)
      let lines = Rect(x: 0, y: 0, width: width, height: height)
      return (lines: lines, ink: layout.ink(of: text) ?? lines)
    }
    guard areas.contains(where: { !$0.lines.inset(by: -new.font.size / 4).contains($0.ink) }) else {
      return nil
    }
    return areas.reduce(areas[0].lines) { $0.union($1.lines).union($1.ink) }
  }

  /// How many letters at the start of two plain lines surely look the same.
  ///
  /// Letters may lean on or join with their neighbours, and other scripts run the other way.
  private static func sameLetters(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
    guard a.allSatisfy({ $0 < 0x80 }), b.allSatisfy({ $0 < 0x80 }) else { return 0 }
    let same = zip(a, b).prefix { $0 == $1 }.count
    return max(0, same - 2)
  }
}
