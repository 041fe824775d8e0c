/// A file with mixed objects spread over the canvas and far around it, gone when nobody needs it.
final class DrawingFile {
  /// Wider and higher than the canvas by this, whatever the number of objects.
  private static let spread = 4

  let path: String
  private let folder: Folder

  init(count: Int) throws {
    folder = try Folder()
    path = folder.path + "/drawing.svg"
    try MixedDrawing(count: count, spread: Self.spread).write(to: path)
  }
}
