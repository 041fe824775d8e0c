/// The pixels that must be painted anew, as a few rectangles that do not overlap.
public struct DamageRegion: Sendable, Equatable {
  /// More rectangles than this cost more to handle one by one than they save.
  public static let mostRects = 16

  /// The damaged rectangles, in no order.
  public private(set) var rects: [PixelRect] = []

  /// Makes a region without any damage.
  public init() {}

  /// Tells whether nothing is damaged.
  public var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle, joining it with those that it overlaps.
  public mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var joined = rect
    // A join may reach further rectangles, so look again until none is left.
    while let index = rects.firstIndex(where: { !$0.intersection(joined).isEmpty }) {
      joined = joined.union(rects.remove(at: index))
    }
    rects.append(joined)
    if rects.count > Self.mostRects { joinCheapestPair() }
  }

  /// Adds all rectangles of another region.
  public mutating func formUnion(_ other: DamageRegion) {
    for rect in other.rects { add(rect) }
  }

  /// The region cut to a rectangle.
  public func clipped(to rect: PixelRect) -> DamageRegion {
    var result = DamageRegion()
    for damaged in rects { result.add(damaged.intersection(rect)) }
    return result
  }

  /// The region without a rectangle, as far as its own rectangles can be told from that.
  public func outside(_ rect: PixelRect) -> DamageRegion {
    var result = DamageRegion()
    for damaged in rects {
      for part in damaged.parts(outside: rect) { result.add(part) }
    }
    return result
  }

  private mutating func joinCheapestPair() {
    var best: (waste: Int, first: Int, second: Int)?
    for first in rects.indices {
      for second in rects.index(after: first)..<rects.endIndex {
        let waste =
          rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best?.waste ?? .max { best = (waste, first, second) }
      }
    }
    guard let best else { return }
    let joined = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(joined)
  }
}

extension DamageRegion: CustomStringConvertible {
  /// The rectangles in the form that X programs use: `WxH+X+Y`.
  public var description: String {
    rects.map { "\($0.width)x\($0.height)+\($0.x)+\($0.y)" }.joined(separator: " ")
  }
}
