public import DudelCairo
public import DudelGeometry
public import DudelModel

/// Writes drawings as SVG 1.1; what only Dudel needs is in attributes of its own namespace.
///
/// The same drawing always makes the same bytes.
public enum SVGWriter {
  /// The XML namespace of what only Dudel needs.
  static let namespace = "urn:dudel:drawing:1"

  /// A whole document.
  ///
  /// - Parameters:
  ///   - page: what the picture shows, in drawing units.
  ///   - text: lays the lines out; of the calling thread.
  public static func document(
    _ drawing: Drawing, page: Rect, options: ExportOptions = ExportOptions(),
    text: any TextLayout = PangoTextLayout()
  ) -> [UInt8] {
    let elements = SVGElementWriter(layout: text, outlinesText: options.outlinesText)
    var output = SVGOutput()
    output.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg")
    writeRoot(of: drawing, page: page, options: options, to: &output)
    for object in drawing.objects {
      elements.write(object.drawable, to: &output)
      output.raw("\n")
    }
    output.raw("</svg>\n")
    return output.bytes
  }

  /// A whole document, unless it would be too large to be read again.
  static func readableDocument(
    _ drawing: Drawing, page: Rect, options: ExportOptions = ExportOptions(),
    mostBytes: Int = SVGLimits.own.bytes
  ) throws(TooLarge) -> [UInt8] {
    let bytes = document(drawing, page: page, options: options)
    guard bytes.count <= mostBytes else { throw TooLarge() }
    return bytes
  }

  struct TooLarge: Error {
    let reason = "the drawing is too large"
  }

  /// One drawable, for `SVGReader.drawable`: without the places of a text's lines, which reading
  /// finds anew.
  public static func element(_ drawable: any Drawable) -> [UInt8] {
    var output = SVGOutput()
    SVGElementWriter(layout: nil, outlinesText: false).write(drawable, to: &output)
    return output.bytes
  }

  /// Writes the rest of the root's tag and what the drawing says of itself.
  private static func writeRoot(
    of drawing: Drawing, page: Rect, options: ExportOptions, to output: inout SVGOutput
  ) {
    output.raw(" xmlns=\"http://www.w3.org/2000/svg\"")
    if drawing.objects.contains(where: { $0.drawable is ImageDrawingInfo }) {
      output.raw(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    }
    output.attribute("xmlns:dudel", namespace)
    let scale = options.scale(for: page)
    output.attribute("width", page.width * scale)
    output.attribute("height", page.height * scale)
    output.attribute("viewBox", [page.minX, page.minY, page.width, page.height])
    output.raw(" dudel:version=\"1\"")
    switch drawing.page {
    case .fixed: output.raw(" dudel:page=\"fixed\"")
    case .automatic(let canvas):
      output.raw(" dudel:page=\"automatic\"")
      if let canvas { output.attribute("dudel:canvas", canvas.exactNumbers) }
    }
    output.raw(">\n")
    output.textElement("title", drawing.properties.title)
    output.textElement("desc", drawing.properties.description)
    if case .color(let background) = options.background {
      output.raw("<rect")
      output.attribute("x", page.minX)
      output.attribute("y", page.minY)
      output.attribute("width", page.width)
      output.attribute("height", page.height)
      output.paint("fill", background)
      output.raw("/>\n")
    }
  }
}
