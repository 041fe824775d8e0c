/// A kind of file that drawings are written as.
public enum FileFormat: String, CaseIterable, Sendable {
  /// A picture of px, with the drawing inside.
  case png
  /// A drawing, the document format.
  case svg
  /// A page to print.
  case pdf

  /// The format that a path's extension names, or `nil` where it has none or another one.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[dot...].dropFirst().lowercased())
  }

  /// Tells whether a file of the format opens again as the drawing that it was written from.
  public var keepsDrawing: Bool { self != .pdf }
}
