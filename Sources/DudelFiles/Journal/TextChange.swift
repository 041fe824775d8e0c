/// The shortest stretch of a text to replace so that another text comes of it, in bytes.
struct TextChange: Equatable {
  let offset: Int
  let removed: Int
  let inserted: [UInt8]

  /// Finds out what is different.
  init(from old: [UInt8], to new: [UInt8]) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    offset = start
    removed = old.count - start - end
    inserted = Array(new[start..<new.count - end])
  }

  /// Makes the change; `nil` where the text has no such stretch.
  func applied(to text: [UInt8]) -> [UInt8]? {
    guard offset >= 0, removed >= 0, offset <= text.count, removed <= text.count - offset else {
      return nil
    }
    var text = text
    text.replaceSubrange(offset..<offset + removed, with: inserted)
    return text
  }

  func write(into writer: inout RecordWriter) {
    writer.write(offset)
    writer.write(removed)
    writer.write(inserted)
  }
}

extension TextChange {
  init(from reader: inout RecordReader) throws(RecordReader.Malformed) {
    (offset, removed) = (try reader.integer(), try reader.integer())
    inserted = Array(try reader.data())
  }
}
