import DudelTestSupport
import Testing

/// Pictures that are larger than the memory.
extension SystemTests {
  @Suite(.needsProgram) struct LowMemoryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Replays a recording of an empty window of a size, with so much address space.
    private func replay(
      size: Int, kibibytes: Int
    ) throws -> (status: DudelTestSupport.ExitStatus, complaint: String) {
      let log = folder.file("log")
      let resized = "{\"resized\":{\"_0\":{\"height\":\(size + 52),\"width\":\(size)}}}"
      try write(
        "{\"dudel-log\":1,\"tool\":\"pencil\"}\n\(resized)\n{\"end\":1}\n", toFile: log)
      let script = "ulimit -v \(kibibytes); exec \"$0\" replay \"$1\" \"$2\""
      let run = try ProgramRun(
        "/bin/sh", ["-c", script, DudelProgram.executable, log, folder.file("out.png")],
        environment: TestMachine.plainEnvironment)
      return (try run.waitForExit(.seconds(60)), run.standardError)
    }

    @Test func aFileNeedsLittleMoreThanItsPicture() throws {
      // The picture takes 100,000 KiB, the rest is the program and its libraries.
      let (status, complaint) = try replay(size: 5000, kibibytes: 100_000 + 150_000)
      #expect(status == .exited(0), "\(complaint)")
      #expect(try PixelImage(pngFile: folder.file("out.png")).width == 5000)
    }

    @Test func aPictureMayBeLargerThanTheMemory() throws {
      // All pixels together would take 1,000,000 KiB.
      let (status, complaint) = try replay(size: 16_000, kibibytes: 300_000)
      #expect(status == .exited(0), "\(complaint)")
      // The width and the height in a PNG's header.
      let extents = bytes(ofFile: folder.file("out.png")).map { Array($0[16..<24]) }
      #expect(extents == [0, 0, 0x3e, 0x80, 0, 0, 0x3e, 0x80])
    }
  }
}
