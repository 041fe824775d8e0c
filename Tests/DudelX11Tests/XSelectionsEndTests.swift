import CX11
import DudelEditor
import DudelTestSupport
import Testing

@testable import DudelX11

extension XServerTests {
  /// Leaving what was copied to a clipboard manager at the end.
  struct XSelectionsEndTests {
    @Test func withoutAManagerTheEndIsAtOnce() throws {
      let bench = try SelectionBench()
      try bench.copy("left")
      #expect(!bench.selections.hasHeir)
      let start = ContinuousClock.now
      bench.selections.handOver()
      #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test func whoHasCopiedNothingLeavesNothing() throws {
      let bench = try SelectionBench()
      try bench.stub().own("CLIPBOARD_MANAGER")
      #expect(!bench.selections.hasHeir)
    }

    @Test func aSilentManagerIsGivenUp() throws {
      let bench = try SelectionBench(limits: XSelectionLimits(handOver: 100))
      try bench.copy("left")
      try bench.stub().own("CLIPBOARD_MANAGER")
      #expect(bench.selections.hasHeir)
      bench.selections.handOver()
    }

    @Test(arguments: [10, 1_000_000]) func aManagerGetsTheText(count: Int) async throws {
      let bench = try SelectionBench()
      let text = String(repeating: "x", count: count)
      try bench.copy(text)
      let manager = try ClipboardManager(bench.server)
      let saved = Task.detached { try manager.run() }
      let start = ContinuousClock.now
      bench.selections.handOver()
      #expect(ContinuousClock.now - start < .seconds(3))
      #expect(try await saved.value == count)
    }
  }
}
