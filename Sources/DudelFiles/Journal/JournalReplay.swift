internal import DudelGeometry
internal import DudelModel

/// Does the work again that a journal tells of.
struct JournalReplay {
  /// Reads a drawing's file.
  typealias Document = ([UInt8]) -> Drawing?

  private let layout: any TextLayout
  private let readDocument: Document
  private(set) var opening: JournalOpening
  private(set) var pictures: [Int: any EmbeddedImage] = [:]
  private(set) var path: String?
  private(set) var identity: FileIdentity?
  private(set) var canvas: Rect
  private(set) var draft: StoredDraft?
  /// The objects of the beginning, as long as they come.
  private var objects: [DrawingObject] = []
  private var begun: Drawing?

  init(_ opening: JournalOpening, layout: any TextLayout, document: @escaping Document) {
    self.opening = opening
    self.layout = layout
    readDocument = document
    (path, identity, canvas) = (opening.path, opening.identity, opening.canvas)
  }

  /// The drawing as it is after the entries so far.
  var drawing: Drawing { begun ?? beginning }

  private var beginning: Drawing {
    Drawing(
      objects: objects, properties: opening.properties, page: opening.page,
      state: Drawing.State(number: opening.state),
      saved: opening.saved.map(Drawing.State.init(number:)))
  }

  /// Does what an entry says; false where that makes no sense, and so nothing after it.
  mutating func perform(_ record: JournalRecord) -> Bool {
    switch record {
    case .opening: return false
    case .document(let bytes): return begin(with: bytes)
    case .object(let id, let stored): return add(id: id, stored)
    case .picture(let number, let mediaType, let bytes):
      guard number >= 0, number < Int.max, let image = image(bytes, mediaType) else {
        return false
      }
      pictures[number] = image
    case .numbers(let object, let state):
      change { $0.skipNumbers(object: object, state: state) }
    case .canvas(let rect): canvas = rect
    case .saved(let state, let path, let identity):
      change { $0.markSaved(Drawing.State(number: state)) }
      (self.path, self.identity) = (path, identity)
    case .draft(let new): draft = new
    case .draftChange(let change):
      guard let text = draft.flatMap({ change.applied(to: $0.text) }) else { return false }
      draft?.text = text
    case .add, .replace, .remove, .describe, .setPage, .undo, .redo:
      guard let operation = operation(record) else { return false }
      return change {
        $0.perform(operation)
        // Whatever was written down has changed something.
        return !$0.takeOperations().isEmpty
      }
    }
    return true
  }

  private mutating func change<Result>(_ change: (inout Drawing) -> Result) -> Result {
    var drawing = drawing
    begun = nil
    objects = []
    defer { begun = drawing }
    return change(&drawing)
  }

  private mutating func begin(with document: [UInt8]) -> Bool {
    guard begun == nil, objects.isEmpty, opening.base == .document,
      let read = readDocument(document)
    else { return false }
    objects = read.objects
    return true
  }

  private mutating func add(id: Int, _ stored: StoredDrawable) -> Bool {
    guard begun == nil, opening.base == .objects else { return false }
    // One that can't be read is no reason to lose those after it.
    if let drawable = drawable(stored) { objects.append(DrawingObject(id: id, drawable: drawable)) }
    return true
  }

  private func operation(_ record: JournalRecord) -> DrawingOperation? {
    switch record {
    case .add(let stored): drawable(stored).map { .add($0) }
    case .replace(let id, let stored): drawable(stored).map { .replace(id: id, with: $0) }
    case .remove(let id): .remove(id: id)
    case .describe(let properties): .describe(properties)
    case .setPage(let page): .setPage(page)
    case .undo: .undo
    case .redo: .redo
    default: nil
    }
  }

  private func drawable(_ stored: StoredDrawable) -> (any Drawable)? {
    switch stored {
    case .svg(let bytes): SVGReader.drawable(bytes, text: layout)
    case .picture(let number, let frame, let transform):
      pictures[number].map { ImageDrawingInfo($0, frame: frame, transform: transform) }
    }
  }

  private func image(_ bytes: [UInt8], _ mediaType: String) -> (any EmbeddedImage)? {
    try? ImageReader.image(bytes)
  }

  /// Turns the text that was being typed into an object, as the end of typing does; the step is
  /// left among the drawing's operations.
  mutating func finishDraft() {
    guard let draft else { return }
    self.draft = nil
    let text = String(decoding: draft.text, as: UTF8.self)
    let drawable = TextDrawingInfo(
      box: draft.box, text: text, color: draft.color, font: draft.font, layout: layout)
    guard let id = draft.object else {
      if let drawable { change { $0.add(drawable) } }
      return
    }
    let old = drawing.objects.last { $0.id == id }?.drawable as? TextDrawingInfo
    guard let old, !old.text.utf8.elementsEqual(draft.text) else { return }
    change { _ = $0.replace(id, with: drawable) }
  }
}
