import Glibc

/// Where the pointer goes, in places of the canvas.
enum Paths {
  /// Back and forth in rows over fresh places, 12 px apart, as a quick hand at 125 Hz.
  ///
  /// Takes 16 px of height for every 85 places.
  static func rows(_ count: Int, from top: Int32) -> [Place] {
    let columns = 85
    return (0..<count).map { index in
      let (row, step) = index.quotientAndRemainder(dividingBy: columns)
      let column = row.isMultiple(of: 2) ? step : columns - 1 - step
      return Place(40 + 12 * Int32(column), top + 16 * Int32(row))
    }
  }

  /// A scribble across a band of the canvas, about 8 px a step.
  static func scribble(_ count: Int, from top: Int32, to bottom: Int32) -> [Place] {
    let middle = Double(top + bottom) / 2
    let height = Double(bottom - top) / 2
    return (0..<count).map { index in
      let angle = Double(index) * 0.018
      return Place(
        Int32(550 + 500 * sin(angle)), Int32(middle + height * sin(1.618 * angle)))
    }
  }
}
