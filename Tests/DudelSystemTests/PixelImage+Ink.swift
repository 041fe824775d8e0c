import DudelTestSupport

extension PixelImage {
  /// The grey that shapes are filled with at start.
  static let fill = Pixel(0xaaaaaa)

  /// Whether there is a dark pixel at a place or next to it.
  func hasInk(_ x: Int, _ y: Int) -> Bool {
    count(columns: x - 1..<x + 2, rows: y - 1..<y + 2, where: \.isDark) > 0
  }

  /// Whether all is white for a few pixels around a place.
  func isBlank(_ x: Int, _ y: Int) -> Bool {
    count(columns: x - 3..<x + 4, rows: y - 3..<y + 4) { $0 != .white } == 0
  }

  /// Whether a place has the grey that shapes are filled with.
  func isFilled(_ x: Int, _ y: Int) -> Bool {
    contains(x, y) && self[x, y].difference(from: Self.fill) <= 2
  }

  /// Whether there is a filled rectangle with a dark outline between two corners, and white
  /// around it.
  func hasRectangle(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Bool {
    let (middleX, middleY) = ((left + right) / 2, (top + bottom) / 2)
    return isFilled(middleX, middleY) && isFilled(left + 6, top + 6)
      && isFilled(right - 6, bottom - 6)
      && hasInk(left, middleY) && hasInk(right, middleY)
      && hasInk(middleX, top) && hasInk(middleX, bottom)
      && isBlank(left - 8, middleY) && isBlank(right + 8, middleY)
      && isBlank(middleX, top - 8) && isBlank(middleX, bottom + 8)
  }

  /// Whether there is ink all the way along a level line, and none just above and below it.
  func hasLevelStroke(from left: Int, to right: Int, y: Int) -> Bool {
    (left...right).allSatisfy { hasInk($0, y) }
      && count(columns: left..<right, rows: y - 20..<y - 3) { $0 != .white } == 0
      && count(columns: left..<right, rows: y + 4..<y + 20) { $0 != .white } == 0
  }

  /// How much black there is in all, in whole pixels' worth.
  var ink: Double {
    stride(from: 0, to: bytes.count, by: 4).reduce(0) { $0 + Double(255 - bytes[$1]) / 255 }
  }
}
