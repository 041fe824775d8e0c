internal import DudelGeometry

/// What a pointing device reports, freed from the protocol that brought it.
///
/// Places are in window px at scale 1; `source` is the physical device.
enum RawPointerEvent: Equatable {
  case press(source: Int, button: Int, Point, time: Int)
  case release(source: Int, button: Int, Point, time: Int)
  case motion(
    source: Int, Point, time: Int, isButtonDown: Bool, isMiddleDown: Bool = false)
  case enter(source: Int, Point, isButtonDown: Bool)
  case leave
  case touchBegin(source: Int, id: Int, Point, time: Int)
  case touchUpdate(source: Int, id: Int, Point, time: Int)
  case touchEnd(source: Int, id: Int, Point, time: Int)
  case deviceGone(source: Int)

  /// The device that moves the shared pointer by this, if one does.
  var mover: Int? {
    switch self {
    case .motion(let source, _, _, _, _), .touchBegin(let source, _, _, _),
      .touchUpdate(let source, _, _, _), .touchEnd(let source, _, _, _):
      source
    case .press, .release, .enter, .leave, .deviceGone: nil
    }
  }
}
