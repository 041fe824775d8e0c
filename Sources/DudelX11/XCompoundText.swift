internal import CX11

/// Text in the encoding that X programs had before Unicode; Xlib has its tables.
struct XCompoundText {
  private let connection: XConnection

  init(_ connection: XConnection) { self.connection = connection }

  /// The text of some bytes, unless they make no sense.
  func decode(_ bytes: [UInt8]) -> String? {
    guard !bytes.isEmpty else { return "" }
    // Xlib looks for an end mark behind what is counted.
    var bytes = bytes + [0]
    let count = bytes.count - 1
    return bytes.withUnsafeMutableBufferPointer { buffer in
      var property = XTextProperty(
        value: buffer.baseAddress, encoding: connection.atoms[.compoundText], format: 8,
        nitems: UInt(count))
      var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var length: Int32 = 0
      // A positive status counts characters that could not be converted.
      let status = Xutf8TextPropertyToTextList(connection.display, &property, &list, &length)
      guard status >= Success, let list else { return nil }
      defer { XFreeStringList(list) }
      return (0..<Int(length)).compactMap { list[$0].map { String(cString: $0) } }
        .joined(separator: "\n")
    }
  }

  /// The bytes of a text, unless there is no memory for them.
  func encode(_ text: String) -> [UInt8]? {
    text.withCString { start in
      var list: UnsafeMutablePointer<CChar>? = UnsafeMutablePointer(mutating: start)
      var property = XTextProperty()
      let status = Xutf8TextListToTextProperty(
        connection.display, &list, 1, XCompoundTextStyle, &property)
      guard status >= Success, let value = property.value else { return nil }
      defer { XFree(value) }
      return Array(UnsafeBufferPointer(start: value, count: Int(property.nitems)))
    }
  }
}
