public import DudelGeometry

/// Text in a box: lines wrap at the box's width, and the box grows downwards with them.
public struct TextDrawingInfo: Drawable {
  /// The distance of the text from the box's edges, in drawing units.
  public static let inset = 4.0

  /// The box as it was dragged, in drawing units; the text may reach further down.
  public let box: Rect
  /// The characters, with line feeds between paragraphs.
  public let text: String
  /// The colour of the letters.
  public let color: Color
  /// The font; its size is in drawing units.
  public let font: FontDescription
  /// From the space of box and font to the drawing's.
  public let transform: Transform
  /// Everything that box and letters cover, in the drawing's space.
  public let bounds: Rect
  /// Everything that box and letters cover, in their own space.
  private let extents: Rect
  private let flow: TextFlow

  /// Lays a text out in a box; blank text makes nothing.
  public init?(
    box: Rect, text: String, color: Color, font: FontDescription, layout: any TextLayout
  ) {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    self.box = box
    self.text = text
    self.color = color
    self.font = font
    transform = .identity
    let style = Self.style(box: box, color: color, font: font)
    flow = TextFlow(TextFlow.paragraphs(of: text), style: style, layout: layout)
    var bounds = Self.frame(box: box, height: flow.height)
    // Letters may be wider than the box, and marks may stand above and below the lines.
    let origin = box.origin + Point(x: Self.inset, y: Self.inset)
    var line = style
    for (paragraph, top) in zip(flow.paragraphs, flow.tops) {
      line.string = paragraph
      guard let ink = layout.ink(of: line) else { continue }
      bounds = bounds.union(ink.offset(by: origin + Point(x: 0, y: top)))
    }
    extents = bounds
    self.bounds = bounds
  }

  private init(_ other: TextDrawingInfo, transform: Transform) {
    box = other.box
    text = other.text
    color = other.color
    font = other.font
    extents = other.extents
    flow = other.flow
    self.transform = transform
    // From the whole transform, so that the ways that led to it make no difference.
    bounds = Rect(around: extents.corners.map(transform.apply)) ?? extents
  }

  /// The paragraph style of text in a box.
  public static func style(box: Rect, color: Color, font: FontDescription) -> StyledText {
    StyledText("", font: font, color: color, width: max(1, box.width - 2 * inset))
  }

  /// The box with all lines, in its own space.
  public var frame: Rect { Self.frame(box: box, height: flow.height) }

  /// A box grown downwards for text of a height.
  private static func frame(box: Rect, height: Double) -> Rect {
    Rect(
      minX: box.minX, minY: box.minY, maxX: box.maxX,
      maxY: max(box.maxY, box.minY + height + 2 * inset))
  }

  /// Draws the paragraphs that the clip can show.
  public func draw(in context: some DrawingContext) {
    context.saving {
      if transform != .identity { context.concatenate(transform) }
      let visible = context.clipBounds
      let origin = box.origin + Point(x: Self.inset, y: Self.inset)
      // Letters may reach into the neighbouring lines.
      let reach = font.size
      var style = Self.style(box: box, color: color, font: font)
      let shown = flow.paragraphs(
        from: visible.minY - origin.y - reach, to: visible.maxY - origin.y + reach)
      for index in shown where !flow.paragraphs[index].isEmpty {
        style.string = flow.paragraphs[index]
        context.draw(style, at: origin + Point(x: 0, y: flow.tops[index]))
      }
    }
  }

  /// A letter takes as long as two segments, and laying a text out takes longer.
  public var cost: Int { text.utf8.count * 2 + 100 }

  /// Tells whether a point meets the box.
  public func isHit(at point: Point, tolerance: Double) -> Bool {
    guard let inverse = transform.inverted else { return false }
    return frame.inset(by: -tolerance).contains(inverse.apply(point))
  }

  /// The text moved, scaled or turned.
  public func transformed(by outer: Transform) -> TextDrawingInfo {
    TextDrawingInfo(self, transform: outer.after(transform))
  }

  /// Calls back with each paragraph, its number and where its top left corner is, before the
  /// transform.
  public func forEachParagraph(_ body: (_ index: Int, StyledText, Point) -> Void) {
    let origin = box.origin + Point(x: Self.inset, y: Self.inset)
    var style = Self.style(box: box, color: color, font: font)
    for (index, (paragraph, top)) in zip(flow.paragraphs, flow.tops).enumerated() {
      style.string = paragraph
      body(index, style, origin + Point(x: 0, y: top))
    }
  }
}
