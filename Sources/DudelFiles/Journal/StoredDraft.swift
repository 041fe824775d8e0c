internal import DudelGeometry
internal import DudelModel

/// Text that is being typed and is no object yet.
struct StoredDraft: Equatable {
  let box: Rect
  let color: Color
  let font: FontDescription
  /// The object that is edited; `nil` for a new one.
  let object: Int?
  var text: [UInt8]

  func write(into writer: inout RecordWriter) {
    writer.write(box)
    writer.write(color)
    writer.write(font)
    writer.write(object) { $0.write($1) }
    writer.write(text)
  }
}

extension StoredDraft {
  init(_ typed: TypedText) {
    (box, color, font) = (typed.box, typed.color, typed.font)
    (object, text) = (typed.object, Array(typed.text.utf8))
  }

  /// Tells whether nothing but the characters can be different.
  func isSameText(as other: StoredDraft) -> Bool {
    box == other.box && color == other.color && font == other.font && object == other.object
  }

  init(from reader: inout RecordReader) throws(RecordReader.Malformed) {
    (box, color, font) = (try reader.rect(), try reader.color(), try reader.font())
    object = try reader.optional { reader throws(RecordReader.Malformed) in try reader.integer() }
    text = Array(try reader.data())
  }
}
