internal import DudelGeometry

/// Where two trees of controls look different.
struct ControlChanges {
  let areas: [Rect]

  init(from old: Control, to new: Control) {
    guard old != new else {
      areas = []
      return
    }
    let before = Self.byID(old)
    let after = Self.byID(new)
    var areas: [Rect] = []
    for (id, control) in after where before[id] != control {
      areas.append(control.paintedArea)
      if let earlier = before[id] { areas.append(earlier.paintedArea) }
    }
    for (id, control) in before where after[id] == nil { areas.append(control.paintedArea) }
    self.areas = areas.filter { !$0.isEmpty }
  }

  /// The controls without their children, which are compared by themselves.
  private static func byID(_ root: Control) -> [String: Control] {
    var result: [String: Control] = [:]
    for var control in root.flattened where control.role != .window {
      control.children = []
      result[control.id] = control
    }
    return result
  }
}
