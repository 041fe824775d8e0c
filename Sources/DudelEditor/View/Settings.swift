internal import FoundationEssentials

/// What the program remembers from one start to the next.
public struct Settings: Hashable, Sendable, Codable {
  /// What fingers on a touch screen do.
  public enum Fingers: String, Hashable, Sendable, Codable {
    /// Every finger draws.
    case draw
    /// One finger moves the drawing, two zoom it.
    case move
  }

  /// What fingers do.
  public var fingers = Fingers.draw
  /// Whether a pen has touched the screen before.
  public var knowsPen = false

  /// Makes the settings of the first start.
  public init() {}

  /// Reads settings as `bytes` writes them; `nil` for anything else.
  public init?(_ bytes: [UInt8]) {
    guard let settings = try? JSONDecoder().decode(Settings.self, from: Data(bytes)) else {
      return nil
    }
    self = settings
  }

  /// The settings as JSON.
  public var bytes: [UInt8] { InputLog.line(self) }
}
