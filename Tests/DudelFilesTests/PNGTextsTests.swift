import DudelCairo
import DudelFiles
import DudelTestSupport
import Testing

/// The words in PNG files, as another program reads them.
@Suite struct PNGTextsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Chunk: Equatable {
    let type: String
    let data: [UInt8]
  }

  private func picture(_ texts: [(keyword: String, text: String)]) throws -> [UInt8] {
    Array(try PNGEncoder.encode(try CairoSurface(width: 3, height: 2), texts: texts))
  }

  private func chunks(_ file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 12 + length else { break }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(Chunk(type: type, data: Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  private func chunk(_ keyword: String, _ text: String) -> Chunk {
    Chunk(type: "iTXt", data: Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
  }

  private func expectGood(_ file: [UInt8]) throws {
    let path = folder.file("picture.png")
    _ = try AtomicFile.write(file, to: path, when: .any)
    let image = try PixelImage(pngFile: path)
    #expect((image.width, image.height) == (3, 2))
    guard let pngcheck = TestMachine.path(of: "pngcheck") else { return }
    let run = try ProgramRun(pngcheck, ["-v", path], environment: TestMachine.plainEnvironment)
    #expect(try run.waitForExit() == .exited(0), "\(run.standardOutput)")
  }

  @Test func titleAndDescriptionStandAfterTheHeader() throws {
    let file = try picture([("Title", "The cat"), ("Description", "Two\nlines: äöü 猫 🐻")])
    let chunks = chunks(file)
    #expect(chunks.first?.type == "IHDR" && chunks.last?.type == "IEND")
    #expect(chunks[1] == chunk("Title", "The cat"))
    #expect(chunks[2] == chunk("Description", "Two\nlines: äöü 猫 🐻"))
    try expectGood(file)
  }

  @Test func emptyOnesAreLeftOut() throws {
    let plain = try picture([])
    #expect(try picture([("Title", ""), ("Description", "")]) == plain)
    let file = try picture([("Title", ""), ("Description", "x")])
    #expect(chunks(file).filter { $0.type == "iTXt" } == [chunk("Description", "x")])
    try expectGood(file)
  }

  @Test func noTextBreaksTheFile() throws {
    let noughts = try picture([("Title", "a\u{0}b")])
    #expect(chunks(noughts)[1] == chunk("Title", "ab"))
    try expectGood(noughts)
    let long = String(repeating: "long ", count: 200_000)
    let file = try picture([("Description", long)])
    #expect(chunks(file)[1] == chunk("Description", long))
    try expectGood(file)
  }
}
