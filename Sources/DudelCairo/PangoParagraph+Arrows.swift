internal import DudelGeometry
internal import DudelModel

/// Steps as they are seen on the screen.
///
/// Pango's own steps go round in circles where lines of both directions are broken. These go from
/// place to place across a line, and from its edge to the next line as the paragraph runs.
extension PangoParagraph {
  func visualNeighbour(of offset: Int, toTheRight: Bool) -> Int? {
    let ranges = rows
    let row = row(of: offset)
    let forward = toTheRight != isRightToLeft
    if runsOneWay(ranges[row]) {
      guard let border = clusterBorder(from: offset, forward: forward) else { return nil }
      // The neighbouring line may run the other way; it is entered where that shows.
      if ranges[row].contains(border) || border == ranges[ranges.count - 1].upperBound {
        return border
      }
    } else if let place = step(from: offset, in: row, toTheRight: toTheRight) {
      return place
    }
    let next = row + (forward ? 1 : -1)
    guard ranges.indices.contains(next) else { return nil }
    if runsOneWay(ranges[next]) {
      return forward
        ? ranges[next].lowerBound
        : clusterBorder(from: ranges[next].upperBound, forward: false)
    }
    let places = places(in: next)
    let isBefore: (Place, Place) -> Bool = { $0.x < $1.x }
    return (toTheRight ? places.min(by: isBefore) : places.max(by: isBefore))?.offset
  }

  private typealias Place = (offset: Int, x: Double)

  /// The nearest place to one side on a line.
  private func step(from offset: Int, in row: Int, toTheRight: Bool) -> Int? {
    let x = caret(at: offset).minX
    // Places closer than this are the same one.
    let reach = 1.0 / 64
    let beyond = places(in: row).filter { toTheRight ? $0.x > x + reach : $0.x < x - reach }
    return beyond.min { a, b in
      let distances = (abs(a.x - x), abs(b.x - x))
      return distances.0 == distances.1
        ? abs(a.offset - offset) < abs(b.offset - offset) : distances.0 < distances.1
    }?.offset
  }

  /// The cluster borders that are shown on a line.
  private func places(in row: Int) -> [Place] {
    let range = rows[row]
    var result: [Place] = []
    var offset: Int? = range.lowerBound
    while let border = offset, border < range.upperBound {
      result.append((border, caret(at: border).minX))
      offset = clusterBorder(from: border, forward: true)
    }
    if row == rows.count - 1 {
      result.append((range.upperBound, caret(at: range.upperBound).minX))
    }
    return result
  }

  private func runsOneWay(_ range: Range<Int>) -> Bool {
    let index = index(at: range.lowerBound)
    return lines(of: index).runsOneWay(
      at: range.lowerBound - pieces[index].range.lowerBound, rightToLeft: isRightToLeft)
  }
}
