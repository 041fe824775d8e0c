internal import DudelGeometry
internal import DudelTools

/// The contacts that went down on the canvas, and the keys that bend what they draw.
struct CanvasContacts {
  private struct Entry {
    /// Which press of the session it was.
    let number: Int
    var lastTouch: Touch
    /// False after another tool was chosen: the rest of the contact means nothing.
    var draws: Bool
  }

  private var entries: [TouchID: Entry] = [:]
  private var nextNumber = 0
  private(set) var keys: Modifiers = []
  private(set) var isSpaceHeld = false

  /// The modifiers as tools know them.
  var modifiers: DrawingModifiers {
    var result: DrawingModifiers = []
    if keys.contains(.shift) { result.insert(.constrained) }
    if keys.contains(.alt) { result.insert(.fromCentre) }
    if isSpaceHeld { result.insert(.moving) }
    return result
  }

  /// The touches that draw now, in the order in which they went down.
  var drawing: [Touch] {
    entries.values.filter(\.draws).sorted { $0.number < $1.number }.map(\.lastTouch)
  }

  /// Tells whether any touch draws now.
  var isDrawing: Bool { entries.values.contains(where: \.draws) }

  func isKnown(_ id: TouchID) -> Bool { entries[id] != nil }

  func isDrawing(_ id: TouchID) -> Bool { entries[id]?.draws == true }

  mutating func begin(_ touch: Touch) {
    entries[touch.id] = Entry(number: nextNumber, lastTouch: touch, draws: true)
    nextNumber += 1
  }

  /// Notes where a contact is and returns it if it draws.
  mutating func move(_ touch: Touch) -> Touch? {
    guard var entry = entries[touch.id] else { return nil }
    entry.lastTouch = touch
    entries[touch.id] = entry
    return entry.draws ? touch : nil
  }

  /// Forgets a contact and returns where it was last if it drew.
  mutating func end(_ id: TouchID) -> Touch? {
    guard let entry = entries.removeValue(forKey: id), entry.draws else { return nil }
    return entry.lastTouch
  }

  /// What is down now means nothing until it is lifted.
  mutating func ignoreAll() {
    for id in entries.keys { entries[id]?.draws = false }
  }

  mutating func removeAll() { entries = [:] }

  mutating func setKeys(_ keys: Modifiers) { self.keys = keys }

  mutating func setSpaceHeld(_ held: Bool) { isSpaceHeld = held }
}
