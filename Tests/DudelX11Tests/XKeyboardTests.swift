import CX11
import DudelEditor
import Testing

@testable import DudelX11

struct XKeyboardTests {
  @Test func onlyShiftControlAndAltAreModifiers() {
    #expect(XKeyboard.modifiers(0) == [])
    #expect(XKeyboard.modifiers(UInt32(ShiftMask)) == .shift)
    #expect(XKeyboard.modifiers(UInt32(ControlMask | Mod1Mask)) == [.control, .alt])
    // Caps Lock, Num Lock, Super, mouse buttons and the layout's group.
    #expect(
      XKeyboard.modifiers(
        UInt32(LockMask | Mod2Mask | Mod3Mask | Mod4Mask | Mod5Mask | Button1Mask) | 1 << 13) == [])
  }

  @Test func keysWithoutADisplayMeanNothing() {
    var keyboard = XKeyboard()
    var event = XKeyEvent()
    for code in [0, 7, 8, 24, 255, 256, UInt32.max] {
      event.keycode = code
      #expect(keyboard.press(event) == nil)
      #expect(keyboard.release(event) == nil)
    }
  }
}
