internal import Synchronization

/// A value that is worked out on a thread of its own.
final class Background<Value: Sendable>: Sendable {
  private final class Result: Sendable {
    private let body: @Sendable () -> Value
    private let value = Mutex<Value?>(nil)

    init(_ body: @escaping @Sendable () -> Value) { self.body = body }

    /// The value; whoever asks first works it out.
    func get() -> Value {
      if let value = value.withLock({ $0 }) { return value }
      let new = body()
      value.withLock { $0 = new }
      return new
    }
  }

  private let result: Result
  private let thread: BackgroundThread?

  /// Starts to work; where the system has no thread left, whoever waits for the value does it.
  init(_ body: @escaping @Sendable () -> Value) {
    let result = Result(body)
    self.result = result
    thread = BackgroundThread { _ = result.get() }
  }

  /// Waits until the value is there; to be asked once.
  func value() -> Value {
    thread?.join()
    return result.get()
  }
}
