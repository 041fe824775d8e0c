internal import Synchronization

/// How far the reading of a file has come; set where it is read, watched from elsewhere.
public final class LoadingProgress: Sendable {
  private let bits = Atomic<UInt64>(0)
  private let isStopped = Atomic<Bool>(false)

  /// Makes a progress at its start.
  public init() {}

  /// The part that is done, 0 to 1.
  public var fraction: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }

  /// Tells whether somebody has called the reading off.
  public var isCancelled: Bool { isStopped.load(ordering: .relaxed) }

  /// Says which part is done.
  public func advance(to fraction: Double) {
    bits.store(min(max(fraction, 0), 1).bitPattern, ordering: .relaxed)
  }

  /// Calls the reading off; it ends soon afterwards with an error.
  public func cancel() { isStopped.store(true, ordering: .relaxed) }
}
