internal import DudelGeometry
internal import DudelModel

/// A table of keys, in two columns where there is room for them.
struct KeyTable {
  private static let rowHeight = 26.0
  private static let lineHeight = 20.0
  /// The least distance of a key from what it does.
  private static let gap = 24.0
  private static let columnGap = 40.0

  let rows: [Dialog.Row]
  let text: any TextLayout
  let width: Double

  /// The width that two columns want, as wide as the widest row.
  var widthOfTwoColumns: Double { 2 * widestRow + Self.columnGap }

  /// The controls, from a height downwards, and their height together.
  func controls(from top: Double) -> (controls: [Control], height: Double) {
    let count = rows.isEmpty || width < widthOfTwoColumns ? 1 : 2
    let columnWidth = (width - Double(count - 1) * Self.columnGap) / Double(count)
    let perColumn = (rows.count + count - 1) / count
    var controls: [Control] = []
    var tallest = 0.0
    for column in 0..<count {
      let x = Double(column) * (columnWidth + Self.columnGap)
      var y = top
      for index in (column * perColumn)..<min((column + 1) * perColumn, rows.count) {
        let lines = lines(of: rows[index], width: columnWidth)
        let height = lines.count == 1 ? Self.rowHeight : Self.lineHeight
        for (line, (name, key)) in lines.enumerated() {
          controls.append(
            Control(
              "dialog.row.\(index)" + (line == 0 ? "" : ".\(line)"), .label, name: name,
              frame: Rect(x: x, y: y, width: columnWidth, height: height), key: key))
          y += height
        }
        // Rows of several lines keep apart from each other.
        if lines.count > 1 { y += Self.rowHeight - Self.lineHeight }
      }
      tallest = max(tallest, y - top)
    }
    return (controls, tallest)
  }

  private var widestRow: Double {
    let breaker = breaker(width: .infinity)
    return rows.map { breaker.size(of: $0.title) + Self.gap + breaker.size(of: $0.key) }.max() ?? 0
  }

  /// What it does, and the key beside the last line or below.
  private func lines(of row: Dialog.Row, width: Double) -> [(name: String, key: String?)] {
    let breaker = breaker(width: width)
    let needed = breaker.size(of: row.title) + Self.gap + breaker.size(of: row.key)
    guard needed > width else { return [(row.title, row.key)] }
    return breaker.lines(row.title).map { ($0, nil) } + breaker.lines(row.key).map { ("", $0) }
  }

  private func breaker(width: Double) -> LineBreaker {
    LineBreaker(text: text, font: UIFont.body, width: width)
  }
}
