internal import CPangoCairo
internal import DudelGeometry
internal import DudelModel

/// One pango layout: text broken into lines, its cluster borders and word borders.
final class PangoLines {
  let pointer: OpaquePointer?
  private let byteCount: Int
  /// What pango says of every character border, with the byte that each is at.
  private lazy var borders = Borders(self.pointer, byteCount: self.byteCount)

  init(_ text: StyledText) {
    byteCount = text.string.utf8.count
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)

    pointer = pango_layout_new(context)
    let font = pango_font_description_new()
    pango_font_description_set_family(font, text.font.family)
    pango_font_description_set_absolute_size(font, text.font.size * Double(PANGO_SCALE))
    if text.isEmphasized { pango_font_description_set_weight(font, PANGO_WEIGHT_SEMIBOLD) }
    pango_layout_set_font_description(pointer, font)
    pango_font_description_free(font)
    if let width = text.width {
      pango_layout_set_width(pointer, Self.units(width))
      pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
    }
    pango_layout_set_single_paragraph_mode(pointer, 1)
    pango_layout_set_text(pointer, text.string, Int32(clamping: byteCount))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  var size: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(pointer, &width, &height)
    return Size(width: Self.length(width), height: Self.length(height))
  }

  var inkBounds: Rect? {
    var ink = PangoRectangle()
    pango_layout_get_extents(pointer, &ink, nil)
    return ink.width > 0 && ink.height > 0 ? Self.rect(ink) : nil
  }

  /// The bytes of each line.
  private(set) lazy var ranges: [Range<Int>] = {
    let count = Int(pango_layout_get_line_count(pointer))
    let starts = (0..<count).map { index in
      pango_layout_get_line_readonly(pointer, Int32(index)).map { Int($0.pointee.start_index) } ?? 0
    }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : byteCount
      return starts[index]..<max(starts[index], end)
    }
  }()

  func caret(at offset: Int) -> Rect {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(pointer, index(offset), &strong, nil)
    let rect = Self.rect(strong)
    return Rect(x: rect.minX, y: rect.minY, width: 0, height: rect.height)
  }

  func offset(at point: Point) -> Int {
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_xy_to_index(
      pointer, Self.units(point.x), Self.units(point.y), &index, &trailing)
    return borders.offset(after: Int(index), characters: Int(trailing))
  }

  func selectionRects(_ range: Range<Int>) -> [Rect] {
    var rects: [Rect] = []
    let iterator = pango_layout_get_iter(pointer)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      let start = Int(line.pointee.start_index)
      let end = start + Int(line.pointee.length)
      let shared = range.clamped(to: start..<end)
      guard !shared.isEmpty else { continue }
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      let (top, bottom) = (Self.length(extents.y), Self.length(extents.y + extents.height))
      var spans: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      pango_layout_line_get_x_ranges(
        line, index(shared.lowerBound), index(shared.upperBound), &spans, &count)
      for span in 0..<Int(count) {
        guard let spans else { break }
        rects.append(
          Rect(
            minX: Self.length(spans[2 * span]), minY: top, maxX: Self.length(spans[2 * span + 1]),
            maxY: bottom))
      }
      g_free(spans)
    } while pango_layout_iter_next_line(iterator) != 0
    return rects
  }

  func visualNeighbour(of offset: Int, toTheRight: Bool) -> Int? {
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_move_cursor_visually(
      pointer, 1, self.index(offset), 0, toTheRight ? 1 : -1, &index, &trailing)
    guard index >= 0, index < Int32.max else { return nil }
    return borders.offset(after: Int(index), characters: Int(trailing))
  }

  func clusterBorder(from offset: Int, forward: Bool) -> Int? {
    borders.next(from: offset, forward: forward) { $0.is_cursor_position != 0 }
  }

  func wordBorder(from offset: Int, forward: Bool) -> Int {
    borders.next(from: offset, forward: forward) {
      (forward ? $0.is_word_end : $0.is_word_start) != 0
    } ?? (forward ? byteCount : 0)
  }

  func word(around offset: Int) -> Range<Int> { borders.word(around: offset) }

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

  /// The borders between the characters of a layout.
  private struct Borders {
    private let attributes: [PangoLogAttr]
    private let offsets: [Int]

    init(_ layout: OpaquePointer?, byteCount: Int) {
      var count: Int32 = 0
      let start = pango_layout_get_log_attrs_readonly(layout, &count)
      attributes = Array(UnsafeBufferPointer(start: start, count: Int(count)))
      var offsets: [Int] = []
      offsets.reserveCapacity(attributes.count)
      if let text = pango_layout_get_text(layout) {
        for index in 0..<byteCount where UInt8(bitPattern: text[index]) & 0xc0 != 0x80 {
          offsets.append(index)
        }
      }
      offsets.append(byteCount)
      self.offsets = offsets
    }

    /// The first border at or after a byte.
    private func position(of offset: Int) -> Int {
      var (low, high) = (0, offsets.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if offsets[middle] < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }

    func offset(after offset: Int, characters: Int) -> Int {
      offsets[min(position(of: offset) + max(0, characters), offsets.count - 1)]
    }

    func next(
      from offset: Int, forward: Bool, where isBorder: (PangoLogAttr) -> Bool
    ) -> Int? {
      var index = position(of: offset) + (forward ? 1 : -1)
      while index >= 0, index < min(offsets.count, attributes.count) {
        if isBorder(attributes[index]) { return offsets[index] }
        index += forward ? 1 : -1
      }
      return nil
    }

    /// The word that holds the character after a byte, or the run of characters between words.
    func word(around offset: Int) -> Range<Int> {
      let count = min(offsets.count, attributes.count)
      guard count > 1 else { return 0..<0 }
      let here = min(position(of: offset), count - 2)
      func isBorder(_ index: Int) -> Bool {
        attributes[index].is_word_start != 0 || attributes[index].is_word_end != 0
      }
      var start = here
      while start > 0, !isBorder(start) { start -= 1 }
      var end = here + 1
      while end < count - 1, !isBorder(end) { end += 1 }
      return offsets[start]..<offsets[end]
    }
  }
}
