/// Finds how much of each px a line with round ends and corners covers, without cairo, whose way to a
/// few short segments is long.
///
/// A px is covered as if the line's edge were straight where it is nearest: exactly along the edges,
/// within a few hundredths at ends, and roughly where edges meet.
struct StrokeRaster {
  /// Px; coordinates count from the top left corner of the part.
  private let width: Int
  private let height: Int
  /// Half the line's width in px.
  private let radius: Float
  /// From 0 to 1, row by row.
  private let coverage: UnsafeMutablePointer<Float>
  /// Where each px lies from the line that covers most of it: a vector of length 1.
  private let across: UnsafeMutablePointer<Float>
  private let down: UnsafeMutablePointer<Float>
  /// Which columns of each row may be covered: the first, and the one after the last.
  private let spans: UnsafeMutablePointer<(first: Int32, end: Int32)>

  /// Half a px across its corners, and a little more.
  private static let pixelReach: Float = 0.75

  /// Calls back with a raster of nothing for a part of so many px, and up to three more to the right.
  static func with(
    width: Int, height: Int, radius: Float, _ body: (StrokeRaster) -> Void
  ) {
    let width = (width + 3) & ~3
    let count = width * height
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * count) { values in
      withUnsafeTemporaryAllocation(of: (first: Int32, end: Int32).self, capacity: height) {
        guard let values = values.baseAddress, let spans = $0.baseAddress else { return }
        // Directions are asked only where something is covered.
        values.initialize(repeating: 0, count: count)
        spans.initialize(repeating: (Int32(width), 0), count: height)
        body(
          StrokeRaster(
            width: width, height: height, radius: radius, coverage: values, across: values + count,
            down: values + 2 * count, spans: spans))
      }
    }
  }

  /// Covers what a segment inks; one without length is a dot.
  func add(from a: SIMD2<Float>, to b: SIMD2<Float>) {
    let reach = radius + Self.pixelReach
    let step = b - a
    let squaredLength = step.x * step.x + step.y * step.y
    let inverse = squaredLength > 0 ? 1 / squaredLength : 0
    let rows = Self.pixels(from: min(a.y, b.y) - reach, to: max(a.y, b.y) + reach, most: height)
    // A flat segment is everywhere as near to a row as anywhere.
    let isFlat = abs(step.y) < 0.001
    let slope = isFlat ? 0 : 1 / step.y
    let edge = PixelEdge(along: step)
    for row in rows {
      let y = Float(row) + 0.5 - a.y
      // Where along the segment it is near enough to the row.
      let (one, other) = isFlat ? (0, 1) : ((y - reach) * slope, (y + reach) * slope)
      let near = a.x + min(max(min(one, other), 0), 1) * step.x
      let far = a.x + min(max(max(one, other), 0), 1) * step.x
      let (left, right) = (min(near, far) - reach, max(near, far) + reach)
      let touched = Self.pixels(from: left, to: right, most: width)
      if touched.isEmpty { continue }
      // Four px at once take as long as one.
      let columns = touched.lowerBound & ~3..<(touched.upperBound + 3) & ~3
      spans[row].first = min(spans[row].first, Int32(columns.lowerBound))
      spans[row].end = max(spans[row].end, Int32(columns.upperBound))
      let (start, x) = (row * width + columns.lowerBound, Float(columns.lowerBound) + 0.5 - a.x)
      if radius < Self.pixelReach {
        cover(
          columns.count, from: start, x: x, y: y, step: step, inverse: inverse, edge: edge,
          isThin: true)
      } else {
        cover(
          columns.count, from: start, x: x, y: y, step: step, inverse: inverse, edge: edge,
          isThin: false)
      }
    }
  }

  /// The px of a row or column between two places.
  private static func pixels(from start: Float, to end: Float, most: Int) -> Range<Int> {
    guard start < Float(most), end > 0 else { return 0..<0 }
    return Int(max(start, 0))..<Int(min(end + 1, Float(most)))
  }

  /// Covers some px of a row as far as one segment inks them.
  ///
  /// - Parameters:
  ///   - start: the first px's.
  ///   - x: of the first px's middle, counted from the segment's start.
  ///   - y: the same downwards.
  ///   - isThin: whether a px may reach beyond both edges.
  @inline(__always)
  private func cover(
    _ count: Int, from start: Int, x: Float, y: Float, step: SIMD2<Float>, inverse: Float,
    edge: PixelEdge, isThin: Bool
  ) {
    let (radius, coverage) = (radius, coverage + start)
    let (across, down) = (across + start, down + start)
    for column in 0..<count {
      let x = x + Float(column)
      var along = (x * step.x + y * step.y) * inverse
      along = along < 0 ? 0 : along
      along = along > 1 ? 1 : along
      let (dx, dy) = (x - along * step.x, y - along * step.y)
      // Right on the line any direction will do.
      let distance = (dx * dx + dy * dy + 1e-12).squareRoot()
      let (nx, ny) = (dx / distance, dy / distance)
      var inked = edge.part(radius - distance)
      if isThin { inked -= edge.part(-radius - distance) }
      // What two segments cover is the same where they lie on the same side of the px, as those of a
      // hand's short steps do.
      let other = coverage[column]
      let most = inked > other ? inked : other
      let sum = inked + other
      let apart = (0.9 - nx * across[column] - ny * down[column]) / 1.9
      let isJoined = other > 0 && apart > 0
      coverage[column] = most + (isJoined ? ((sum < 1 ? sum : 1) - most) * apart : 0)
      across[column] = inked > other ? nx : across[column]
      down[column] = inked > other ? ny : down[column]
    }
  }

  /// Which of the first columns of a row may be covered.
  func columns(of row: Int, most: Int) -> Range<Int> {
    let (first, end) = (Int(spans[row].first), min(Int(spans[row].end), most))
    return first < end ? first..<end : 0..<0
  }

  /// How much of a px is covered, from 0 to 1.
  subscript(row: Int, column: Int) -> Float { coverage[row * width + column] }
}
