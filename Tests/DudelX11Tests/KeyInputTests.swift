import CX11
import DudelTestSupport
import Testing

@testable import DudelX11

struct KeyInputTests {
  private func event(keycode: UInt32 = 38, state: Int32 = 0) -> XKeyEvent {
    var event = XKeyEvent()
    (event.keycode, event.state) = (keycode, UInt32(state))
    return event
  }

  private func text(_ text: String, _ event: XKeyEvent) -> String {
    KeyInput(text: text, symbol: 0, event: event).text
  }

  @Test(arguments: [ControlMask, Mod1Mask, ControlMask | ShiftMask, ControlMask | Mod1Mask])
  func controlAndAltMakeCommands(state: Int32) {
    #expect(text("a", event(state: state)) == "")
  }

  @Test(arguments: [ShiftMask, LockMask, Mod2Mask, Mod5Mask, 1 << 13])
  func otherModifiersMakeText(state: Int32) {
    #expect(text("€", event(state: state)) == "€")
  }

  @Test func composedTextIsTextWhateverIsHeld() {
    #expect(text("é", event(keycode: 0, state: ControlMask)) == "é")
  }

  @Test(arguments: ["\r", "\n", "\t", "\u{8}", "\u{1b}", "\u{7f}", "\u{0}", "\u{85}"])
  func controlCharactersAreDropped(character: String) {
    #expect(text(character, event()) == "")
    #expect(text("a\(character)b", event()) == "ab")
  }

  @Test func invisibleCharactersThatScriptsNeedStay() {
    #expect(text("\u{200d}\u{200c}\u{feff}", event()) == "\u{200d}\u{200c}\u{feff}")
  }

  @Test func symbolsBecomeUnicodeWithoutAnInputMethod() {
    #expect(KeyInput.text(of: 0xe9, bytes: []) == "é")
    #expect(KeyInput.text(of: 0x100_20ac, bytes: []) == "€")
    #expect(KeyInput.text(of: 0x100_d800, bytes: []) == "")
    #expect(KeyInput.text(of: 0x6c1, bytes: Array("а".utf8)) == "а")
    #expect(KeyInput.text(of: KeySym(XK_dead_acute), bytes: []) == "")
    #expect(KeyInput.text(of: 0x6c1, bytes: [0xc1]) == "")
  }

  @Test func theBestListedStyleIsTaken() {
    let (callbacks, nothing, none) = (UInt(0x402), UInt(0x408), UInt(0x810))
    #expect(XInputStyle.best(of: [none, nothing, callbacks]) == .callbacks)
    #expect(XInputStyle.best(of: [none, nothing]) == .nothing)
    #expect(XInputStyle.best(of: [none]) == XInputStyle.none)
    #expect(XInputStyle.best(of: [0x404, 0x104]) == nil)
    #expect(XInputStyle.best(of: []) == nil)
  }

  @Test func serversAreKnownByTheirNames() {
    #expect(XInputMethodServer.name(inModifiers: "@im=ibus") == "ibus")
    #expect(XInputMethodServer.name(inModifiers: "@foo=1@im=fcitx@bar=2") == "fcitx")
    #expect(XInputMethodServer.name(inModifiers: "") == "")
    #expect(XInputMethodServer.matches("@server=ibus", "ibus"))
    #expect(XInputMethodServer.matches("@server=a,fcitx", "fcitx"))
    #expect(!XInputMethodServer.matches("@server=ibus2", "ibus"))
    #expect(!XInputMethodServer.matches("PRIMARY", "ibus"))
    #expect(XInputMethodServer.matches("@server=any", ""))
  }
}
