public import DudelGeometry
public import DudelModel
internal import Glibc

/// Writes drawings as files of every format.
public enum DrawingWriter {
  /// Writes to a path; on any failure what was there before is still there.
  ///
  /// - Parameter canvas: what the canvas shows, for pages that are automatic and were never stored.
  /// - Throws: if the file can't be written or the picture would be too large.
  @discardableResult
  public static func write(
    _ drawing: Drawing, canvas: Rect, as format: FileFormat,
    options: ExportOptions = ExportOptions(), to path: String,
    when precondition: AtomicFile.Precondition
  ) throws(FileError) -> AtomicFile.Outcome {
    try AtomicFile.write(to: path, when: precondition) { sink throws(FileError) in
      try write(
        drawing, canvas: canvas, as: format, options: options, to: sink, reportingAs: path)
    }
  }

  /// Writes to an open descriptor, such as that of the standard output.
  ///
  /// - Parameter name: what the file is called where something fails.
  public static func write(
    _ drawing: Drawing, canvas: Rect, as format: FileFormat,
    options: ExportOptions = ExportOptions(), to descriptor: Int32, reportingAs name: String
  ) throws(FileError) {
    let sink = DescriptorSink(descriptor)
    do throws(FileError) {
      try write(drawing, canvas: canvas, as: format, options: options, to: sink, reportingAs: name)
      sink.flush()
    } catch { throw sink.error(reportedAs: name) ?? error }
    if let error = sink.error(reportedAs: name) { throw error }
  }

  /// The bytes of a file.
  public static func bytes(
    _ drawing: Drawing, canvas: Rect, as format: FileFormat,
    options: ExportOptions = ExportOptions()
  ) throws(FileError) -> [UInt8] {
    let sink = MemorySink()
    try write(drawing, canvas: canvas, as: format, options: options, to: sink, reportingAs: "")
    return sink.bytes
  }

  private static func write(
    _ drawing: Drawing, canvas: Rect, as format: FileFormat, options: ExportOptions,
    to sink: any ByteSink, reportingAs name: String
  ) throws(FileError) {
    let drawing = remembering(canvas, drawing)
    let area = options.shownArea(of: drawing, canvas: canvas)
    do {
      switch format {
      case .svg:
        _ = try sink.write(
          SVGWriter.readableDocument(drawing, page: area, options: options))
      case .pdf:
        try PDFWriter(
          drawing: drawing, area: area, scale: options.scale(for: area),
          background: options.color(orUsual: nil), outlinesText: options.outlinesText
        ).write(to: sink)
      case .png:
        try PNGWriter(
          drawing: drawing, canvas: canvas, area: area, size: PixelSize(of: area, options),
          scale: options.scale(for: area), background: options.color(orUsual: .white)
        ).write(to: sink)
      }
    } catch let error as SVGWriter.TooLarge {
      throw FileError(path: name, reason: error.reason)
    } catch let error as PDFWriter.Failure {
      throw FileError(path: name, reason: error.reason)
    } catch let error as PNGStream.Failure {
      throw FileError(path: name, reason: error.reason)
    } catch let error as PixelSize.Failure {
      throw FileError(path: name, reason: error.reason)
    } catch {
      throw FileError(path: name, reason: "\(error)")
    }
  }

  /// The drawing with an automatic page that knows what the canvas showed.
  private static func remembering(_ canvas: Rect, _ drawing: Drawing) -> Drawing {
    guard drawing.page == .automatic(canvas: nil) else { return drawing }
    var stored = drawing
    stored.perform(.setPage(.automatic(canvas: canvas)))
    return stored
  }
}
