public import DudelCairo
import Glibc

/// A picture that is kept beside the tests and that what is drawn today must look like.
public struct GoldenImage {
  /// What came of a comparison.
  public enum Verdict: Equatable {
    /// The pictures are as good as equal.
    case same
    /// There was no golden image; now there is.
    case recorded
    /// They differ.
    case different(String)
  }

  /// Where the picture is kept.
  public let path: String

  /// The picture of a name in a folder.
  public init(_ name: String, folder: String) { path = "\(folder)/\(name).png" }

  /// Compares; a missing picture is written, and so is every one if `DUDEL_RECORD` is 1.
  ///
  /// - Parameters:
  ///   - tolerance: what a component may differ by, out of 255.
  ///   - share: which part of the pixels may differ by more.
  public func compare(
    with actual: PixelImage, tolerance: Int = 8, share: Double = 0.001
  ) throws -> Verdict {
    let isToBeRecorded = getenv("DUDEL_RECORD").map { String(cString: $0) } == "1"
    guard !isToBeRecorded, access(path, F_OK) == 0 else {
      try actual.write(pngFile: path)
      return isToBeRecorded ? .same : .recorded
    }
    let golden = try PixelImage(pngFile: path)
    guard let difference = actual.difference(from: golden, tolerance: tolerance) else {
      return .different(
        "\(actual.width)x\(actual.height) instead of \(golden.width)x\(golden.height)")
    }
    let most = Double(actual.width * actual.height) * share
    guard Double(difference.count) > most else { return .same }
    return .different("\(difference.count) pixels differ, by up to \(difference.largest)")
  }

  /// A picture of where two pictures differ, in red on what is expected, faint.
  public func difference(from actual: PixelImage) throws -> PixelImage {
    let golden = try PixelImage(pngFile: path)
    var result = PixelImage(width: golden.width, height: golden.height)
    for y in 0..<golden.height {
      for x in 0..<golden.width {
        let expected = golden[x, y]
        let isSame = actual.contains(x, y) && actual[x, y].difference(from: expected) <= 8
        let faint: (UInt8) -> UInt8 = { 192 + $0 / 4 }
        result[x, y] =
          isSame
          ? Pixel(
            red: faint(expected.red), green: faint(expected.green), blue: faint(expected.blue))
          : Pixel(0xff0000)
      }
    }
    return result
  }
}

extension PixelImage {
  /// The pixels of a surface, whose alpha must be 1 everywhere to be exact.
  public init(_ surface: CairoSurface) {
    self.init(width: surface.width, height: surface.height)
    surface.withBytes { source in
      for y in 0..<surface.height {
        setRow(y) { row in
          for x in 0..<surface.width {
            // Native order on the machines that we build for: blue, green, red, alpha.
            let start = y * surface.stride + x * 4
            row[x * 4] = source[start + 2]
            row[x * 4 + 1] = source[start + 1]
            row[x * 4 + 2] = source[start]
            row[x * 4 + 3] = source[start + 3]
          }
        }
      }
    }
  }
}
