public import DudelEditor
internal import Glibc
internal import Synchronization

/// Brings events from other threads and signal handlers to the event loop.
public nonisolated final class EventMailbox: Sendable {
  private let events = Mutex<[InputEvent]>([])
  /// What the loop polls; readable when something was posted.
  let descriptor: Int32
  /// Where a byte makes it readable.
  let wakeDescriptor: Int32

  /// Makes an empty mailbox.
  public init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, wakeDescriptor) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(wakeDescriptor)
  }

  /// Leaves an event; from any thread.
  public func post(_ event: InputEvent) {
    events.withLock { $0.append(event) }
    Self.wake(wakeDescriptor)
  }

  /// Waits until something was left, but not for long.
  public func wait(milliseconds: Int32) {
    var descriptor = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&descriptor, 1, milliseconds)
  }

  /// Takes everything out.
  public func collect() -> [InputEvent] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
    return events.withLock { events in
      defer { events = [] }
      return events
    }
  }

  /// Makes a descriptor readable; safe in signal handlers.
  static func wake(_ descriptor: Int32) {
    var byte: UInt8 = 1
    _ = write(descriptor, &byte, 1)
  }
}
