/// Keeps the bytes of a file in memory.
final class MemorySink: ByteSink {
  private(set) var bytes: [UInt8] = []

  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    self.bytes += bytes
    return true
  }
}
