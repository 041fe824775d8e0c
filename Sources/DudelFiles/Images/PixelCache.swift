internal import Synchronization

/// Keeps the pixels of the pictures that were drawn last, so that all pictures of a drawing together
/// need no more memory than a few.
final class PixelCache: Sendable {
  static let shared = PixelCache()

  /// How many px are kept, unless a single picture has more.
  private static let mostPixels = 32_000_000

  private struct State {
    var pixels: [ObjectIdentifier: DecodedPicture] = [:]
    /// The pictures, that which was drawn last at the end.
    var order: [ObjectIdentifier] = []
    var pixelCount = 0

    mutating func remove(_ picture: ObjectIdentifier) {
      guard let old = pixels.removeValue(forKey: picture) else { return }
      order.removeAll { $0 == picture }
      pixelCount -= old.pixelCount
    }
  }

  private let state = Mutex(State())

  /// The pixels of a picture, if they are still there.
  func pixels(of picture: ObjectIdentifier) -> DecodedPicture? {
    state.withLock { state in
      guard let pixels = state.pixels[picture] else { return nil }
      state.order.removeAll { $0 == picture }
      state.order.append(picture)
      return pixels
    }
  }

  /// Makes room for the pixels of a further picture.
  func makeRoom(for count: Int) {
    state.withLock { state in
      while state.pixelCount + count > Self.mostPixels, let oldest = state.order.first {
        state.remove(oldest)
      }
    }
  }

  func keep(_ pixels: DecodedPicture, of picture: ObjectIdentifier) {
    makeRoom(for: pixels.pixelCount)
    state.withLock { state in
      state.remove(picture)
      state.pixels[picture] = pixels
      state.order.append(picture)
      state.pixelCount += pixels.pixelCount
    }
  }

  func forget(_ picture: ObjectIdentifier) { state.withLock { $0.remove(picture) } }
}
