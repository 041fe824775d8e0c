internal import CPNGShims

/// The bytes of a PNG file in memory of its own, which need not be there as an array's must.
public final class PNGFile: RandomAccessCollection {
  let pointer: OpaquePointer

  /// Begins a file, or returns `nil` where there is no memory.
  init?(width: Int, height: Int, hasAlpha: Bool) {
    guard
      let pointer = dudel_png_create(
        UInt32(clamping: width), UInt32(clamping: height), hasAlpha ? 1 : 0)
    else { return nil }
    self.pointer = pointer
  }

  deinit { dudel_png_destroy(pointer) }

  /// The place of the first byte.
  public var startIndex: Int { 0 }

  /// How many bytes there are.
  public var endIndex: Int { dudel_png_count(pointer) }

  /// A byte.
  public subscript(index: Int) -> UInt8 { withExtendedLifetime(self) { buffer[index] } }

  /// Calls back with the bytes.
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? { try withExtendedLifetime(self) { try body(buffer) } }

  private var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: dudel_png_bytes(pointer), count: endIndex)
  }
}
