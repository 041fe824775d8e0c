internal import DudelEditor

/// The pointers on the screen, one for each hand that the user has given devices to.
///
/// The X server calls them master pointers; most people have one.
struct PointerHands {
  /// Devices whose pointer jumps to where they are, such as pens; the others move one pointer.
  var absoluteSources: Set<Int> = []
  /// Touch screens; the pointer that they drag along is nobody's.
  var touchSources: Set<Int> = []
  private var pointers: [Int: PointerState] = [:]

  /// What a report that came by a pointer means.
  mutating func handle(_ event: RawPointerEvent, of hand: Int) -> [InputEvent] {
    pointers[hand, default: PointerState()].follow(
      event, absoluteSources: absoluteSources, touchSources: touchSources)
  }

  /// A device or a pointer itself is gone, or belongs to another pointer now.
  mutating func remove(_ device: Int) -> [InputEvent] {
    let lost = pointers.keys.sorted().flatMap {
      pointers[$0]?.handle(.deviceGone(source: device)) ?? []
    }
    return lost + (pointers.removeValue(forKey: device)?.ends ?? [])
  }

  /// No end of anything is sure to come any more.
  mutating func loseAll() { pointers = [:] }
}

extension PointerState {
  fileprivate mutating func follow(
    _ event: RawPointerEvent, absoluteSources: Set<Int>, touchSources: Set<Int>
  ) -> [InputEvent] {
    self.absoluteSources = absoluteSources
    self.touchSources = touchSources
    return handle(event)
  }
}
