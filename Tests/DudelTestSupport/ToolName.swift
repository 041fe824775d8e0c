/// A tool of the program, as a user knows it: by its button and its key.
public enum ToolName: String, CaseIterable, Sendable {
  case pencil, line, rectangle, ellipse, freehand, text

  /// The tools whose drags end in a path.
  public static let ofPaths = allCases.filter { $0 != .text }

  /// Its place in the toolbar, from 0.
  public var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The key that chooses it.
  public var key: String {
    switch self {
    case .pencil: "p"
    case .line: "l"
    case .rectangle: "r"
    case .ellipse: "e"
    case .freehand: "f"
    case .text: "t"
    }
  }
}
