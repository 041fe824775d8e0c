import DudelCairo
import DudelFiles
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelFiles

/// The words in PNG files, as another program reads them.
@Suite struct PNGTextsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func picture(title: String = "", description: String = "") throws -> [UInt8] {
    var properties = DrawingProperties()
    (properties.title, properties.description) = (title, description)
    return try PNGEncoder.encode(try CairoSurface(width: 3, height: 2), properties: properties)
  }

  private func chunks(_ file: [UInt8]) throws -> [PNGChunk] {
    try #require(PNGChunks(file)).map { entry in
      #expect(entry.isIntact)
      return PNGChunk(type: entry.type, data: Array(entry.data))
    }
  }

  private func chunk(_ keyword: String, _ text: String) -> PNGChunk {
    PNGChunk(type: "iTXt", data: Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
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
    let file = try picture(title: "The cat", description: "Two\nlines: äöü 猫 🐻")
    let chunks = try chunks(file)
    #expect(chunks.first?.type == "IHDR" && chunks.last?.type == "IEND")
    #expect(chunks[1] == chunk("Title", "The cat"))
    #expect(chunks[2] == chunk("Description", "Two\nlines: äöü 猫 🐻"))
    try expectGood(file)
  }

  @Test func emptyOnesAreLeftOut() throws {
    let file = try picture(description: "x")
    #expect(try chunks(file).filter { $0.type == "iTXt" } == [chunk("Description", "x")])
    try expectGood(file)
    let plain = try chunks(picture())
    #expect(plain.allSatisfy { $0.type != "iTXt" })
  }

  @Test func noTextBreaksTheFile() throws {
    let noughts = try picture(title: "a\u{0}b")
    #expect(try chunks(noughts)[1] == chunk("Title", "ab"))
    try expectGood(noughts)
    let long = String(repeating: "long ", count: 200_000)
    let file = try picture(description: long)
    #expect(try chunks(file)[1] == chunk("Description", long))
    try expectGood(file)
  }
}
