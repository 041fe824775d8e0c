internal import DudelGeometry
internal import DudelModel

extension SVGElementWriter {
  /// Adds a picture with the bytes that it came as.
  func write(_ image: ImageDrawingInfo, to output: inout SVGOutput) {
    let bytes = image.image.bytes
    output.reserve(bytes.count / 3 * 4 + 500)
    output.raw("<image")
    output.attribute("x", image.frame.minX)
    output.attribute("y", image.frame.minY)
    output.attribute(
      "width", Rect.extent(from: image.frame.minX, to: image.frame.maxX) ?? image.frame.width)
    output.attribute(
      "height", Rect.extent(from: image.frame.minY, to: image.frame.maxY) ?? image.frame.height)
    output.raw(" preserveAspectRatio=\"none\"")
    writeTransform(image.transform, to: &output)
    output.raw(" xlink:href=\"data:")
    output.escaped(image.image.mediaType.utf8, inAttribute: true)
    output.raw(";base64,")
    output.base64(bytes)
    output.raw("\"/>")
  }
}

extension SVGOutput {
  /// Adds bytes as letters (RFC 4648 §4).
  mutating func base64(_ bytes: [UInt8]) {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        raw(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
  }
}
