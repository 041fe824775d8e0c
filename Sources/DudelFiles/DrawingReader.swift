public import DudelCairo
internal import DudelGeometry
public import DudelModel

/// Reads drawings and pictures of every format that is known; the content tells which it is.
public enum DrawingReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: lays texts out; of the calling thread.
  ///   - progress: is told how far the reading is and may call it off.
  /// - Throws: if nothing in the file can be shown.
  public static func read(
    path: String, text: any TextLayout = PangoTextLayout(), progress: LoadingProgress? = nil
  ) throws(FileError) -> LoadedDrawing {
    try read(bytes: WholeFile.read(path), reportingAs: path, text: text, progress: progress)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameter name: what the file is called where it can't be read.
  public static func read(
    bytes: [UInt8], reportingAs name: String, text: any TextLayout = PangoTextLayout(),
    progress: LoadingProgress? = nil
  ) throws(FileError) -> LoadedDrawing {
    guard !bytes.isEmpty else { throw FileError(path: name, reason: "is empty") }
    if ImageReader.isVector(bytes) {
      do { return try SVGReader.document(bytes, text: text, progress: progress) } catch {
        throw FileError(path: name, reason: error.sentence)
      }
    }
    switch PNGDrawing(in: bytes) {
    case .none: return try picture(bytes, reportingAs: name)
    case .damaged: return try picture(bytes, reportingAs: name, remark: damage)
    case .svg(let svg):
      do { return try SVGReader.document(svg, text: text, progress: progress) } catch {
        guard error != .cancelled else { throw FileError(path: name, reason: error.reason) }
        return try picture(bytes, reportingAs: name, remark: damage)
      }
    }
  }

  private static let damage =
    "It was opened as one picture, because the drawing inside is damaged."

  /// A drawing of one picture, which the page shows whole.
  private static func picture(
    _ bytes: [UInt8], reportingAs name: String, remark: String? = nil
  ) throws(FileError) -> LoadedDrawing {
    let image: any EmbeddedImage
    do { image = try ImageReader.image(bytes) } catch {
      throw FileError(path: name, reason: error.reason)
    }
    let frame = Rect(x: 0, y: 0, width: image.size.width, height: image.size.height)
    return LoadedDrawing(
      Drawing([ImageDrawingInfo(image, frame: frame)], page: .automatic(canvas: frame)),
      remark: remark)
  }
}

extension SVGReadingError {
  /// What is wrong and where, unless that is at the beginning or nowhere.
  fileprivate var sentence: String { line > 1 ? "line \(line): \(reason)" : reason }
}
