public import Testing

/// Lets only one suite of the process talk to X servers at a time: Xlib's extension libraries keep a
/// list of displays that is not safe from two threads.
public struct OneXSuite: SuiteTrait, TestScoping {
  private actor Gate {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
      guard isTaken else {
        isTaken = true
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
  }

  private static let gate = Gate()

  /// Waits for the suites that came before, and holds up those that come after.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.gate.enter()
    do { try await function() } catch {
      await Self.gate.leave()
      throw error
    }
    await Self.gate.leave()
  }
}

extension Trait where Self == OneXSuite {
  /// Only one suite with this trait runs at a time.
  public static var oneXSuite: Self { Self() }
}
