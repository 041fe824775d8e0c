internal import DudelGeometry
internal import DudelModel

/// One entry of a journal.
enum JournalRecord: Equatable {
  /// The first entry of all.
  case opening(JournalOpening)
  /// The drawing's file as it was at the beginning.
  case document([UInt8])
  /// An object of the beginning.
  case object(id: Int, StoredDrawable)
  /// The bytes of a picture, for all entries that name its number.
  case picture(number: Int, mediaType: String, bytes: [UInt8])
  /// The largest numbers that objects and states have had.
  case numbers(object: Int, state: Int)
  case add(StoredDrawable)
  case replace(id: Int, StoredDrawable)
  case remove(id: Int)
  case describe(DrawingProperties)
  case setPage(Page)
  case undo
  case redo
  /// The canvas shows this now.
  case canvas(Rect)
  /// A state stands in a file now.
  case saved(state: Int, path: String, FileIdentity?)
  /// Text is being typed; `nil` for no longer.
  case draft(StoredDraft?)
  /// The text that is being typed is different.
  case draftChange(TextChange)

  private enum Kind: UInt8 {
    case opening = 1
    case document, object, picture, numbers, add, replace, remove, describe, setPage, undo, redo
    case canvas, saved, draft, draftChange
  }

  /// The entry as bytes.
  var bytes: [UInt8] {
    var writer = RecordWriter()
    writer.write(kind.rawValue)
    writeContent(into: &writer)
    return writer.bytes
  }

  private var kind: Kind {
    switch self {
    case .opening: .opening
    case .document: .document
    case .object: .object
    case .picture: .picture
    case .numbers: .numbers
    case .add: .add
    case .replace: .replace
    case .remove: .remove
    case .describe: .describe
    case .setPage: .setPage
    case .undo: .undo
    case .redo: .redo
    case .canvas: .canvas
    case .saved: .saved
    case .draft: .draft
    case .draftChange: .draftChange
    }
  }

  private func writeContent(into writer: inout RecordWriter) {
    switch self {
    case .opening(let opening): opening.write(into: &writer)
    case .document(let bytes): writer.write(bytes)
    case .object(let id, let drawable), .replace(let id, let drawable):
      writer.write(id)
      drawable.write(into: &writer)
    case .picture(let number, let mediaType, let bytes):
      writer.write(number)
      writer.write(mediaType)
      writer.write(bytes)
    case .numbers(let object, let state):
      writer.write(object)
      writer.write(state)
    case .add(let drawable): drawable.write(into: &writer)
    case .remove(let id): writer.write(id)
    case .describe(let properties): writer.write(properties)
    case .setPage(let page): writer.write(page)
    case .undo, .redo: break
    case .canvas(let rect): writer.write(rect)
    case .saved(let state, let path, let identity):
      writer.write(state)
      writer.write(path)
      writer.write(identity) { $0.write($1) }
    case .draft(let draft): writer.write(draft) { $1.write(into: &$0) }
    case .draftChange(let change): change.write(into: &writer)
    }
  }

  /// Reads an entry; what it should be must be all there is.
  init(_ bytes: ArraySlice<UInt8>) throws(RecordReader.Malformed) {
    var reader = RecordReader(bytes)
    guard let kind = Kind(rawValue: try reader.byte()) else { throw RecordReader.Malformed() }
    self = try Self.content(kind, &reader)
    guard reader.isAtEnd else { throw RecordReader.Malformed() }
  }

  private static func content(
    _ kind: Kind, _ reader: inout RecordReader
  ) throws(RecordReader.Malformed) -> JournalRecord {
    switch kind {
    case .opening: .opening(try JournalOpening(from: &reader))
    case .document: .document(Array(try reader.data()))
    case .object: .object(id: try reader.integer(), try StoredDrawable(from: &reader))
    case .picture:
      .picture(
        number: try reader.integer(), mediaType: try reader.string(),
        bytes: Array(try reader.data()))
    case .numbers: .numbers(object: try reader.integer(), state: try reader.integer())
    case .add: .add(try StoredDrawable(from: &reader))
    case .replace: .replace(id: try reader.integer(), try StoredDrawable(from: &reader))
    case .remove: .remove(id: try reader.integer())
    case .describe: .describe(try reader.properties())
    case .setPage: .setPage(try reader.page())
    case .undo: .undo
    case .redo: .redo
    case .canvas: .canvas(try reader.rect())
    case .saved:
      .saved(
        state: try reader.integer(), path: try reader.string(),
        try reader.optional { reader throws(RecordReader.Malformed) in try reader.identity() })
    case .draft:
      .draft(
        try reader.optional { reader throws(RecordReader.Malformed) in
          try StoredDraft(from: &reader)
        })
    case .draftChange: .draftChange(try TextChange(from: &reader))
    }
  }
}
