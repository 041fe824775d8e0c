internal import DudelGeometry

/// Where two trees of controls look different.
struct ControlChanges {
  let areas: [Rect]

  init(from old: Control, to new: Control) {
    guard old != new else {
      areas = []
      return
    }
    let (before, after) = (Self.parts(of: old), Self.parts(of: new))
    let earlier = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let remaining = Set(after.map(\.id))
    var areas: [Rect] = []
    for control in after where earlier[control.id] != control {
      areas.append(control.paintedArea)
      if let earlier = earlier[control.id] { areas.append(earlier.paintedArea) }
    }
    for control in before where !remaining.contains(control.id) {
      areas.append(control.paintedArea)
    }
    self.areas = areas.filter { !$0.isEmpty }
  }

  /// The controls without their children, which are compared by themselves.
  private static func parts(of root: Control) -> [Control] {
    root.flattened.filter { $0.role != .window }.map { control in
      var part = control
      part.children = []
      return part
    }
  }
}
