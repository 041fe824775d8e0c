internal import CPangoShims

/// The borders between the characters of a text, and what each of them borders.
struct PangoBorders {
  let attributes: [PangoLogAttr]
  /// The byte that each border is at.
  let offsets: [Int]

  /// Asks a layout, which has found them already.
  init(_ layout: OpaquePointer?, byteCount: Int) {
    var count: Int32 = 0
    let start = dudel_pango_layout_get_log_attrs_readonly(layout, &count)
    let text = UnsafeBufferPointer(start: dudel_pango_layout_get_text(layout), count: byteCount)
    self.init(Array(UnsafeBufferPointer(start: start, count: Int(count))), bytes: text)
  }

  /// Finds those of a text that is laid out in pieces.
  init(_ string: String) {
    let count = string.unicodeScalars.count + 1
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
    let bytes = Array(string.utf8CString.dropLast())
    bytes.withUnsafeBufferPointer { bytes in
      dudel_pango_get_log_attrs(
        bytes.baseAddress, Int32(clamping: bytes.count), -1, dudel_pango_language_get_default(),
        &attributes, Int32(clamping: count))
    }
    self = bytes.withUnsafeBufferPointer { PangoBorders(attributes, bytes: $0) }
  }

  private init(_ attributes: [PangoLogAttr], bytes: UnsafeBufferPointer<CChar>) {
    self.attributes = attributes
    var offsets: [Int] = []
    offsets.reserveCapacity(attributes.count)
    for index in bytes.indices where UInt8(bitPattern: bytes[index]) & 0xc0 != 0x80 {
      offsets.append(index)
    }
    offsets.append(bytes.count)
    self.offsets = offsets
  }

  /// The first border at or after a byte.
  func index(of offset: Int) -> Int {
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func offset(after offset: Int, characters: Int) -> Int {
    offsets[min(index(of: offset) + max(0, characters), offsets.count - 1)]
  }

  func clusterBorder(from offset: Int, forward: Bool) -> Int? {
    next(from: offset, forward: forward) { $0.is_cursor_position != 0 }
  }

  func wordBorder(from offset: Int, forward: Bool) -> Int {
    next(from: offset, forward: forward) {
      (forward ? $0.is_word_end : $0.is_word_start) != 0
    } ?? (forward ? offsets[offsets.count - 1] : 0)
  }

  private func next(
    from offset: Int, forward: Bool, where isBorder: (PangoLogAttr) -> Bool
  ) -> Int? {
    var index = index(of: offset) + (forward ? 1 : -1)
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
    let here = min(index(of: offset), count - 2)
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
