public import DudelGeometry

/// A picture made elsewhere, with the bytes that it came as; the renderer that shows it conforms
/// further.
///
/// Whoever makes one has seen that the bytes can be decoded.
public protocol EmbeddedImage: AnyObject, Sendable {
  /// The file as it was read, never changed.
  var bytes: [UInt8] { get }
  /// What kind of file it is, such as `image/png`.
  var mediaType: String { get }
  /// The extents that the picture gives itself, in drawing units.
  var size: Size { get }
}
