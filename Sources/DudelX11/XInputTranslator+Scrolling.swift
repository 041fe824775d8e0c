internal import CX11
internal import CX11Shims
internal import DudelEditor
internal import DudelGeometry

/// Wheels, and what two fingers on a touchpad do.
extension XInputTranslator {
  /// The buttons that wheels without smooth axes press, and which way each scrolls.
  static let wheel: [Int: Point] = [
    4: Point(x: 0, y: -1), 5: Point(x: 0, y: 1), 6: Point(x: -1, y: 0), 7: Point(x: 1, y: 0),
  ]

  func wheelTurned(_ button: Int, at point: Point) -> [InputEvent] {
    guard let way = Self.wheel[button] else { return [] }
    return [
      .scrolled(
        ScrollStep(location: point, distance: way * ScrollStep.notch, modifiers: modifiers))
    ]
  }

  func scrolled(
    _ valuators: XIValuatorState, of source: Int, at point: Point
  ) -> [InputEvent] {
    guard devices.hasScrollAxes(source) else { return [] }
    let notches = devices.scroll(Self.values(valuators), of: source)
    guard notches.x != 0 || notches.y != 0 else { return [] }
    let distance = Point(x: notches.x, y: notches.y) * ScrollStep.notch
    return [.scrolled(ScrollStep(location: point, distance: distance, modifiers: modifiers))]
  }

  /// The values of an event, by their axes; those that did not change are left out.
  private static func values(_ valuators: XIValuatorState) -> [Int: Double] {
    guard let mask = valuators.mask, var next = valuators.values else { return [:] }
    var values: [Int: Double] = [:]
    for axis in 0..<Int(valuators.mask_len) * 8 where dudel_xi_mask_is_set(mask, Int32(axis)) != 0 {
      values[axis] = next.pointee
      next += 1
    }
    return values
  }

  func pinch(_ type: Int32, _ data: UnsafeMutableRawPointer) -> [InputEvent] {
    var pinch = dudel_pinch()
    guard dudel_read_pinch(type, data, &pinch) != 0, pinch.scale > 0, pinch.scale.isFinite else {
      return []
    }
    let factor = pinch.begins != 0 ? 1 : pinch.scale / pinchScale
    pinchScale = pinch.scale
    let point = windowPoint(pinch.x, pinch.y, in: pinch.window)
    let distance = Point(x: pinch.dx / scale, y: pinch.dy / scale)
    guard point.isFinite, distance.isFinite else { return [] }
    return [.pinched(PinchStep(location: point, distance: distance, factor: factor))]
  }
}
