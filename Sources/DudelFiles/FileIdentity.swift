internal import Glibc

/// What tells whether a file is still the one that was written.
public struct FileIdentity: Equatable, Sendable {
  private let device: UInt
  private let inode: UInt
  /// How long the file is, in bytes.
  public let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// The identity of the file at a path, or `nil` where none is.
  public init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    device = UInt(info.st_dev)
    inode = UInt(info.st_ino)
    size = Int(info.st_size)
    seconds = info.st_mtim.tv_sec
    nanoseconds = info.st_mtim.tv_nsec
  }

  /// How many numbers make an identity.
  static let numberCount = 5

  /// The identity in numbers, to be written down.
  var numbers: [Int] {
    [Int(bitPattern: device), Int(bitPattern: inode), size, seconds, nanoseconds]
  }

  /// Makes an identity from its numbers again.
  init?(numbers: [Int]) {
    guard numbers.count == Self.numberCount else { return nil }
    (device, inode) = (UInt(bitPattern: numbers[0]), UInt(bitPattern: numbers[1]))
    (size, seconds, nanoseconds) = (numbers[2], numbers[3], numbers[4])
  }

  /// Tells whether this is the same file with the same content, also after the system has started
  /// anew and given its disks other numbers.
  func isSame(as other: FileIdentity) -> Bool { numbers.dropFirst() == other.numbers.dropFirst() }
}
