/// A picture in memory: four bytes a pixel, red, green, blue, alpha, rows from the top.
public struct PixelImage: Equatable, Sendable {
  /// How two pictures differ.
  public struct Difference: Equatable, Sendable {
    /// How many pixels differ by more than the tolerance.
    public var count: Int
    /// The largest difference in any component of any pixel, 0…255.
    public var largest: Int

    /// Makes a difference.
    public init(count: Int, largest: Int) {
      self.count = count
      self.largest = largest
    }
  }

  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The bytes, `width * height * 4` of them.
  public internal(set) var bytes: [UInt8]

  /// Makes a picture of one colour.
  public init(width: Int, height: Int, fill: Pixel = .white) {
    self.width = width
    self.height = height
    if [fill.green, fill.blue, fill.alpha].allSatisfy({ $0 == fill.red }) {
      bytes = [UInt8](repeating: fill.red, count: width * height * 4)
    } else {
      let pixel = [fill.red, fill.green, fill.blue, fill.alpha]
      bytes = Array(repeatElement(pixel, count: width * height).joined())
    }
  }

  /// The pixel in column `x` of row `y`, which must be inside.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(contains(x, y), "\(x),\(y) is outside of a \(width)x\(height) picture")
      let start = (y * width + x) * 4
      return Pixel(
        red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
        alpha: bytes[start + 3])
    }
    set {
      precondition(contains(x, y), "\(x),\(y) is outside of a \(width)x\(height) picture")
      let start = (y * width + x) * 4
      bytes[start] = newValue.red
      bytes[start + 1] = newValue.green
      bytes[start + 2] = newValue.blue
      bytes[start + 3] = newValue.alpha
    }
  }

  /// Lets a closure fill in the bytes of a row.
  mutating func setRow(_ y: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      fill(UnsafeMutableBufferPointer(rebasing: buffer[y * width * 4..<(y + 1) * width * 4]))
    }
  }

  /// Whether there is such a pixel.
  public func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height
  }

  /// How many pixels satisfy a condition, in the given columns and rows or in all.
  public func count(
    columns: Range<Int>? = nil, rows: Range<Int>? = nil, where matches: (Pixel) -> Bool
  ) -> Int {
    let columns = (columns ?? 0..<width).clamped(to: 0..<width)
    let rows = (rows ?? 0..<height).clamped(to: 0..<height)
    var count = 0
    for y in rows {
      for x in columns where matches(self[x, y]) { count += 1 }
    }
    return count
  }

  /// Whether every pixel is exactly of one colour.
  public func isAll(_ pixel: Pixel) -> Bool {
    self == PixelImage(width: width, height: height, fill: pixel)
  }

  /// The part of the picture in these columns and rows, cut off at its edges.
  public func cropped(columns: Range<Int>, rows: Range<Int>) -> PixelImage {
    let columns = columns.clamped(to: 0..<width)
    let rows = rows.clamped(to: 0..<height)
    var result = PixelImage(width: columns.count, height: rows.count)
    for (row, y) in rows.enumerated() {
      for (column, x) in columns.enumerated() { result[column, row] = self[x, y] }
    }
    return result
  }

  /// Compares with a picture of the same size.
  ///
  /// A component may differ by the tolerance without its pixel being counted. The answer is nil if
  /// the sizes differ.
  public func difference(from other: PixelImage, tolerance: Int = 0) -> Difference? {
    guard width == other.width, height == other.height else { return nil }
    var result = Difference(count: 0, largest: 0)
    guard bytes != other.bytes else { return result }
    // Raw pointers, and equal rows skipped: tests run unoptimised, and pictures are large.
    let stride = width * 4
    bytes.withUnsafeBytes { mine in
      other.bytes.withUnsafeBytes { theirs in
        for row in 0..<height {
          let range = row * stride..<(row + 1) * stride
          if mine[range].elementsEqual(theirs[range]) { continue }
          for start in Swift.stride(from: range.lowerBound, to: range.upperBound, by: 4) {
            var largest = 0
            for index in start..<(start + 4) {
              largest = max(largest, abs(Int(mine[index]) - Int(theirs[index])))
            }
            if largest > tolerance { result.count += 1 }
            result.largest = max(result.largest, largest)
          }
        }
      }
    }
    return result
  }
}

extension PixelImage: CustomStringConvertible {
  /// The size only: a failed test must not print a million bytes.
  public var description: String { "a picture of \(width)x\(height)" }
}
