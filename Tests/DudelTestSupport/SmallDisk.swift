import Glibc

/// A file system of 64 KiB in memory.
public struct SmallDisk {
  /// Where it is mounted.
  public let path: String

  /// Tells whether this process may mount one.
  public static let isPossible: Bool = {
    guard geteuid() == 0, let folder = try? TemporaryFolder(),
      let disk = try? SmallDisk(at: folder.path)
    else { return false }
    disk.unmount()
    return true
  }()

  /// Mounts one over a folder.
  public init(at path: String) throws {
    guard mount("dudel-test", path, "tmpfs", 0, "size=64k") == 0 else {
      throw RigError("Can't mount a file system: \(String(cString: strerror(errno))).")
    }
    self.path = path
  }

  /// Lets nobody write on it any more.
  public func makeReadOnly() throws {
    let flags = UInt(MS_RDONLY | MS_REMOUNT)
    guard mount("dudel-test", path, "tmpfs", flags, "size=64k") == 0 else {
      throw RigError("Can't make it read-only: \(String(cString: strerror(errno))).")
    }
  }

  /// Leaves no room for anything more.
  public func fill() {
    let descriptor = open("\(path)/filling", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    let page = [UInt8](repeating: 0, count: 4096)
    while write(descriptor, page, page.count) > 0 {}
  }

  /// Takes it away.
  public func unmount() { umount2(path, Int32(MNT_DETACH)) }
}
