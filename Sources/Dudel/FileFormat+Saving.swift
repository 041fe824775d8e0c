internal import DudelFiles

/// Which names may be written as what.
nonisolated extension FileFormat {
  /// Extensions of formats that can't be written; what has none of these, or none, is a PNG.
  private static let others: Set<String> = [
    "svgz", "jpg", "jpeg", "jpe", "jfif", "webp", "gif", "bmp", "tif", "tiff", "ico", "avif",
    "heic",
    "jxl", "psd", "xcf", "ora", "kra", "ps", "eps",
  ]

  /// The format in which a drawing is saved under a name, or `nil` where it can't be.
  static func saving(_ path: String) -> FileFormat? {
    exporting(path).flatMap { $0.keepsDrawing ? $0 : nil }
  }

  /// The format in which a drawing is exported under a name, or `nil` where it can't be.
  static func exporting(_ path: String) -> FileFormat? {
    FileFormat(path: path) ?? (others.contains(suffix(of: path)) ? nil : .png)
  }

  /// Why a drawing can't be saved under a name, or `nil` where it can be.
  static func savingProblem(_ path: String) -> String? {
    guard saving(path) == nil else { return nil }
    return FileFormat(path: path) == .pdf
      ? "PDF can only be exported, not saved" : "only PNG and SVG can be saved"
  }

  private static func suffix(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
  }
}
