internal import DudelCairo
internal import DudelEditor
internal import DudelFiles
internal import DudelGeometry
internal import DudelModel

/// Writes the drawings in recordings down as SVG.
nonisolated struct SVGCodec: DrawingCodec {
  func text(of drawing: Drawing) -> String {
    // What is shown matters to other programs only.
    let page = drawing.pageRect(canvas: Rect(x: 0, y: 0, width: 1, height: 1))
    return String(decoding: SVGWriter.document(drawing, page: page), as: UTF8.self)
  }

  func drawing(from text: String) -> Drawing? {
    (try? SVGReader.document(Array(text.utf8), text: PangoTextLayout()))?.drawing
  }
}
