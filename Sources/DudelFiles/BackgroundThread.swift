internal import Glibc

/// One piece of work on a thread of its own.
public struct BackgroundThread: Sendable {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let thread: pthread_t

  /// Starts the work, or returns `nil` where the system has no thread left.
  public init?(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Lets the work go on by itself; nobody will wait for it.
  public func detach() { pthread_detach(thread) }

  /// Waits until the work is done.
  public func join() { pthread_join(thread, nil) }
}
