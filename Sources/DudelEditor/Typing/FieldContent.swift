internal import DudelGeometry
internal import DudelModel

/// What a text field shows now: a value, so that two can be compared for what changed.
///
/// Places are relative to the field's text, scrolled as it is shown.
public struct FieldContent: Sendable, Equatable {
  /// A paragraph and the top left corner of its layout.
  public struct Paragraph: Sendable, Equatable {
    let origin: Point
    var text: StyledText
    let height: Double
  }

  /// The paragraphs in sight.
  var paragraphs: [Paragraph] = []
  /// The selected areas.
  var selection: [Rect] = []
  /// The caret, while it is shown.
  var caret: Rect?
  /// The lines under text that an input method has not finished.
  var underlines: [Rect] = []

  /// The areas, relative to the text, where another content looks different.
  ///
  /// - Parameter unitsPerPixel: how much of the text's unit a window px is.
  func changes(
    to new: FieldContent, layout: any TextLayout, unitsPerPixel: Double = 1
  ) -> [Rect] {
    var areas: [Rect] = []
    var before: [Double: Paragraph] = [:]
    for paragraph in paragraphs { before[paragraph.origin.y] = paragraph }
    for paragraph in new.paragraphs {
      guard let old = before.removeValue(forKey: paragraph.origin.y) else {
        areas.append(Self.area(paragraph, layout))
        continue
      }
      guard old.text != paragraph.text else { continue }
      areas += ParagraphChanges(from: old.text, to: paragraph.text, layout: layout).areas
        .map { $0.offset(by: paragraph.origin) }
    }
    areas += before.values.map { Self.area($0, layout) }
    if selection != new.selection { areas += selection + new.selection }
    if caret != new.caret {
      areas += [caret, new.caret].compactMap { $0?.inset(by: -3 * unitsPerPixel) }
    }
    if underlines != new.underlines { areas += underlines + new.underlines }
    return areas
  }

  /// The lines' whole width, with what the letters reach over the edges.
  private static func area(_ paragraph: Paragraph, _ layout: any TextLayout) -> Rect {
    let lines = Rect(
      x: 0, y: 0, width: paragraph.text.width ?? 4000, height: paragraph.height)
    let ink = layout.ink(of: paragraph.text) ?? lines
    return lines.union(ink).offset(by: paragraph.origin).inset(by: -1)
  }
}
