/// Words in PNG files (W3C PNG specification, second edition, §11.3.4.5).
enum PNGText {
  /// International text.
  static let chunkType = "iTXt"

  /// What stands in the chunk, not compressed.
  static func data(keyword: String, text: String) -> [UInt8] {
    // Keyword, end mark, not compressed (two bytes), no language, no translated keyword, text.
    Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8.filter { $0 != 0 })
  }
}
