public import DudelModel

/// A drawing that was read from a file.
public struct OpenedDrawing: Sendable, Hashable, Codable {
  private enum CodingKeys: String, CodingKey {
    case path, isSavable, isIncomplete, remark
    case recorded = "drawing"
  }

  /// The file, as it was asked for.
  public let path: String
  private let recorded: RecordedDrawing
  /// Whether Save may write this file; otherwise it asks for another.
  public let isSavable: Bool
  /// Whether the file holds, or may hold, things that a save would lose.
  public let isIncomplete: Bool
  /// An English sentence on what was not taken over as it is, if anything.
  public let remark: String?

  /// What was in it, without changes, and with the steps from before if they are known.
  public var drawing: Drawing { recorded.drawing }

  /// Describes what was read.
  public init(
    path: String, drawing: Drawing, isSavable: Bool = true, isIncomplete: Bool = false,
    remark: String? = nil
  ) {
    (self.path, recorded, self.remark) = (path, RecordedDrawing(drawing: drawing), remark)
    (self.isSavable, self.isIncomplete) = (isSavable, isIncomplete)
  }
}

extension OpenedDrawing: CustomStringConvertible {
  /// The path and how much there is, for logs.
  public var description: String { "\(path), objects: \(drawing.objects.count)" }
}
