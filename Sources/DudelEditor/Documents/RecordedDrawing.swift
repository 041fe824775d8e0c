internal import DudelModel

/// A drawing as a part of an event: compared by all that can be seen of it, and written down as the
/// recording's codec does, without its steps.
struct RecordedDrawing: Sendable {
  let drawing: Drawing
}

extension RecordedDrawing: Hashable {
  static func == (a: RecordedDrawing, b: RecordedDrawing) -> Bool {
    a.drawing.properties == b.drawing.properties && a.drawing.page == b.drawing.page
      && a.drawing.objects.elementsEqual(b.drawing.objects) { $0.drawable.isEqual(to: $1.drawable) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(drawing.properties) }
}

extension RecordedDrawing: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let drawing = decoder.drawingCodec?.drawing(from: text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no drawing")
    }
    self.drawing = drawing
  }

  func encode(to encoder: any Encoder) throws {
    guard let codec = encoder.drawingCodec else {
      throw EncodingError.invalidValue(
        drawing, .init(codingPath: encoder.codingPath, debugDescription: "no codec"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(codec.text(of: drawing))
  }
}
