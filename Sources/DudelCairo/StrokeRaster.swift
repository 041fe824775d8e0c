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
  /// So many px are covered at once without a further look.
  private static let narrow = 8

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
    let step = b - a
    let squaredLength = step.x * step.x + step.y * step.y
    let inverse = squaredLength > 0 ? 1 / squaredLength : 0
    if radius < Self.pixelReach {
      forEachSpan(from: a, to: b) { span in coverThin(span, step, inverse) }
    } else {
      let edge = PixelEdge(along: step)
      forEachSpan(from: a, to: b) { span in cover(span, step, inverse, edge) }
    }
  }

  /// Some px of a row.
  private struct Span {
    /// Of the first px.
    let offset: Int
    let count: Int
    /// Where the first px's middle lies from the segment's start.
    let x, y: Float
  }

  /// Calls back with the px that a segment may reach, row by row.
  @inline(__always)
  private func forEachSpan(
    from a: SIMD2<Float>, to b: SIMD2<Float>, _ body: (Span) -> Void
  ) {
    let reach = radius + Self.pixelReach
    let rows = Self.pixels(from: min(a.y, b.y) - reach, to: max(a.y, b.y) + reach, most: height)
    let (left, right) = (min(a.x, b.x) - reach, max(a.x, b.x) + reach)
    var columns = Self.fours(from: left, to: right, most: width)
    // In a narrow part, looking for narrower ones costs more than it saves; a flat segment is
    // everywhere as near to a row as anywhere.
    let isWhole = columns.count <= Self.narrow || abs(b.y - a.y) < 0.001
    let slope = isWhole ? 0 : (b.x - a.x) / (b.y - a.y)
    let sideways = reach * abs(slope) + reach
    for row in rows {
      let y = Float(row) + 0.5 - a.y
      if !isWhole {
        let middle = a.x + y * slope
        columns = Self.fours(
          from: max(left, middle - sideways), to: min(right, middle + sideways), most: width)
      }
      if columns.isEmpty { continue }
      spans[row].first = min(spans[row].first, Int32(columns.lowerBound))
      spans[row].end = max(spans[row].end, Int32(columns.upperBound))
      body(
        Span(
          offset: row * width + columns.lowerBound, count: columns.count,
          x: Float(columns.lowerBound) + 0.5 - a.x, y: y))
    }
  }

  /// The px of a row or column between two places.
  private static func pixels(from start: Float, to end: Float, most: Int) -> Range<Int> {
    guard start < Float(most), end > 0, start < end else { return 0..<0 }
    return Int(max(start, 0))..<Int(min(end + 1, Float(most)))
  }

  /// The same with some px more before and after: four at once take as long as one.
  private static func fours(from start: Float, to end: Float, most: Int) -> Range<Int> {
    let pixels = pixels(from: start, to: end, most: most)
    return pixels.lowerBound & ~3..<(pixels.upperBound + 3) & ~3
  }

  /// Covers px as far as a segment inks them.
  @inline(__always)
  private func cover(
    _ span: Span, _ step: SIMD2<Float>, _ inverse: Float, _ edge: PixelEdge
  ) {
    let (radius, coverage) = (radius, coverage + span.offset)
    let (across, down) = (across + span.offset, down + span.offset)
    for column in 0..<span.count {
      let way = Self.way(from: step, inverse, x: span.x + Float(column), y: span.y)
      // Right on the line any direction will do.
      let distance = (way.x * way.x + way.y * way.y + 1e-12).squareRoot()
      let (nx, ny) = (way.x / distance, way.y / distance)
      let inked = edge.part(radius - distance)
      // What two segments cover is the same where they lie on the same side of the px, as those of a
      // hand's short steps do.
      let (other, otherX, otherY) = (coverage[column], across[column], down[column])
      let isMore = inked > other
      let most = isMore ? inked : other
      let sum = inked + other
      var apart = (0.9 - nx * otherX - ny * otherY) * (1 / 1.9)
      apart = other > 0 ? apart : 0
      apart = apart > 0 ? apart : 0
      coverage[column] = most + ((sum < 1 ? sum : 1) - most) * apart
      across[column] = isMore ? nx : otherX
      down[column] = isMore ? ny : otherY
    }
  }

  /// The same for lines so thin that both edges may lie in one px: rougher, since only what is shown
  /// small is so thin.
  @inline(__always)
  private func coverThin(_ span: Span, _ step: SIMD2<Float>, _ inverse: Float) {
    func part(_ depth: Float) -> Float { depth < -0.5 ? 0 : depth > 0.5 ? 1 : depth + 0.5 }
    let (radius, coverage) = (radius, coverage + span.offset)
    for column in 0..<span.count {
      let way = Self.way(from: step, inverse, x: span.x + Float(column), y: span.y)
      let distance = (way.x * way.x + way.y * way.y).squareRoot()
      let inked = part(radius - distance) - part(-radius - distance)
      coverage[column] = inked > coverage[column] ? inked : coverage[column]
    }
  }

  /// The way to a place from the nearest point of a segment that begins at the origin.
  @inline(__always)
  private static func way(
    from step: SIMD2<Float>, _ inverse: Float, x: Float, y: Float
  ) -> (x: Float, y: Float) {
    var along = (x * step.x + y * step.y) * inverse
    along = along < 0 ? 0 : along
    along = along > 1 ? 1 : along
    return (x - along * step.x, y - along * step.y)
  }

  /// Which of the first columns of a row may be covered.
  func columns(of row: Int, most: Int) -> Range<Int> {
    let (first, end) = (Int(spans[row].first), min(Int(spans[row].end), most))
    return first < end ? first..<end : 0..<0
  }

  /// How much of a px is covered, from 0 to 1.
  subscript(row: Int, column: Int) -> Float { coverage[row * width + column] }
}
