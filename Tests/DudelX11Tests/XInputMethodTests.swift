import DudelEditor
import DudelTestSupport
import Glibc
import Testing

@testable import DudelX11

extension XServerTests {
  /// Each test has a process of its own: locale and environment belong to a process.
  @Suite(.enabled(if: TestMachine.path(of: "setxkbmap") != nil, "needs setxkbmap"))
  struct XInputMethodTests {
    @Test(arguments: ["C.UTF-8", "C"]) func deadKeysComposeOneText(locale: String) async {
      await #expect(processExitsWith: .success) { [locale = locale as String] in
        await report { try deadKey(locale) }
      }
    }

    @Test(arguments: ["@im=none-such", "@im=none", "@im=local", "@im="])
    func deadKeysComposeWithoutTheServer(modifiers: String) async {
      await #expect(processExitsWith: .success) { [modifiers = modifiers as String] in
        await report { try deadKey("C.UTF-8", modifiers) }
      }
    }

    @Test func longTextsComeWhole() async {
      await #expect(processExitsWith: .success) { await report { try longText() } }
    }

    @Test func aDeadKeyIsTakenBack() async {
      await #expect(processExitsWith: .success) { await report { try escapedDeadKey() } }
    }

    @Test func keysThatMakeNoTextStayKeys() async {
      await #expect(processExitsWith: .success) { await report { try keysBesideText() } }
    }

    @Test func theNumberPadFollowsNumLock() async {
      await #expect(processExitsWith: .success) { await report { try numberPad() } }
    }

    @Test func otherScriptsAreText() async {
      await #expect(processExitsWith: .success) { await report { try cyrillic() } }
    }

    @Test func nothingIsTextOutsideOfEditing() async {
      await #expect(processExitsWith: .success) { await report { try beforeAndAfter() } }
    }

    @Test func theFocusComesAndGoes() async {
      await #expect(processExitsWith: .success) { await report { try focusChanges() } }
    }

    @Test func withoutInputMethodsTheLayoutIsLeft() async {
      await #expect(processExitsWith: .success) { await report { try plainKeys() } }
    }

    @Test func aSilentServerHoldsNothingUp() async {
      await #expect(processExitsWith: .success) { await report { try silentServer() } }
    }

    @Test func foreignEventsWithoutAKeyDoNoHarm() async {
      await #expect(processExitsWith: .success) { await report { try foreignEvents() } }
    }
  }
}
