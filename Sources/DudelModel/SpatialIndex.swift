internal import DudelGeometry

/// Finds the objects that a rectangle meets without looking at all of them.
///
/// A hierarchy of grids: each object lies in the grid whose cells are just larger than it, in the one
/// cell that holds its top left corner. A search looks at the cells of the rectangle and at their
/// neighbours to the left and above, in each grid that is used.
struct SpatialIndex: Sendable {
  /// The column and row of a cell.
  private struct Cell: Hashable, Sendable {
    let x: Int32
    let y: Int32
  }

  /// The bounds lie beside the id, so that a search touches nothing but the cells.
  private struct Entry: Sendable {
    let id: Int
    let bounds: Rect
  }

  /// Cells of level 0 have this extent in drawing units, those of each further level twice as much.
  private static let smallestCell = 1.0 / 64
  private static let levels = Int8(0)...62
  /// All objects that are farther away than this many cells share the cells of the edge.
  private static let farthestCell = 1e9

  /// The cells of one extent that are in use.
  private struct Grid: Sendable {
    var cells: [Cell: [Entry]] = [:]
    /// Where cells have been in use.
    var columns: ClosedRange<Int32>
    var rows: ClosedRange<Int32>

    init(_ cell: Cell) { (columns, rows) = (cell.x...cell.x, cell.y...cell.y) }

    mutating func insert(_ entry: Entry, in cell: Cell) {
      columns = min(columns.lowerBound, cell.x)...max(columns.upperBound, cell.x)
      rows = min(rows.lowerBound, cell.y)...max(rows.upperBound, cell.y)
      cells[cell, default: []].append(entry)
    }
  }

  private var grids: [Int8: Grid] = [:]

  /// Puts an object in, whose id must not be there yet.
  mutating func insert(_ id: Int, bounds: Rect) {
    let (level, cell) = Self.place(of: bounds)
    grids[level, default: Grid(cell)].insert(Entry(id: id, bounds: bounds), in: cell)
  }

  /// Takes an object out that was put in with the same bounds, if it is there.
  mutating func remove(_ id: Int, bounds: Rect) {
    let (level, cell) = Self.place(of: bounds)
    // The newest objects are the first to go.
    guard let place = grids[level]?.cells[cell]?.lastIndex(where: { $0.id == id }) else { return }
    grids[level]?.cells[cell]?.remove(at: place)
    if grids[level]?.cells[cell]?.isEmpty == true { grids[level]?.cells[cell] = nil }
    if grids[level]?.cells.isEmpty == true { grids[level] = nil }
  }

  /// The ids of the objects whose bounds meet or touch a rectangle, in no order.
  func ids(in rect: Rect) -> [Int] { ids(in: rect, atMost: .max) ?? [] }

  /// The ids of the objects whose bounds meet or touch a rectangle, in no order; `nil` for more than
  /// so many, which are not looked at.
  func ids(in rect: Rect, atMost most: Int) -> [Int]? {
    var result: [Int] = []
    var isTooMany = false
    visit(rect) { id in
      isTooMany = result.count >= most
      if !isTooMany { result.append(id) }
      return !isTooMany
    }
    return isTooMany ? nil : result
  }

  /// Tells whether any object's bounds meet or touch a rectangle.
  func hasIDs(in rect: Rect) -> Bool { ids(in: rect, atMost: 0) == nil }

  /// Calls back for the objects that a rectangle meets, until that returns false.
  private func visit(_ rect: Rect, _ body: (Int) -> Bool) {
    func visit(_ entries: [Entry]) -> Bool {
      entries.allSatisfy { !$0.bounds.intersects(rect) || body($0.id) }
    }
    // Where few are wanted, large cells bring them sooner.
    for level in grids.keys.sorted(by: >) {
      guard let grid = grids[level] else { continue }
      let first = Self.cell(of: rect.origin, at: level)
      let last = Self.cell(of: Point(x: rect.maxX, y: rect.maxY), at: level)
      let (left, right) = (
        max(first.x - 1, grid.columns.lowerBound), min(last.x, grid.columns.upperBound)
      )
      let (top, bottom) = (
        max(first.y - 1, grid.rows.lowerBound), min(last.y, grid.rows.upperBound)
      )
      guard left <= right, top <= bottom else { continue }
      let (columns, rows) = (left...right, top...bottom)
      if Double(columns.count) * Double(rows.count) > Double(grid.cells.count) {
        // Fewer cells are in use than the rectangle has places for.
        for (cell, entries) in grid.cells where columns.contains(cell.x) && rows.contains(cell.y) {
          guard visit(entries) else { return }
        }
      } else {
        for y in rows {
          for x in columns {
            guard let entries = grid.cells[Cell(x: x, y: y)] else { continue }
            guard visit(entries) else { return }
          }
        }
      }
    }
  }

  private static func place(of bounds: Rect) -> (level: Int8, cell: Cell) {
    let level = level(of: bounds)
    return (level, cell(of: bounds.origin, at: level))
  }

  private static func level(of bounds: Rect) -> Int8 {
    let largest = max(bounds.width, bounds.height)
    // What is no number compares as false and lies in the largest cells.
    return levels.first { largest < extent(of: $0) } ?? levels.upperBound
  }

  private static func cell(of point: Point, at level: Int8) -> Cell {
    let extent = extent(of: level)
    return Cell(x: place(point.x / extent), y: place(point.y / extent))
  }

  private static func place(_ coordinate: Double) -> Int32 {
    // What is no number goes to one edge.
    Int32(coordinate > -farthestCell ? min(coordinate.rounded(.down), farthestCell) : -farthestCell)
  }

  private static func extent(of level: Int8) -> Double {
    smallestCell * Double(UInt64(1) << UInt64(level))
  }
}
