internal import CPangoShims
internal import DudelGeometry
internal import DudelModel

/// Divides a paragraph into pieces that pango can lay out in good time.
///
/// Pango breaks words well, but its time grows with the square of a word's length where it has to
/// break inside. So a text with very long words is laid out without breaks first, which takes linear
/// time, and broken here into lines by the same rules. Other long texts are laid out part by part:
/// each keeps its whole lines and leaves its last one to the next part.
struct PangoBreaker {
  /// The most characters that pango breaks at once.
  private static let mostCharacters = 2000
  /// The most characters that are laid out in one line at once; more would overflow its units.
  private var mostUnbroken: Int {
    hasLongClusters ? Self.longestCluster : max(100, Int(min(16_000, 1e6 / text.font.size)))
  }
  /// The longest word that pango breaks.
  private static let longestWord = 400

  /// The most marks on a letter that are laid out at once: time grows with the square of their number.
  private static let longestCluster = 1000

  private let text: StyledText
  private let transform: PangoTransform?
  private let bytes: [UInt8]
  private var start = 0
  private let hasLongClusters: Bool
  private(set) var pieces: [PangoParagraph.Piece] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  private(set) var isRightToLeft = false
  /// The layout of a paragraph of one piece.
  private(set) var onlyLines: PangoLines?

  init(_ text: StyledText, transform: PangoTransform? = nil) {
    self.text = text
    self.transform = transform
    bytes = Array(text.string.utf8)
    hasLongClusters = Self.hasLongClusters(text.string)
  }

  private static func hasLongClusters(_ string: String) -> Bool {
    guard string.utf8.count > longestCluster else { return false }
    var count = 0
    for scalar in string.unicodeScalars {
      count = scalar.value >= 0x300 && scalar.properties.isGraphemeExtend ? count + 1 : 0
      if count > longestCluster { return true }
    }
    return false
  }

  static func slice(_ string: String, _ range: Range<Int>) -> String {
    let bytes = string.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return String(string[start..<bytes.index(start, offsetBy: range.count)])
  }

  /// Takes over the first pieces of a text that begins like this one, and tells how many.
  ///
  /// A piece depends on its own part and on what is laid out together with that, but on nothing
  /// behind it.
  mutating func takeOver(
    _ old: [PangoParagraph.Piece], of oldText: StyledText, isRightToLeft: Bool
  ) -> Int {
    guard let width = text.width, oldText.width == width, oldText.font == text.font,
      oldText.isEmphasized == text.isEmphasized
    else { return 0 }
    let oldBytes = Array(oldText.string.utf8)
    guard isNarrow == isNarrow(oldBytes.count),
      hasLongClusters == Self.hasLongClusters(oldText.string)
    else { return 0 }
    let same = zip(bytes, oldBytes).prefix { $0 == $1 }.count
    let kept = old.prefix { piece in
      // A character has four bytes at most.
      let together = 4 * (piece.isLine ? mostUnbroken : Self.mostCharacters)
      return piece.range.lowerBound + together <= same
    }
    guard let last = kept.last else { return 0 }
    pieces = Array(kept)
    self.width = width
    height = last.top + last.height
    start = last.range.upperBound
    self.isRightToLeft = isRightToLeft
    return kept.count
  }

  mutating func run() {
    repeat {
      if text.width == nil {
        addBeside()
      } else if isNarrow || hasLongClusters || hasLongWord(to: end(after: Self.mostCharacters)) {
        addBroken()
      } else {
        addLines()
      }
    } while start < bytes.count
    if text.width == nil, isRightToLeft, pieces.count > 1 { mirror() }
  }

  // MARK: - Parts

  /// A border between characters at most so many of them further on.
  private func end(after most: Int) -> Int {
    guard bytes.count - start > most else { return bytes.count }
    var count = 0
    for index in start..<bytes.count where bytes[index] & 0xc0 != 0x80 {
      if count == most { return index }
      count += 1
    }
    return bytes.count
  }

  /// Tells whether a long text has so many lines that pango would need seconds.
  private var isNarrow: Bool { isNarrow(bytes.count) }

  private func isNarrow(_ byteCount: Int) -> Bool {
    guard let width = text.width else { return false }
    return byteCount > 4 * Self.mostCharacters && width < 8 * text.font.size
  }

  private func hasLongWord(to end: Int) -> Bool {
    guard end - start > Self.longestWord else { return false }
    var count = 0
    for index in start..<end where bytes[index] & 0xc0 != 0x80 {
      count = bytes[index] == 0x20 ? 0 : count + 1
      if count > Self.longestWord { return true }
    }
    return false
  }

  private mutating func layOut(to end: Int, width: Double?) -> PangoLines {
    var part = text
    part.string = String(decoding: bytes[start..<end], as: UTF8.self)
    part.width = width
    // The first part tells the direction of all.
    guard start == 0 else {
      return PangoLines(part, rightToLeft: isRightToLeft, transform: transform)
    }
    let lines = PangoLines(part, transform: transform)
    isRightToLeft = lines.isRightToLeft
    return lines
  }

  private mutating func add(
    to end: Int, left: Double = 0, height: Double, isLine: Bool = false
  ) {
    pieces.append(
      PangoParagraph.Piece(
        range: start..<end, left: left, top: self.height, height: height, isLine: isLine))
    start = end
  }

  // MARK: - Ways

  /// Whole lines as pango breaks them.
  private mutating func addLines() {
    let end = end(after: Self.mostCharacters)
    let lines = layOut(to: end, width: text.width)
    width = max(width, lines.size.width)
    var (shownEnd, shownHeight) = (end, lines.size.height)
    if end < bytes.count, lines.ranges.count > 1, let last = lines.ranges.last?.lowerBound {
      shownEnd = start + last
      shownHeight = lines.caret(at: last).minY
    }
    if start == 0, end == bytes.count { onlyLines = lines }
    add(to: shownEnd, height: shownHeight)
    height += shownHeight
  }

  /// One line of any length.
  private mutating func addBeside() {
    let end = end(after: mostUnbroken)
    let lines = layOut(to: end, width: nil)
    var (shownEnd, shownWidth) = (end, lines.size.width)
    if end < bytes.count,
      let border = lines.borders.clusterBorder(from: end - start, forward: false), border > 0
    {
      shownEnd = start + border
      let count = lines.borders.index(of: border)
      shownWidth = lines.advances[..<count].reduce(0, +)
    }
    if start == 0, end == bytes.count { onlyLines = lines }
    add(to: shownEnd, left: width, height: lines.size.height)
    width += shownWidth
    height = 0
    if start == bytes.count { height = lines.size.height }
  }

  /// Lines of its own breaking.
  private mutating func addBroken() {
    guard let width = text.width else { return }
    let end = end(after: mostUnbroken)
    let lines = layOut(to: end, width: nil)
    let first = start
    let advances = lines.advances
    let breaks = Self.breaks(advances, lines.borders, width: width)
    let offsets = lines.borders.offsets
    var from = 0
    for index in breaks {
      // The last line goes on in the next part, unless it is the only one.
      if index == breaks.last, end < bytes.count, from > 0 { break }
      let lineWidth = advances[from..<index].reduce(0, +)
      self.width = max(self.width, min(lineWidth, width))
      add(
        to: first + offsets[index], left: isRightToLeft ? width - lineWidth : 0,
        height: lines.size.height, isLine: true)
      height += lines.size.height
      from = index
    }
  }

  /// The characters before which lines are broken, and the last one's end.
  private static func breaks(
    _ advances: [Double], _ borders: PangoBorders, width: Double
  ) -> [Int] {
    let count = borders.offsets.count - 1
    let attributes = borders.attributes
    var result: [Int] = []
    var (lineStart, wordBreak, clusterBreak) = (0, 0, 0)
    var (lineWidth, afterWord, afterCluster) = (0.0, 0.0, 0.0)
    for index in 0..<min(count, attributes.count) {
      if index > lineStart, attributes[index].is_cursor_position != 0 {
        (clusterBreak, afterCluster) = (index, 0)
        if attributes[index].is_line_break != 0 { (wordBreak, afterWord) = (index, 0) }
      }
      if index - max(clusterBreak, lineStart) >= longestCluster {
        (lineStart, lineWidth) = (index, 0)
        (clusterBreak, afterWord, afterCluster) = (index, 0, 0)
        result.append(index)
      }
      lineWidth += advances[index]
      afterWord += advances[index]
      afterCluster += advances[index]
      // The last white space of a word may reach over the edge, as pango has it. A word that goes to
      // the next line may be too long for it.
      let hangs =
        attributes[index].is_white != 0 && index + 1 < attributes.count
        && (attributes[index + 1].is_line_break != 0 || index + 1 == count)
      while lineWidth > width + 1 / 1024, !hangs {
        if wordBreak > lineStart {
          (lineStart, lineWidth) = (wordBreak, afterWord)
        } else if clusterBreak > lineStart {
          (lineStart, lineWidth) = (clusterBreak, afterCluster)
        } else {
          break
        }
        result.append(lineStart)
      }
    }
    return result + [count]
  }

  /// Lets the parts of one line follow each other from right to left.
  private mutating func mirror() {
    pieces = pieces.indices.map { index in
      let piece = pieces[index]
      let right = index + 1 < pieces.count ? pieces[index + 1].left : width
      return PangoParagraph.Piece(
        range: piece.range, left: width - right, top: piece.top, height: piece.height,
        isLine: piece.isLine)
    }
  }
}
