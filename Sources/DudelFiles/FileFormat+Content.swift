extension FileFormat {
  /// The format that a file is written in by its first bytes, or `nil` for another one.
  public init?(content bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if ImageReader.isVector(bytes), !Gzip.isPacked(bytes) {
      self = .svg
    } else {
      return nil
    }
  }
}

extension SVGWriter {
  /// Tells whether a document begins as this writes it: other programs begin otherwise, also where
  /// they keep what was there.
  public static func hasWritten(_ document: [UInt8]) -> Bool {
    let start = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=".utf8)
    let mark = Array("xmlns:dudel=\"\(namespace)\"".utf8)
    let head = document.prefix(400)
    return head.starts(with: start) && head.indices.contains { head[$0...].starts(with: mark) }
  }
}
