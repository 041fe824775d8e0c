/// How the children of a control are scrolled that can hold more than it shows.
struct ControlScroll: Sendable, Equatable {
  /// The direction in which the children go on.
  enum Axis: Sendable { case horizontal, vertical }

  let axis: Axis
  /// How far the children are moved to the left or upwards.
  let offset: Double
  /// The largest such distance; 0 where all has room.
  let most: Double

  init(_ axis: Axis, offset: Double, most: Double) {
    self.axis = axis
    self.most = max(0, most)
    self.offset = min(max(0, offset), self.most)
  }

  /// Tells whether there is anything out of sight.
  var isNeeded: Bool { most > 0 }
}
