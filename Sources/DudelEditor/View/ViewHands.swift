internal import DudelGeometry
internal import DudelTools

/// The contacts that move the view instead of drawing.
struct ViewHands {
  /// Where each contact is, in window px.
  private var places: [TouchID: Point] = [:]
  /// The contacts in the order in which they went down; the first two count.
  private var order: [TouchID] = []

  /// How the view moves when a contact does.
  struct Motion {
    /// In window px.
    let distance: Point
    /// By how much the drawing grows, about a place in the window.
    let factor: Double
    let place: Point
  }

  var isEmpty: Bool { order.isEmpty }

  func contains(_ id: TouchID) -> Bool { places[id] != nil }

  mutating func begin(_ id: TouchID, at place: Point) {
    if places.updateValue(place, forKey: id) == nil { order.append(id) }
  }

  mutating func end(_ id: TouchID) {
    places[id] = nil
    order.removeAll { $0 == id }
  }

  mutating func removeAll() { (places, order) = ([:], []) }

  /// Notes where a contact is now and tells what that does.
  mutating func move(_ id: TouchID, to place: Point) -> Motion? {
    guard places[id] != nil, place.isFinite else { return nil }
    let before = order.prefix(2).compactMap { places[$0] }
    places[id] = place
    let now = order.prefix(2).compactMap { places[$0] }
    guard before != now, let last = before.first, let first = now.first else { return nil }
    guard before.count == 2, now.count == 2 else {
      return Motion(distance: first - last, factor: 1, place: first)
    }
    let (middleBefore, middle) = ((before[0] + before[1]) * 0.5, (now[0] + now[1]) * 0.5)
    // Fingers that all but touch would make any jump.
    let (spanBefore, span) = (
      max(before[0].distance(to: before[1]), 8), max(now[0].distance(to: now[1]), 8)
    )
    return Motion(distance: middle - middleBefore, factor: span / spanBefore, place: middle)
  }
}
