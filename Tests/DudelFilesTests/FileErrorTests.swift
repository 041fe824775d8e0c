import Glibc
import Testing

@testable import DudelFiles

@Suite struct FileErrorTests {
  @Test func theReasonIsTheSystemsOwn() {
    let error = FileError(path: "a.png", errno: ENOSPC)
    #expect(error == FileError(path: "a.png", reason: "No space left on device"))
  }
}
