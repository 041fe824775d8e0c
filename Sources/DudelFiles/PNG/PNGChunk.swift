internal import DudelModel

/// A piece of a PNG file that is not the picture itself (W3C PNG specification, second edition, §11.3).
struct PNGChunk: Equatable {
  /// The keyword of the text that holds the drawing as SVG.
  static let drawingKeyword = "dudel:svg"
  /// The type of chunks with international text.
  static let textType = "iTXt"

  /// Four letters.
  let type: String
  let data: [UInt8]

  /// The colours are those of screens, meant to please the eye (perceptual intent).
  static let screenColors = PNGChunk(type: "sRGB", data: [0])

  /// How large the picture is meant to be, where 96 px are an inch at scale 1.
  static func resolution(scale: Double) -> PNGChunk {
    let perMetre = UInt32(min(max((96 * scale / 0.0254).rounded(), 1), 0x7fff_ffff))
    let number = (0..<4).map { UInt8(truncatingIfNeeded: perMetre >> (24 - 8 * $0)) }
    return PNGChunk(type: "pHYs", data: number + number + [1])
  }

  /// Words about the picture, by a keyword of the specification.
  static func text(_ keyword: String, _ text: String) -> PNGChunk {
    // Keyword, end mark, not compressed (two bytes), no language, no translated keyword, text.
    PNGChunk(
      type: textType,
      data: Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8.filter { $0 != 0 }))
  }

  /// The drawing that the picture shows; `nil` where there is no memory to compress it.
  static func drawing(_ svg: [UInt8]) -> PNGChunk? {
    // The last percent of a long text take as long as all the others.
    guard let compressed = Zlib.compress(svg, level: svg.count > 1 << 20 ? 2 : 6) else {
      return nil
    }
    return PNGChunk(
      type: textType, data: Array(drawingKeyword.utf8) + [0, 1, 0, 0, 0] + compressed)
  }

  /// The words that a drawing says of itself, without those that it does not.
  static func texts(of properties: DrawingProperties) -> [PNGChunk] {
    [("Title", properties.title), ("Description", properties.description)]
      .filter { !$0.1.isEmpty }
      .map { text($0.0, $0.1) }
  }
}
