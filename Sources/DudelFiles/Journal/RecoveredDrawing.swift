public import DudelGeometry
public import DudelModel

/// A drawing as its journal tells of it, with undo steps and all.
public struct RecoveredDrawing: Sendable {
  /// The drawing; what it calls saved stands in its file.
  public private(set) var drawing: Drawing
  /// The drawing's file, which need not exist yet; `nil` for none.
  public let path: String?
  /// What that file was like when it was read or written last.
  public let identity: FileIdentity?
  /// What the canvas showed.
  public let canvas: Rect
  /// When work on it began, in seconds since 1970.
  let begun: Int
  let pictures: [Int: any EmbeddedImage]
  /// The text that was being typed, which is an object of the drawing by now.
  let draft: StoredDraft?
  /// How much of the journal is whole.
  let length: Int

  /// Reads a journal up to its last whole entry; `nil` if not even its first one is whole.
  ///
  /// - Parameter document: reads a drawing's file.
  init?(
    _ journal: [UInt8], layout: any TextLayout, document: @escaping JournalReplay.Document
  ) {
    guard var frames = JournalFrames(journal), let first = frames.next(),
      case .opening(let opening)? = try? JournalRecord(first)
    else { return nil }
    var replay = JournalReplay(opening, layout: layout, document: document)
    var length = frames.position
    while let frame = frames.next(), let record = try? JournalRecord(frame),
      replay.perform(record)
    {
      length = frames.position
    }
    draft = replay.draft
    replay.finishDraft()
    (drawing, path, identity) = (replay.drawing, replay.path, replay.identity)
    (canvas, begun, pictures) = (replay.canvas, opening.begun, replay.pictures)
    self.length = length
  }

  /// What a picture of the drawing shows.
  public var page: Rect { drawing.pageRect(canvas: canvas) }

  /// The same on the page that another drawing has.
  func onPage(of other: Drawing) -> RecoveredDrawing {
    var result = self
    result.drawing.settlePage(other.page)
    return result
  }
}
