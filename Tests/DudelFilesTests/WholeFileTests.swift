import DudelFiles
import DudelTestSupport
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

  @Test func aFolderIsNoFile() {
    #expect(throws: FileError(path: folder.path, reason: "Is a directory")) {
      try WholeFile.read(folder.path)
    }
  }
}
