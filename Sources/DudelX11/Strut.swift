internal import DudelGeometry

/// The edge of the screen that a dock reserves for itself (`_NET_WM_STRUT_PARTIAL`, EWMH).
struct Strut: Equatable {
  /// Which edge a dock stands at.
  enum Edge: Int, CaseIterable { case left, right, top, bottom }

  let edge: Edge
  /// How far it reaches into the screen, in px.
  let depth: Double
  /// From where to where along the edge, in px.
  let span: ClosedRange<Double>

  /// The struts of a property with 12 items, or with the 4 of the older `_NET_WM_STRUT`.
  static func all(_ items: [UInt], screen: Size) -> [Strut] {
    guard items.count >= 4 else { return [] }
    return Edge.allCases.compactMap { edge in
      let depth = Double(UInt32(truncatingIfNeeded: items[edge.rawValue]))
      guard depth > 0, depth < 32_768 else { return nil }
      var (start, end) = (0.0, max(screen.width, screen.height))
      if items.count >= 12 {
        start = Double(UInt32(truncatingIfNeeded: items[4 + 2 * edge.rawValue]))
        end = Double(UInt32(truncatingIfNeeded: items[5 + 2 * edge.rawValue]))
      }
      return start <= end ? Strut(edge: edge, depth: depth, span: start...end) : nil
    }
  }

  /// The area less what the dock covers of it; both in px of a screen of the given size.
  func cut(_ area: Rect, screen: Size) -> Rect {
    let (low, high) =
      edge == .left || edge == .right ? (area.minY, area.maxY) : (area.minX, area.maxX)
    guard span.lowerBound < high, span.upperBound >= low else { return area }
    switch edge {
    case .left where depth > area.minX:
      return Rect(
        minX: min(depth, area.maxX), minY: area.minY, maxX: area.maxX, maxY: area.maxY)
    case .right where screen.width - depth < area.maxX:
      return Rect(
        minX: area.minX, minY: area.minY, maxX: max(screen.width - depth, area.minX),
        maxY: area.maxY)
    case .top where depth > area.minY:
      return Rect(
        minX: area.minX, minY: min(depth, area.maxY), maxX: area.maxX, maxY: area.maxY)
    case .bottom where screen.height - depth < area.maxY:
      return Rect(
        minX: area.minX, minY: area.minY, maxX: area.maxX,
        maxY: max(screen.height - depth, area.minY))
    default: return area
    }
  }
}
