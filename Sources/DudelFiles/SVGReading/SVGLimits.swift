/// How much an SVG text may hold.
struct SVGLimits {
  let bytes: Int
  let elements: Int
  let attributes: Int
  let drawables: Int
  let points: Int
  /// The bytes of all texts.
  let characters: Int

  /// For texts from anywhere, which may want to do harm.
  static let foreign = SVGLimits(
    bytes: 96 << 20, elements: 1_000_000, attributes: 8_000_000, drawables: 600_000,
    points: 6_000_000, characters: 2_000_000)

  /// For texts that the program wrote itself: as many of each as find room in the bytes, which are
  /// no more than the program writes.
  static let own = SVGLimits(
    bytes: 256 << 20, elements: 16_000_000, attributes: 64_000_000, drawables: 8_000_000,
    points: 64_000_000, characters: 256 << 20)

  /// The limits for a text, by what stands at its beginning.
  static func forText(_ bytes: [UInt8]) -> SVGLimits {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return head.contains("\"\(SVGWriter.namespace)\"") && head.contains(" dudel:version=\"1\"")
      ? own : foreign
  }
}
