internal import DudelCairo
internal import DudelGeometry
internal import DudelModel

extension SVGElementWriter {
  /// Adds a text with a `tspan` for each line; together they hold all characters but the line feeds.
  func write(_ text: TextDrawingInfo, to output: inout SVGOutput) {
    if outlinesText, writeOutline(of: text, to: &output) { return }
    output.raw("<text")
    output.attribute("dudel:box", text.box.exactNumbers)
    output.attribute("font-family", Self.cssFamily(text.font.family))
    output.attribute("font-size", text.font.size)
    if text.font.weight != 400 { output.attribute("font-weight", Double(text.font.weight)) }
    if text.font.isItalic { output.raw(" font-style=\"italic\"") }
    output.paint("fill", text.color)
    writeTransform(text.transform, to: &output)
    output.raw(" xml:space=\"preserve\">")
    text.forEachParagraph { index, paragraph, place in
      write(paragraph, isFirst: index == 0, at: place, to: &output)
    }
    output.raw("</text>")
  }

  private func write(
    _ paragraph: StyledText, isFirst: Bool, at place: Point, to output: inout SVGOutput
  ) {
    guard let layout else {
      output.raw("<tspan")
      if !isFirst { output.raw(" dudel:paragraph=\"1\"") }
      return writeContent(paragraph.string.utf8, to: &output)
    }
    let laidOut = layout.paragraph(paragraph)
    let bytes = Array(paragraph.string.utf8)
    // A paragraph without a line would be none.
    let lines =
      laidOut.lines.isEmpty
      ? [TextLine(range: bytes.indices, origin: .zero, width: 0)] : laidOut.lines
    var beginsParagraph = !isFirst
    for line in lines {
      for range in Self.parts(of: line.range.clamped(to: bytes.indices), bytes, of: laidOut) {
        let x =
          range.lowerBound == line.range.lowerBound
          // Lines begin where their script begins to read.
          ? line.origin.x + (laidOut.isRightToLeft ? line.width : 0)
          : laidOut.caret(at: range.lowerBound).minX
        output.raw("<tspan")
        output.attribute("x", place.x + x)
        output.attribute("y", place.y + line.origin.y)
        if laidOut.isRightToLeft { output.raw(" direction=\"rtl\" unicode-bidi=\"embed\"") }
        if beginsParagraph { output.raw(" dudel:paragraph=\"1\"") }
        beginsParagraph = false
        writeContent(bytes[range], to: &output)
      }
    }
  }

  /// The parts of a line that need a place of their own: to SVG a tab is as wide as a space.
  private static func parts(
    of range: Range<Int>, _ bytes: [UInt8], of paragraph: any ParagraphLayout
  ) -> [Range<Int>] {
    guard !paragraph.isRightToLeft else { return [range] }
    let tabs = range.filter { bytes[$0] == UInt8(ascii: "\t") && $0 + 1 < range.upperBound }
    let starts = [range.lowerBound] + tabs.map { $0 + 1 }
    return zip(starts, starts.dropFirst() + [range.upperBound]).map { $0..<$1 }
  }

  private func writeContent(_ bytes: some Collection<UInt8>, to output: inout SVGOutput) {
    guard !bytes.isEmpty else { return output.raw("/>") }
    output.raw(">")
    output.escaped(bytes, inAttribute: false)
    output.raw("</tspan>")
  }

  /// A font family in CSS, and the kind of letters to take where there is no such font.
  ///
  /// What is not a plain name is quoted; a quoted name is never one of CSS's own words.
  static func cssFamily(_ family: String) -> String {
    let generic =
      switch family {
      case "Serif": "serif"
      case "Monospace": "monospace"
      default: "sans-serif"
      }
    return "\(isPlainName(family) ? family : quoted(family)), \(generic)"
  }

  private static let cssWords: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "inherit", "initial",
    "unset", "default", "revert",
  ]

  /// Tells whether a name is one or more words of letters and digits with single spaces between.
  private static func isPlainName(_ name: String) -> Bool {
    guard !name.isEmpty, !cssWords.contains(name.lowercased()) else { return false }
    return name.split(separator: " ", omittingEmptySubsequences: false).allSatisfy { word in
      word.first?.isLetter == true
        && word.utf8.allSatisfy { byte in
          byte < 0x80 && (Character(UnicodeScalar(byte)).isLetter || (0x30...0x39).contains(byte))
        }
    }
  }

  private static func quoted(_ name: String) -> String {
    "'" + name.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }

  /// Adds the shapes of a text's letters; false where they have none, as pictures of faces.
  private func writeOutline(of text: TextDrawingInfo, to output: inout SVGOutput) -> Bool {
    guard let outline = PangoTextLayout().outline(of: text),
      let path = PathDrawingInfo(path: outline, stroke: nil, fill: text.color)
    else { return false }
    write(path, to: &output)
    return true
  }
}
