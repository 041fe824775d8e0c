import DudelTestSupport
import Testing

extension GoldenImage {
  /// Expects a picture to look like the one that is kept in `Golden`.
  static func expect(
    _ name: String, _ actual: PixelImage, tolerance: Int = 8, share: Double = 0.001,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = String(#filePath.dropLast("GoldenImage+Expect.swift".count)) + "Golden"
    let golden = GoldenImage(name, folder: folder)
    switch try golden.compare(with: actual, tolerance: tolerance, share: share) {
    case .same: return
    case .recorded:
      Issue.record(
        "\(name) was missing and is recorded now: look at it", sourceLocation: sourceLocation)
    case .different(let reason):
      try attach(actual, "\(name)-actual.png", sourceLocation)
      try attach(golden.difference(from: actual), "\(name)-difference.png", sourceLocation)
      Issue.record("\(name) looks different: \(reason)", sourceLocation: sourceLocation)
    }
  }

  private static func attach(
    _ image: PixelImage, _ name: String, _ sourceLocation: SourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    try image.write(pngFile: folder.file(name))
    guard let bytes = bytes(ofFile: folder.file(name)) else { return }
    Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
  }
}
