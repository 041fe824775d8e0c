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
  private struct State {
    var paragraphs: [StyledText: PangoParagraph] = [:]
    var older: [StyledText: PangoParagraph] = [:]
    var asciiWidths: [FontDescription: (widest: Double, height: Double)] = [:]
  }

  private nonisolated(unsafe) var state = State()

  /// Makes an engine for the calling thread.
  public init() {}

  /// The extents of a paragraph.
  public func size(of text: StyledText) -> Size { pangoParagraph(text).size }

  /// The height of a paragraph; short plain text is known to be one line high without being laid out.
  public func height(of text: StyledText) -> Double {
    if !text.isEmphasized, text.string.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) {
      let ascii = asciiWidth(text.font)
      let width = text.width ?? .infinity
      if Double(text.string.utf8.count) * ascii.widest <= width { return ascii.height }
    }
    return pangoParagraph(text).size.height
  }

  /// A paragraph laid out, kept for the next time.
  public func paragraph(_ text: StyledText) -> any ParagraphLayout { pangoParagraph(text) }

  func pangoParagraph(_ text: StyledText) -> PangoParagraph {
    // Colour makes no difference to where letters are.
    var key = text
    key.color = .black
    if let known = state.paragraphs[key] { return known }
    let paragraph = state.older[key] ?? PangoParagraph(key)
    if state.paragraphs.count >= Self.mostParagraphs {
      state.older = state.paragraphs
      state.paragraphs = [:]
    }
    state.paragraphs[key] = paragraph
    return paragraph
  }

  /// The widest plain character of a font and the height of a line of them.
  private func asciiWidth(_ font: FontDescription) -> (widest: Double, height: Double) {
    if let known = state.asciiWidths[font] { return known }
    let widths = (UInt8(0x20)...0x7e).map { byte in
      let character = String(decoding: [byte], as: UTF8.self)
      return PangoParagraph(StyledText(character, font: font, color: .black)).size
    }
    let result = (
      widest: (widths.map(\.width).max() ?? font.size) * 1.05,
      height: widths.map(\.height).max() ?? font.size
    )
    state.asciiWidths[font] = result
    return result
  }
}
