internal import DudelGeometry
internal import DudelTools

/// A contact that went down where something can be scrolled.
struct ScrollDrag: Equatable {
  /// A contact that moves farther than this (px) scrolls, and presses nothing any more.
  private static let slop = 8.0

  let contact: TouchID
  /// What it scrolls.
  let scroller: String
  private let axis: ControlScroll.Axis
  private let start: Point
  private let offset: Double
  private(set) var isScrolling = false

  init?(_ contact: Contact, on control: Control) {
    guard let scroll = control.scroll else { return nil }
    self.contact = contact.id
    scroller = control.id
    (axis, offset) = (scroll.axis, scroll.offset)
    start = contact.location
  }

  /// Where the contact has scrolled to, once it is clear that it scrolls.
  mutating func move(to point: Point) -> Double? {
    let way = axis == .horizontal ? point.x - start.x : point.y - start.y
    if abs(way) > Self.slop { isScrolling = true }
    return isScrolling ? offset - way : nil
  }
}
