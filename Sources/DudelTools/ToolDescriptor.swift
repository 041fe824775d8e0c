internal import DudelModel

/// How a tool presents itself: the one place for its name, title, icon, key and cursor.
public struct ToolDescriptor: Sendable, Identifiable {
  /// The name on the command line and in recordings.
  public let id: String
  /// The name that people see, in English.
  public let title: String
  /// The letter that chooses it.
  public let key: Character
  /// The icon's SVG text.
  public let icon: [UInt8]
  /// The pointer over the canvas.
  public let cursor: PointerShape
  /// Tells whether text is typed with it, for which fonts and input methods must be at hand.
  public let typesText: Bool
  /// Hands out the tool.
  public let tool: @MainActor @Sendable () -> any Tool

  /// Makes a description from its parts.
  public init(
    id: String, title: String, key: Character, icon: [UInt8], cursor: PointerShape,
    typesText: Bool = false, tool: @escaping @MainActor @Sendable () -> any Tool
  ) {
    self.id = id
    self.title = title
    self.key = key
    self.icon = icon
    self.cursor = cursor
    self.typesText = typesText
    self.tool = tool
  }
}
