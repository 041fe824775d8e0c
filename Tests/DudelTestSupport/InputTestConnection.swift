import Glibc

/// A connection to the socket of one device.
///
/// A device takes one connection in its life, and spins when that ends: so it stays open until
/// the server is stopped.
final class InputTestConnection {
  private let descriptor: Int32
  private let name: String

  /// Connects, and exchanges versions.
  init(_ path: String, name: String) throws {
    self.name = name
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw RigError("Can't make a socket for \(name).") }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      throw RigError("Can't connect to \(name): \(String(cString: strerror(errno))).")
    }
    try send(.clientVersion)
    try receive(12, "the greeting of \(name)")
  }

  deinit { close(descriptor) }

  /// Sends a message whole.
  func send(_ message: InputTestMessage) throws {
    var rest = message.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw RigError("\(name) takes no more events.") }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the server has given all events sent so far to its clients.
  func sync() throws {
    try send(.waitForSync)
    try receive(8, "the sync of \(name)")
  }

  private func receive(_ count: Int, _ what: String) throws {
    var missing = count
    try eventually(what, limit: .seconds(5)) {
      var buffer = [UInt8](repeating: 0, count: missing)
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 20) > 0 else { return false }
      let received = recv(descriptor, &buffer, missing, Int32(MSG_DONTWAIT))
      if received == 0 { throw RigError("\(name) hung up instead of \(what).") }
      missing -= max(0, received)
      return missing == 0
    }
  }
}
