/// The drawing inside a PNG file.
enum PNGDrawing: Equatable {
  /// There is none.
  case none
  /// There is one, but it can't be read.
  case damaged
  /// The drawing as SVG.
  case svg([UInt8])

  /// More than this is no drawing but an attack.
  private static let mostBytes = SVGLimits.own.bytes

  /// Looks for a drawing in a file.
  init(in bytes: [UInt8]) {
    self = .none
    guard let chunks = PNGChunks(bytes) else { return }
    let start = Array(PNGChunk.drawingKeyword.utf8) + [0]
    for chunk in chunks where chunk.type == PNGChunk.textType && chunk.data.starts(with: start) {
      guard chunk.isIntact, let svg = Self.text(chunk.data.dropFirst(start.count)) else {
        self = .damaged
        continue
      }
      self = .svg(svg)
      return
    }
  }

  /// The text after a keyword: how it is compressed (two bytes), its language, the keyword in that
  /// language, and the text itself.
  private static func text(_ data: ArraySlice<UInt8>) -> [UInt8]? {
    guard let isCompressed = data.first, data.dropFirst().first == 0 else { return nil }
    var rest = data.dropFirst(2)
    for _ in 0..<2 {
      guard let end = rest.firstIndex(of: 0) else { return nil }
      rest = rest[(end + 1)...]
    }
    switch isCompressed {
    case 0: return Array(rest)
    case 1: return Zlib.inflate(rest, most: mostBytes)
    default: return nil
    }
  }
}
