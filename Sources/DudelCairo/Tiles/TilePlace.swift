internal import DudelGeometry

/// Which square of the drawing's px a tile shows, counted from the one at the drawing's origin.
struct TilePlace: Hashable, Sendable {
  /// The width and height of a tile in device px.
  static let extent = 256

  let column: Int
  let row: Int

  /// The px that the tile shows; the drawing's origin is at (0, 0).
  var pixels: PixelRect {
    PixelRect(
      x: column * Self.extent, y: row * Self.extent, width: Self.extent, height: Self.extent)
  }

  /// The places of the tiles that a rectangle of px meets, row by row.
  static func places(in rect: PixelRect) -> [TilePlace] {
    guard !rect.isEmpty else { return [] }
    let (columns, rows) = ranges(in: rect)
    var places: [TilePlace] = []
    places.reserveCapacity(columns.count * rows.count)
    for row in rows {
      for column in columns { places.append(TilePlace(column: column, row: row)) }
    }
    return places
  }

  /// How many tiles a rectangle of px meets.
  static func count(in rect: PixelRect) -> Int {
    guard !rect.isEmpty else { return 0 }
    let (columns, rows) = ranges(in: rect)
    return columns.count * rows.count
  }

  private static func ranges(in rect: PixelRect) -> (ClosedRange<Int>, ClosedRange<Int>) {
    (floor(rect.x)...floor(rect.right - 1), floor(rect.y)...floor(rect.bottom - 1))
  }

  private static func floor(_ pixel: Int) -> Int {
    pixel >= 0 ? pixel / extent : -((-pixel + extent - 1) / extent)
  }
}
