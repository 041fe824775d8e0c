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

  @Test(arguments: [XK_Return, XK_KP_Enter, XK_ISO_Enter, XK_Linefeed])
  func everyEnterIsEnter(symbol: Int32) {
    #expect(XKeyboard.named(KeySym(symbol)) == .enter)
  }

  @Test func keysThatAreUpAreLetGo() {
    var keyboard = XKeyboard()
    var event = XKeyEvent()
    for code in [8, 38, 255] as [UInt32] {
      event.keycode = code
      _ = keyboard.press(event)
    }
    var keymap = [UInt8](repeating: 0, count: 32)
    keymap[38 / 8] = 1 << (38 % 8)
    _ = keyboard.letGo(ofKeysNotIn: keymap, display: nil)
    #expect(keyboard.holdsKeys, "one of them is down")
    _ = keyboard.letGo(ofKeysNotIn: [UInt8](repeating: 0, count: 32), display: nil)
    #expect(!keyboard.holdsKeys)
    event.keycode = 1000
    _ = keyboard.press(event)
    _ = keyboard.letGo(ofKeysNotIn: [UInt8](repeating: 255, count: 32), display: nil)
    #expect(!keyboard.holdsKeys, "no keyboard has such a key")
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
