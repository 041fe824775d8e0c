/// Pixels as cairo wants them: 0xAARRGGBB, premultiplied, never changed.
final class DecodedPicture: Sendable {
  let width: Int
  let height: Int
  nonisolated(unsafe) let pixels: UnsafeMutablePointer<UInt32>

  var pixelCount: Int { width * height }

  init(_ decoded: DecodedPixels) {
    (width, height) = (decoded.width, decoded.height)
    pixels = .allocate(capacity: max(1, decoded.width * decoded.height))
    decoded.copy(to: pixels)
  }

  deinit { pixels.deallocate() }
}
