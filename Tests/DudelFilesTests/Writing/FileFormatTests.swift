import DudelFiles
import Testing

@Suite struct FileFormatTests {
  @Test(arguments: [
    ("a.png", FileFormat.png), ("/x.y/b.SVG", .svg), ("c.tar.pdf", .pdf), (".png", .png),
  ])
  func theExtensionNamesTheFormat(path: String, format: FileFormat) {
    #expect(FileFormat(path: path) == format)
  }

  @Test(arguments: ["", "png", "a", "a.", "/x.png/b", "a.svgz", "a.jpg", "-"])
  func othersNameNone(path: String) { #expect(FileFormat(path: path) == nil) }
}
