public import DudelModel

/// A lost drawing that is back.
public struct RecoveredWork: Sendable {
  /// Which of the lost drawings it is.
  public let id: String
  /// Its file, which need not exist; `nil` for none.
  public let path: String?
  /// The drawing, with its undo steps and its changes.
  public let drawing: Drawing
  /// Whether Save may write the file; otherwise it asks for another.
  public let isSavable: Bool
  /// Whether the file holds, or may hold, things that a save would lose.
  public let isIncomplete: Bool

  /// Describes what is back.
  public init(
    id: String, path: String?, drawing: Drawing, isSavable: Bool = true,
    isIncomplete: Bool = false
  ) {
    (self.id, self.path, self.drawing) = (id, path, drawing)
    (self.isSavable, self.isIncomplete) = (isSavable, isIncomplete)
  }
}

extension RecoveredWork: Hashable {
  /// Compares all that can be seen of them.
  public static func == (a: RecoveredWork, b: RecoveredWork) -> Bool {
    a.id == b.id && a.path == b.path && a.isSavable == b.isSavable
      && a.isIncomplete == b.isIncomplete && a.drawing.properties == b.drawing.properties
      && a.drawing.page == b.drawing.page
      && a.drawing.objects.elementsEqual(b.drawing.objects) { $0.drawable.isEqual(to: $1.drawable) }
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(path)
  }
}

extension RecoveredWork: CustomStringConvertible {
  /// The file and how much there is, for logs.
  public var description: String { "\(path ?? "untitled"), objects: \(drawing.objects.count)" }
}

extension RecoveredWork: Codable {
  private enum CodingKeys: String, CodingKey { case id, path, drawing, isSavable, isIncomplete }

  /// Reads it from a recording, whose reader knows how drawings are written down.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decode(String.self, forKey: .drawing)
    guard let drawing = decoder.drawingCodec?.drawing(from: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .drawing, in: values, debugDescription: "no drawing")
    }
    self.init(
      id: try values.decode(String.self, forKey: .id),
      path: try values.decodeIfPresent(String.self, forKey: .path), drawing: drawing,
      isSavable: try values.decode(Bool.self, forKey: .isSavable),
      isIncomplete: try values.decode(Bool.self, forKey: .isIncomplete))
  }

  /// Writes it into a recording, without its undo steps.
  public func encode(to encoder: any Encoder) throws {
    guard let codec = encoder.drawingCodec else {
      throw EncodingError.invalidValue(
        drawing, .init(codingPath: encoder.codingPath, debugDescription: "no codec"))
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encodeIfPresent(path, forKey: .path)
    try values.encode(codec.text(of: drawing), forKey: .drawing)
    try values.encode(isSavable, forKey: .isSavable)
    try values.encode(isIncomplete, forKey: .isIncomplete)
  }
}
