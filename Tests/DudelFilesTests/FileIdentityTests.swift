import DudelFiles
import DudelTestSupport
import Glibc
import Testing

@Suite struct FileIdentityTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func whatIsNotThereHasNoIdentity() {
    #expect(FileIdentity(path: folder.file("missing")) == nil)
    #expect(FileIdentity(path: "") == nil)
  }

  @Test func anUntouchedFileStaysItself() throws {
    let path = folder.file("a")
    try write("one", toFile: path)
    let identity = try #require(FileIdentity(path: path))
    _ = try WholeFile.read(path)
    #expect(FileIdentity(path: path) == identity)
    #expect(rename(path, folder.file("b")) == 0)
    #expect(FileIdentity(path: folder.file("b")) == identity, "a name is no part of it")
  }

  @Test func aFileOfAnotherLengthIsAnother() throws {
    let path = folder.file("a")
    try write("one", toFile: path)
    let identity = try #require(FileIdentity(path: path))
    try write("three", toFile: path)
    #expect(FileIdentity(path: path) != identity)
  }

  @Test func aFileWrittenAtAnotherTimeIsAnother() throws {
    let path = folder.file("a")
    try write("one", toFile: path)
    let identity = try #require(FileIdentity(path: path))
    var times = [timespec(tv_sec: 1_000, tv_nsec: 5), timespec(tv_sec: 1_000, tv_nsec: 5)]
    #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    let older = try #require(FileIdentity(path: path))
    #expect(older != identity)
    times[1].tv_nsec = 6
    #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    #expect(FileIdentity(path: path) != older, "a billionth of a second counts")
  }

  @Test func aLinkIsTheFileItLeadsTo() throws {
    let path = folder.file("a")
    try write("one", toFile: path)
    #expect(symlink("a", folder.file("link")) == 0)
    #expect(FileIdentity(path: folder.file("link")) == FileIdentity(path: path))
  }
}
