public import DudelGeometry
public import DudelModel

/// Lays text out with pango: hinted metrics off, sub-pixel places, grey edges, so that it is the same
/// at every scale and in every file.
///
/// Pango's objects belong to one thread at a time: each thread makes a layout engine of its own.
/// Nothing is loaded before the first text: fonts cost more than the rest of a start.
public final class PangoTextLayout: TextLayout {
  /// How many paragraphs are kept; more than fit on a screen.
  private static let mostParagraphs = 1024
  /// How many bytes of text are kept laid out, each taking about a hundred.
  private static let mostBytes = 200_000
  private struct State {
    var paragraphs: [StyledText: PangoParagraph] = [:]
    var older: [StyledText: PangoParagraph] = [:]
    /// The paragraph of several pieces that was made last: the next one is mostly its heir.
    var lastLong: PangoParagraph?
    /// The bytes in `paragraphs`.
    var byteCount = 0
    var metrics: [FontDescription: PlainMetrics] = [:]
    /// What text was last shown with.
    var transform: PangoTransform?
  }

  private nonisolated(unsafe) var state = State()

  /// Makes an engine for the calling thread.
  public init() {}

  /// The extents of a paragraph.
  public func size(of text: StyledText) -> Size { pangoParagraph(text).size }

  /// The height of a paragraph; short text in plain letters is known to be one line high without
  /// being laid out.
  public func height(of text: StyledText) -> Double {
    if !text.isEmphasized, let height = lineHeight(of: text) { return height }
    return pangoParagraph(text).size.height
  }

  /// What a paragraph's letters cover at most; short plain text need not be laid out for that.
  public func ink(of text: StyledText) -> Rect? {
    guard !text.string.isEmpty else { return nil }
    if !text.isEmphasized, let height = lineHeight(of: text), let width = text.width {
      let reach = plainMetrics(text.font).reach
      return Rect(
        minX: -reach.left, minY: -reach.top, maxX: width + reach.right,
        maxY: height + reach.bottom)
    }
    return pangoParagraph(text).inkBounds
  }

  /// A paragraph laid out, kept for the next time.
  public func paragraph(_ text: StyledText) -> any ParagraphLayout { pangoParagraph(text) }

  /// Text is shown with a transform, and the next one probably too.
  func note(_ transform: PangoTransform) {
    state.transform = transform.isPlain ? transform : nil
  }

  func pangoParagraph(_ text: StyledText) -> PangoParagraph {
    // Colour makes no difference to where letters are.
    var key = text
    key.color = .black
    if let known = state.paragraphs[key] { return known }
    let paragraph =
      state.older[key]
      ?? PangoParagraph(key, after: state.lastLong, transform: state.transform)
    if paragraph.pieces.count > 1 { state.lastLong = paragraph }
    if state.paragraphs.count >= Self.mostParagraphs || state.byteCount > Self.mostBytes {
      state.older = state.paragraphs
      state.paragraphs = [:]
      state.byteCount = 0
    }
    state.paragraphs[key] = paragraph
    state.byteCount += key.string.utf8.count
    return paragraph
  }

  /// The height of a text that surely fits on one line, if all its letters are in the font.
  private func lineHeight(of text: StyledText) -> Double? {
    let metrics = plainMetrics(text.font)
    let width = text.width ?? .infinity
    // A long text needs no counting to be known as such.
    guard Double(text.string.utf8.count) / 2 * metrics.narrowest <= width else { return nil }
    var total = 0.0
    for scalar in text.string.unicodeScalars {
      if (0x20...0x7e).contains(scalar.value) {
        total += metrics.widest
      } else if let letter = letterWidth(scalar, text.font, metrics) {
        total += letter
      } else {
        return nil
      }
      if total > width { return nil }
    }
    return metrics.height
  }

  /// What is known of a font without laying text out.
  private struct PlainMetrics {
    /// The widest and the narrowest plain character.
    var widest: Double
    var narrowest: Double
    /// The height of a line, and how far down its letters stand.
    var height: Double
    var baseline: Double
    /// How far plain letters reach over their own places' edges.
    var reach: (left: Double, top: Double, right: Double, bottom: Double)
    /// The widths of letters with accents, Greek and Cyrillic; `nil` for one from another font.
    var letters: [UInt32: Double?] = [:]
  }

  private func plainMetrics(_ font: FontDescription) -> PlainMetrics {
    if let known = state.metrics[font] { return known }
    let lines = (UInt8(0x20)...0x7e).map { byte in
      PangoLines(
        StyledText(String(decoding: [byte], as: UTF8.self), font: font, color: .black))
    }
    let widths = lines.map(\.size.width)
    // Accents of other letters may stand higher than any plain one.
    var reach = (left: 0.0, top: font.size / 8, right: 0.0, bottom: font.size / 8)
    for line in lines {
      guard let ink = line.inkBounds else { continue }
      reach.left = max(reach.left, -ink.minX)
      reach.top = max(reach.top, -ink.minY)
      reach.right = max(reach.right, ink.maxX - line.size.width)
      reach.bottom = max(reach.bottom, ink.maxY - line.size.height)
    }
    let result = PlainMetrics(
      widest: (widths.max() ?? font.size) * 1.05, narrowest: widths.min() ?? 0,
      height: lines.map(\.size.height).max() ?? font.size,
      baseline: lines.map(\.baseline).max() ?? font.size, reach: reach)
    state.metrics[font] = result
    return result
  }

  /// The width of a letter that makes a line no higher, with a reserve; `nil` for all others.
  private func letterWidth(
    _ scalar: UnicodeScalar, _ font: FontDescription, _ metrics: PlainMetrics
  ) -> Double? {
    guard (0xa1...0x24f).contains(scalar.value) || (0x370...0x52f).contains(scalar.value),
      scalar.properties.isAlphabetic, scalar.properties.canonicalCombiningClass == .notReordered
    else { return nil }
    if let known = metrics.letters[scalar.value] { return known }
    let lines = PangoLines(StyledText(String(scalar), font: font, color: .black))
    let isPlain = lines.size.height == metrics.height && lines.baseline == metrics.baseline
    let width = isPlain ? lines.size.width * 1.05 : nil
    state.metrics[font]?.letters[scalar.value] = .some(width)
    return width
  }
}
