internal import CCairo
internal import CPangoShims
internal import DudelGeometry
internal import DudelModel

/// One pango layout: text broken into lines, its cluster borders and word borders.
final class PangoLines {
  let pointer: OpaquePointer?
  /// What pango has laid out for.
  private var transform: PangoTransform?
  private let byteCount: Int
  /// FreeType measures letters in numbers of 16 bits.
  private static let mostSize = 30_000.0
  /// What pango says of every character border, with the byte that each is at.
  private(set) lazy var borders = PangoBorders(self.pointer, byteCount: self.byteCount)

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - rightToLeft: the direction of the whole paragraph; the text tells it for `nil`.
  ///   - transform: what it will probably be shown with; then it need not be laid out once more.
  init(_ text: StyledText, rightToLeft: Bool? = nil, transform: PangoTransform? = nil) {
    self.transform = transform
    byteCount = text.string.utf8.count
    let context = dudel_pango_font_map_create_context(dudel_pango_cairo_font_map_get_default())
    defer { dudel_g_object_unref(UnsafeMutableRawPointer(context)) }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    dudel_pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    dudel_pango_context_set_round_glyph_positions(context, 0)
    transform?.prepare(context)
    if let rightToLeft {
      dudel_pango_context_set_base_dir(
        context, rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    }

    pointer = dudel_pango_layout_new(context)
    let font = dudel_pango_font_description_new()
    dudel_pango_font_description_set_family(font, text.font.family)
    dudel_pango_font_description_set_absolute_size(
      font, min(max(text.font.size, 0), Self.mostSize) * Double(PANGO_SCALE))
    dudel_pango_font_description_set_weight(
      font,
      text.isEmphasized ? PANGO_WEIGHT_SEMIBOLD : PangoWeight(UInt32(clamping: text.font.weight)))
    if text.font.isItalic { dudel_pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
    dudel_pango_layout_set_font_description(pointer, font)
    dudel_pango_font_description_free(font)
    if let width = text.width {
      dudel_pango_layout_set_width(pointer, Self.units(width))
      dudel_pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
    }
    if let rightToLeft {
      dudel_pango_layout_set_auto_dir(pointer, 0)
      dudel_pango_layout_set_alignment(pointer, rightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    }
    // No hyphen that nobody typed where a word is broken.
    let attributes = dudel_pango_attr_list_new()
    dudel_pango_attr_list_insert(attributes, dudel_pango_attr_insert_hyphens_new(0))
    dudel_pango_layout_set_attributes(pointer, attributes)
    dudel_pango_attr_list_unref(attributes)
    dudel_pango_layout_set_single_paragraph_mode(pointer, 1)
    dudel_pango_layout_set_text(pointer, text.string, Int32(clamping: byteCount))
  }

  /// Draws the lines with the top left corner at the current point of a cairo context, which has the
  /// transform.
  func show(on cairo: OpaquePointer, _ shown: PangoTransform) {
    // Being told of any transform, even of the same one, pango lays everything out anew.
    if shown != transform { dudel_pango_cairo_update_layout(cairo, pointer) }
    transform = shown
    dudel_pango_cairo_show_layout(cairo, pointer)
  }

  deinit { dudel_g_object_unref(UnsafeMutableRawPointer(pointer)) }

  var size: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    dudel_pango_layout_get_size(pointer, &width, &height)
    return Size(width: Self.length(width), height: Self.length(height))
  }

  /// How far down the first line's letters stand.
  var baseline: Double { Self.length(dudel_pango_layout_get_baseline(pointer)) }

  var inkBounds: Rect? {
    var ink = PangoRectangle()
    dudel_pango_layout_get_extents(pointer, &ink, nil)
    return ink.width > 0 && ink.height > 0 ? Self.rect(ink) : nil
  }

  var isRightToLeft: Bool {
    guard let line = dudel_pango_layout_get_line_readonly(pointer, 0) else { return false }
    return dudel_pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }

  /// The width of each character in the order of the text.
  var advances: [Double] {
    var result = [Double](repeating: 0, count: borders.offsets.count)
    let text = dudel_pango_layout_get_text(pointer)
    let iterator = dudel_pango_layout_get_iter(pointer)
    defer { dudel_pango_layout_iter_free(iterator) }
    repeat {
      guard let run = dudel_pango_layout_iter_get_run_readonly(iterator),
        let item = run.pointee.item
      else { continue }
      var widths = [Int32](repeating: 0, count: Int(item.pointee.num_chars))
      dudel_pango_glyph_item_get_logical_widths(run, text, &widths)
      let first = borders.index(of: Int(item.pointee.offset))
      for (index, width) in widths.enumerated() where first + index < result.count {
        result[first + index] = Self.length(width)
      }
    } while dudel_pango_layout_iter_next_run(iterator) != 0
    return result
  }

  /// The bytes of each line.
  private(set) lazy var ranges: [Range<Int>] = {
    let count = Int(dudel_pango_layout_get_line_count(pointer))
    let starts = (0..<count).map { index in
      dudel_pango_layout_get_line_readonly(pointer, Int32(index)).map {
        Int($0.pointee.start_index)
      } ?? 0
    }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : byteCount
      return starts[index]..<max(starts[index], end)
    }
  }()

  /// The lines with their places.
  var lines: [TextLine] {
    var result: [TextLine] = []
    let iterator = dudel_pango_layout_get_iter(pointer)
    defer { dudel_pango_layout_iter_free(iterator) }
    for range in ranges {
      var extents = PangoRectangle()
      dudel_pango_layout_iter_get_line_extents(iterator, nil, &extents)
      let place = Self.rect(extents)
      let baseline = Self.length(dudel_pango_layout_iter_get_baseline(iterator))
      result.append(
        TextLine(
          range: range, origin: Point(x: place.minX, y: baseline), width: place.width))
      guard dudel_pango_layout_iter_next_line(iterator) != 0 else { break }
    }
    return result
  }

  /// Adds the shapes of all letters, with the layout's top left corner at a point.
  func addOutline(at place: Point, to collector: inout OutlineCollector) {
    let iterator = dudel_pango_layout_get_iter(pointer)
    defer { dudel_pango_layout_iter_free(iterator) }
    repeat {
      guard let run = dudel_pango_layout_iter_get_run_readonly(iterator),
        let item = run.pointee.item
      else { continue }
      var (ink, logical) = (PangoRectangle(), PangoRectangle())
      dudel_pango_layout_iter_get_run_extents(iterator, &ink, &logical)
      let baseline = Self.length(dudel_pango_layout_iter_get_baseline(iterator))
      collector.add(
        run.pointee.glyphs, of: item.pointee.analysis.font,
        at: place + Point(x: Self.length(logical.x), y: baseline),
        hasInk: ink.width > 0 && ink.height > 0)
    } while dudel_pango_layout_iter_next_run(iterator) != 0
  }

  /// The shapes of all letters, with the layout's top left corner at a point, or `nil` where some
  /// have none.
  func outline(at place: Point) -> BezierPath? {
    var collector = OutlineCollector()
    addOutline(at: place, to: &collector)
    return collector.isComplete ? collector.path : nil
  }

  func caret(at offset: Int) -> Rect {
    var strong = PangoRectangle()
    dudel_pango_layout_get_cursor_pos(pointer, index(offset), &strong, nil)
    let rect = Self.rect(strong)
    return Rect(x: rect.minX, y: rect.minY, width: 0, height: rect.height)
  }

  func offset(at point: Point) -> Int {
    var (index, trailing): (Int32, Int32) = (0, 0)
    dudel_pango_layout_xy_to_index(
      pointer, Self.units(point.x), Self.units(point.y), &index, &trailing)
    return borders.offset(after: Int(index), characters: Int(trailing))
  }

  func selectionRects(_ range: Range<Int>) -> [Rect] {
    var rects: [Rect] = []
    let iterator = dudel_pango_layout_get_iter(pointer)
    defer { dudel_pango_layout_iter_free(iterator) }
    repeat {
      guard let line = dudel_pango_layout_iter_get_line_readonly(iterator) else { continue }
      let start = Int(line.pointee.start_index)
      let end = start + Int(line.pointee.length)
      let shared = range.clamped(to: start..<end)
      guard !shared.isEmpty else { continue }
      var extents = PangoRectangle()
      dudel_pango_layout_iter_get_line_extents(iterator, nil, &extents)
      let (top, bottom) = (Self.length(extents.y), Self.length(extents.y + extents.height))
      var spans: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      dudel_pango_layout_line_get_x_ranges(
        line, index(shared.lowerBound), index(shared.upperBound), &spans, &count)
      for span in 0..<Int(count) {
        guard let spans else { break }
        rects.append(
          Rect(
            minX: Self.length(spans[2 * span]), minY: top, maxX: Self.length(spans[2 * span + 1]),
            maxY: bottom))
      }
      dudel_g_free(spans)
    } while dudel_pango_layout_iter_next_line(iterator) != 0
    return rects
  }

  /// Tells whether the line at a byte runs one way only, the paragraph's.
  func runsOneWay(at offset: Int, rightToLeft: Bool) -> Bool {
    var line: Int32 = 0
    dudel_pango_layout_index_to_line_x(pointer, index(offset), 0, &line, nil)
    var runs = dudel_pango_layout_get_line_readonly(pointer, line)?.pointee.runs
    while let link = runs {
      let run = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      let level = run?.pointee.item?.pointee.analysis.level ?? 0
      if (level % 2 == 1) != rightToLeft { return false }
      runs = link.pointee.next
    }
    return true
  }

  // MARK: - Pango's units

  private func index(_ offset: Int) -> Int32 { Int32(min(max(0, offset), byteCount)) }

  private static func units(_ length: Double) -> Int32 {
    let units = length * Double(PANGO_SCALE)
    return units.isFinite ? Int32(min(max(units.rounded(), -1e9), 1e9)) : 0
  }

  private static func length(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  private static func rect(_ rect: PangoRectangle) -> Rect {
    Rect(
      x: length(rect.x), y: length(rect.y), width: length(rect.width),
      height: length(rect.height))
  }
}
