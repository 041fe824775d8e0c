public import DudelGeometry

/// What a journal says of a drawing besides its history.
public struct JournalFacts: Sendable, Equatable {
  /// When work on it began, in seconds since 1970.
  public var begun: Int
  /// The drawing's file, which need not exist yet; `nil` for none.
  public var path: String?
  /// What that file was like when it was read or written last.
  public var identity: FileIdentity?
  /// What the canvas shows.
  public var canvas: Rect

  /// Makes facts from their parts.
  public init(begun: Int, path: String?, identity: FileIdentity?, canvas: Rect) {
    (self.begun, self.path, self.identity, self.canvas) = (begun, path, identity, canvas)
  }
}
