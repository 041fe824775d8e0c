import DudelTestSupport
import Testing

extension XServerTests {
  /// A real input method in a program of its own.
  @Suite(.enabled(if: KoreanServer.missing == nil, "needs nabi (Debian package nabi)"))
  struct KoreanTests {
    @Test func syllablesAreComposedInPlace() async {
      await #expect(processExitsWith: .success) { await report { try composeKorean() } }
    }

    @Test func whatIsUnfinishedAtTheEndStays() async {
      await #expect(processExitsWith: .success) { await report { try endWhileComposing() } }
    }

    @Test func theServerMayDieAndComeBack() async {
      await #expect(processExitsWith: .success) { await report { try outliveTheServer() } }
    }

    @Test func aServerThatFallsSilentIsGivenUp() async {
      await #expect(processExitsWith: .success) { await report { try outlastASilentServer() } }
    }

    @Test func theEndDoesNotWaitForASilentServer() async {
      await #expect(processExitsWith: .success) { await report { try endWithASilentServer() } }
    }
  }
}
