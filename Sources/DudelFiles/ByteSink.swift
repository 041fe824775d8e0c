/// Takes the bytes of a file as they come.
protocol ByteSink: AnyObject {
  /// Takes bytes; false where that failed, now or before.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool
}

extension ByteSink {
  /// Takes bytes; false where that failed, now or before.
  func write(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(write) }
}
