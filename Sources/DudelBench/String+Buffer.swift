extension String {
  /// The text in a C string's buffer, up to its NUL if there is one.
  init(buffer: [CChar]) {
    self.init(
      decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
