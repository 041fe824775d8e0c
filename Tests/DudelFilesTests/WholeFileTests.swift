import DudelFiles
import DudelTestSupport
import Glibc
import Testing

@Suite struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func everyByteIsRead(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let path = folder.file("data")
    _ = try AtomicFile.write(bytes, to: path, when: .vacant)
    #expect(try WholeFile.read(path) == bytes)
  }

  @Test func aMissingFileIsNamed() {
    let path = folder.file("missing")
    #expect(throws: FileError(path: path, reason: "No such file or directory")) {
      try WholeFile.read(path)
    }
  }

  @Test(.timeLimit(.minutes(1))) func pipesAndDevicesAreNoFiles() {
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero", "/dev/null"] {
      #expect(throws: FileError(path: path, reason: "is not a regular file")) {
        try WholeFile.read(path)
      }
    }
  }

  @Test func aFileTooLargeIsRefusedUnread() throws {
    let path = folder.file("sparse")
    _ = try AtomicFile.write([], to: path, when: .vacant)
    #expect(truncate(path, 1 << 40) == 0)
    #expect(throws: FileError(path: path, reason: "is too large")) { try WholeFile.read(path) }
  }

  @Test func aFolderIsNoFile() {
    #expect(throws: FileError(path: folder.path, reason: "Is a directory")) {
      try WholeFile.read(folder.path)
    }
  }
}
