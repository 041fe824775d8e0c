internal import DudelGeometry
internal import DudelModel

/// What a journal begins with: what the drawing was then.
struct JournalOpening: Equatable {
  /// Where the objects of the beginning are found.
  enum Base: UInt8 {
    /// In records that follow, one for each object, from the bottom up.
    case objects
    /// In a record that follows: the drawing's file as it was.
    case document
  }

  /// When work on the drawing began, in seconds since 1970.
  var begun: Int
  /// The drawing's file, which need not exist yet; `nil` for none.
  var path: String?
  /// What that file was, if the drawing came from there.
  var identity: FileIdentity?
  /// What the canvas showed.
  var canvas: Rect
  var properties: DrawingProperties
  var page: Page
  /// The numbers of the state at the beginning and of the state that stands in the file.
  var state: Int
  var saved: Int?
  var base: Base

  func write(into writer: inout RecordWriter) {
    writer.write(begun)
    writer.write(path) { $0.write($1) }
    writer.write(identity) { $0.write($1) }
    writer.write(canvas)
    writer.write(properties)
    writer.write(page)
    writer.write(state)
    writer.write(saved) { $0.write($1) }
    writer.write(base.rawValue)
  }
}

extension JournalOpening {
  init(from reader: inout RecordReader) throws(RecordReader.Malformed) {
    begun = try reader.integer()
    path = try reader.optional { reader throws(RecordReader.Malformed) in try reader.string() }
    identity = try reader.optional { reader throws(RecordReader.Malformed) in
      try reader.identity()
    }
    (canvas, properties, page) = (try reader.rect(), try reader.properties(), try reader.page())
    state = try reader.integer()
    saved = try reader.optional { reader throws(RecordReader.Malformed) in try reader.integer() }
    guard let base = Base(rawValue: try reader.byte()) else { throw RecordReader.Malformed() }
    self.base = base
  }
}
