import Glibc

/// The bytes of a small file, or nil if it can't be opened.
public func bytes(ofFile path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var result: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return result }
    result += buffer[..<count]
  }
}

/// The text of a small file, or nil if it can't be opened; damaged UTF-8 is repaired.
public func text(ofFile path: String) -> String? {
  bytes(ofFile: path).map { String(decoding: $0, as: UTF8.self) }
}

/// Writes a text into a file, new or emptied.
public func write(_ text: String, toFile path: String) throws {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else {
    throw RigError("Can't write \(path): \(String(cString: strerror(errno))).")
  }
  defer { close(descriptor) }
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else {
      throw RigError("Can't write \(path): \(String(cString: strerror(errno))).")
    }
    rest = rest.dropFirst(count)
  }
}
