public import DudelModel

/// A lost drawing that is back.
public struct RecoveredWork: Sendable, Hashable, Codable {
  private enum CodingKeys: String, CodingKey {
    case id, path, isSavable, isIncomplete
    case recorded = "drawing"
  }

  /// Which of the lost drawings it is.
  public let id: String
  /// Its file, which need not exist; `nil` for none.
  public let path: String?
  private let recorded: RecordedDrawing
  /// Whether Save may write the file; otherwise it asks for another.
  public let isSavable: Bool
  /// Whether the file holds, or may hold, things that a save would lose.
  public let isIncomplete: Bool

  /// The drawing, with its undo steps and its changes.
  public var drawing: Drawing { recorded.drawing }

  /// Describes what is back.
  public init(
    id: String, path: String?, drawing: Drawing, isSavable: Bool = true,
    isIncomplete: Bool = false
  ) {
    (self.id, self.path, recorded) = (id, path, RecordedDrawing(drawing: drawing))
    (self.isSavable, self.isIncomplete) = (isSavable, isIncomplete)
  }
}

extension RecoveredWork: CustomStringConvertible {
  /// The file and how much there is, for logs.
  public var description: String { "\(path ?? "untitled"), objects: \(drawing.objects.count)" }
}
