internal import CX11
internal import DudelEditor
internal import DudelGeometry

/// The one pointer of servers without XInput2.
extension XInputTranslator {
  func core(_ event: XEvent) -> [InputEvent] {
    guard !connection.features.contains(.xi2) else { return [] }
    let isDown: (UInt32) -> Bool = { $0 & UInt32(Button1Mask) != 0 }
    switch event.type {
    case ButtonPress, ButtonRelease:
      let button = event.xbutton
      let bent = changeModifiers(to: button.state)
      let point = windowPoint(Double(button.x), Double(button.y), in: button.window)
      let (number, time) = (Int(button.button), Int(button.time))
      if Self.wheel[number] != nil {
        return event.type == ButtonPress ? bent + wheelTurned(number, at: point) : bent
      }
      let composed = event.type == ButtonPress ? finishComposing() : []
      return bent + composed
        + pointers.handle(
          event.type == ButtonPress
            ? .press(source: 0, button: number, point, time: time)
            : .release(source: 0, button: number, point, time: time), of: 0)
    case MotionNotify:
      let motion = event.xmotion
      let bent = changeModifiers(to: motion.state)
      let point = windowPoint(Double(motion.x), Double(motion.y), in: motion.window)
      return bent
        + pointers.handle(
          .motion(
            source: 0, point, time: Int(motion.time), isButtonDown: isDown(motion.state),
            isMiddleDown: motion.state & UInt32(Button2Mask) != 0),
          of: 0)
    case EnterNotify:
      let crossing = event.xcrossing
      let point = windowPoint(
        Double(crossing.x), Double(crossing.y), in: crossing.window)
      return pointers.handle(
        .enter(source: 0, point, isButtonDown: isDown(crossing.state)), of: 0)
    default:
      let crossing = event.xcrossing
      let isLeave = crossing.mode != NotifyGrab && crossing.detail != NotifyInferior
      return isLeave ? pointers.handle(.leave, of: 0) : []
    }
  }
}
