public import DudelModel
internal import Synchronization

/// Small pictures that the interface shows, by the names that controls use; from any thread.
public final class PictureShelf: Sendable {
  private let pictures = Mutex<[String: any EmbeddedImage]>([:])

  /// Makes an empty shelf.
  public init() {}

  /// The picture with a name.
  public subscript(name: String) -> (any EmbeddedImage)? { pictures.withLock { $0[name] } }

  /// Puts a picture where controls find it when they are drawn next.
  public func put(_ picture: any EmbeddedImage, as name: String) {
    pictures.withLock { $0[name] = picture }
  }
}
