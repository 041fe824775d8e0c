internal import CCairo
internal import DudelCairo
internal import DudelGeometry
internal import DudelModel

/// Writes a part of a drawing as a PDF file of one page.
struct PDFWriter {
  /// Why a file could not be written.
  struct Failure: Error {
    let reason: String
  }

  /// A unit is 1/96 in, a point 1/72 in.
  private static let pointsPerUnit = 0.75

  /// No reader shows larger pages, and cairo's coordinates end soon after.
  private static let mostPoints = 4e6

  let drawing: Drawing
  let area: Rect
  let scale: Double
  let background: Color?
  let outlinesText: Bool

  private final class Output {
    let sink: any ByteSink

    init(_ sink: any ByteSink) { self.sink = sink }
  }

  /// Writes everything.
  func write(to sink: any ByteSink) throws(Failure) {
    let output = Output(sink)
    let scale = scale * Self.pointsPerUnit
    guard max(area.width, area.height) * scale <= Self.mostPoints else {
      throw Failure(reason: "the page would be too large")
    }
    let pointer = cairo_pdf_surface_create_for_stream(
      { context, bytes, count in
        guard let context else { return CAIRO_STATUS_WRITE_ERROR }
        let output = Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
        return output.sink.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
      }, Unmanaged.passUnretained(output).toOpaque(), area.width * scale, area.height * scale)
    defer { withExtendedLifetime(output) {} }
    let properties = drawing.properties
    setMetadata(properties.title, CAIRO_PDF_METADATA_TITLE, of: pointer)
    setMetadata(properties.description, CAIRO_PDF_METADATA_SUBJECT, of: pointer)
    setMetadata("Dudel", CAIRO_PDF_METADATA_CREATOR, of: pointer)
    do {
      let surface = try CairoSurface(adopting: pointer, width: 0, height: 0)
      try draw(on: surface, scale: scale)
      cairo_surface_show_page(pointer)
      cairo_surface_finish(pointer)
      try surface.check()
    } catch { throw Failure(reason: error.description) }
  }

  private func draw(on surface: CairoSurface, scale: Double) throws(CairoError) {
    let context = CairoContext(surface, scale: scale)
    context.concatenate(.translation(Point.zero - area.origin))
    if let background { context.fill(.rectangle(area), with: background) }
    DrawingRenderer.draw(
      drawing, in: context, area: area, outlinesText: outlinesText)
    try context.check()
  }

  private func setMetadata(
    _ text: String, _ kind: cairo_pdf_metadata_t, of pointer: OpaquePointer?
  ) {
    guard !text.isEmpty else { return }
    cairo_pdf_surface_set_metadata(pointer, kind, text)
  }
}
