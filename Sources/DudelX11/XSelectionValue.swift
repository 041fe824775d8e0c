internal import CX11

/// What another program has left in a property of the selection window.
enum XSelectionValue: Equatable {
  case missing
  case bytes([UInt8], type: Atom)
  case items([UInt], type: Atom)
  /// The bytes come one by one, at least this many.
  case incremental(atLeast: Int)
  case tooLarge
  case unusable
}

extension XConnection {
  /// Takes a property out of a window; more bytes than the limit are thrown away.
  func takeSelection(_ property: Atom, of window: Window, limit: Int) -> XSelectionValue {
    var bytes: [UInt8] = []
    var valueType: Atom?
    while true {
      // Offsets count words of four bytes, whatever the format.
      let part = readPart(property, of: window, offset: bytes.count / 4)
      guard let type = part.type, valueType == nil || valueType == type else {
        return valueType == nil ? .missing : .unusable
      }
      valueType = type
      if let items = part.items {
        deleteRest(part.left, property, of: window)
        guard type == atoms[.incremental] else { return .items(items, type: type) }
        return .incremental(atLeast: Int(clamping: items.first ?? 0))
      }
      guard let more = part.bytes, more.count + part.left <= limit - bytes.count else {
        deleteRest(part.left, property, of: window)
        return part.bytes == nil ? .unusable : .tooLarge
      }
      bytes += more
      if part.left == 0 { return .bytes(bytes, type: type) }
      guard !more.isEmpty, bytes.count.isMultiple(of: 4) else { return .unusable }
    }
  }

  /// Deletes a property that was not read to its end; another one is gone, and what is there in its
  /// place by now may be new.
  private func deleteRest(_ left: Int, _ property: Atom, of window: Window) {
    if left > 0 { XDeleteProperty(display, window, property) }
  }

  /// One piece of a property, which is deleted with the last one; no type where there is none.
  private func readPart(
    _ property: Atom, of window: Window, offset: Int
  ) -> (type: Atom?, bytes: [UInt8]?, items: [UInt]?, left: Int) {
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, property, offset, 1 << 18, 1, Atom(AnyPropertyType), &type, &format, &count,
      &left, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, type != 0, let data else { return (nil, nil, nil, 0) }
    let rest = Int(clamping: left)
    switch format {
    case 8: return (type, Array(UnsafeBufferPointer(start: data, count: Int(count))), nil, rest)
    case 32:
      let items = data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
      return (type, nil, items, rest)
    default: return (type, nil, nil, rest)
    }
  }
}
