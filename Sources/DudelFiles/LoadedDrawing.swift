public import DudelModel

/// What came of reading a file.
public struct LoadedDrawing: Sendable {
  /// The drawing, without changes.
  public let drawing: Drawing
  /// A sentence for whoever opened the file where not all of it became objects; `nil` otherwise.
  public let remark: String?

  /// Makes a result.
  public init(_ drawing: Drawing, remark: String? = nil) {
    (self.drawing, self.remark) = (drawing, remark)
  }
}
