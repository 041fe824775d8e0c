internal import DudelModel

/// Turns work on a drawing into a journal's entries.
struct JournalEncoder: Sendable {
  private struct Picture {
    let number: Int
    /// Held, so that no other picture takes its place in memory.
    let image: any EmbeddedImage
    var isWritten: Bool
  }

  private var pictures: [ObjectIdentifier: Picture] = [:]
  private var nextPicture = 0

  /// Makes an encoder that knows which pictures stand in the journal already.
  init(_ written: [Int: any EmbeddedImage] = [:]) {
    for (number, image) in written {
      pictures[ObjectIdentifier(image)] = Picture(number: number, image: image, isWritten: true)
    }
    nextPicture = (written.keys.max() ?? -1) + 1
  }

  /// Has every picture written again where it is met next, under its old number.
  mutating func forgetWrittenPictures() {
    for key in pictures.keys { pictures[key]?.isWritten = false }
  }

  /// Takes over which pictures another encoder with the same numbers has written.
  mutating func addWrittenPictures(of other: JournalEncoder) {
    for (key, picture) in other.pictures where picture.isWritten {
      pictures[key] = picture
    }
  }

  /// The entries for an object of the beginning.
  mutating func records(for object: DrawingObject) -> [JournalRecord] {
    let (pictures, stored) = store(object.drawable)
    return pictures + [.object(id: object.id, stored)]
  }

  /// The entries for a step of work.
  mutating func records(for operation: DrawingOperation) -> [JournalRecord] {
    switch operation {
    case .add(let drawable):
      let (pictures, stored) = store(drawable)
      return pictures + [.add(stored)]
    case .replace(let id, let drawable):
      let (pictures, stored) = store(drawable)
      return pictures + [.replace(id: id, stored)]
    case .remove(let id): return [.remove(id: id)]
    case .describe(let properties): return [.describe(properties)]
    case .setPage(let page): return [.setPage(page)]
    case .undo: return [.undo]
    case .redo: return [.redo]
    }
  }

  private mutating func store(_ drawable: any Drawable) -> ([JournalRecord], StoredDrawable) {
    guard let picture = drawable as? ImageDrawingInfo else {
      return ([], .svg(SVGWriter.element(drawable)))
    }
    let (records, number) = store(picture.image)
    return (
      records, .picture(number: number, frame: picture.frame, transform: picture.transform)
    )
  }

  private mutating func store(_ image: any EmbeddedImage) -> ([JournalRecord], Int) {
    let key = ObjectIdentifier(image)
    let number = pictures[key]?.number ?? nextPicture
    if pictures[key]?.isWritten == true { return ([], number) }
    nextPicture = max(nextPicture, number + 1)
    pictures[key] = Picture(number: number, image: image, isWritten: true)
    return (
      [.picture(number: number, mediaType: image.mediaType, bytes: image.bytes)], number
    )
  }
}
