public import DudelModel

/// A drawing that was read from a file.
public struct OpenedDrawing: Sendable {
  /// The file, as it was asked for.
  public let path: String
  /// What was in it, without changes, and with the steps from before if they are known.
  public let drawing: Drawing
  /// Whether Save may write this file; otherwise it asks for another.
  public let isSavable: Bool
  /// Whether the file holds, or may hold, things that a save would lose.
  public let isIncomplete: Bool
  /// An English sentence on what was not taken over as it is, if anything.
  public let remark: String?

  /// Describes what was read.
  public init(
    path: String, drawing: Drawing, isSavable: Bool = true, isIncomplete: Bool = false,
    remark: String? = nil
  ) {
    (self.path, self.drawing, self.remark) = (path, drawing, remark)
    (self.isSavable, self.isIncomplete) = (isSavable, isIncomplete)
  }
}

extension OpenedDrawing: Hashable {
  /// Compares all that can be seen of them.
  public static func == (a: OpenedDrawing, b: OpenedDrawing) -> Bool {
    a.path == b.path && a.isSavable == b.isSavable && a.isIncomplete == b.isIncomplete
      && a.remark == b.remark && a.drawing.properties == b.drawing.properties
      && a.drawing.page == b.drawing.page
      && a.drawing.objects.elementsEqual(b.drawing.objects) { $0.drawable.isEqual(to: $1.drawable) }
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(remark)
  }
}

extension OpenedDrawing: CustomStringConvertible {
  /// The path and how much there is, for logs.
  public var description: String { "\(path), objects: \(drawing.objects.count)" }
}

extension OpenedDrawing: Codable {
  private enum CodingKeys: String, CodingKey { case path, drawing, isSavable, isIncomplete, remark }

  /// Reads one from a recording, whose reader knows how drawings are written down.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decode(String.self, forKey: .drawing)
    guard let drawing = decoder.drawingCodec?.drawing(from: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .drawing, in: values, debugDescription: "no drawing")
    }
    self.init(
      path: try values.decode(String.self, forKey: .path), drawing: drawing,
      isSavable: try values.decode(Bool.self, forKey: .isSavable),
      isIncomplete: try values.decode(Bool.self, forKey: .isIncomplete),
      remark: try values.decodeIfPresent(String.self, forKey: .remark))
  }

  /// Writes it into a recording.
  public func encode(to encoder: any Encoder) throws {
    guard let codec = encoder.drawingCodec else {
      throw EncodingError.invalidValue(
        drawing, .init(codingPath: encoder.codingPath, debugDescription: "no codec"))
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(path, forKey: .path)
    try values.encode(codec.text(of: drawing), forKey: .drawing)
    try values.encode(isSavable, forKey: .isSavable)
    try values.encode(isIncomplete, forKey: .isIncomplete)
    try values.encodeIfPresent(remark, forKey: .remark)
  }
}
