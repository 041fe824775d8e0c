internal import Glibc
internal import Synchronization

/// Turns SIGTERM, SIGHUP and SIGINT into something that the event loop can wait for.
nonisolated enum TerminationSignals {
  private static let received = Atomic<Int32>(0)
  private static let wakeDescriptor = Atomic<Int32>(-1)

  /// The signal that asked for the end, or 0.
  static var last: Int32 { received.load(ordering: .relaxed) }

  /// Has signals noted and a descriptor woken.
  static func install(waking descriptor: Int32) {
    wakeDescriptor.store(descriptor, ordering: .relaxed)
    for number in [SIGTERM, SIGHUP, SIGINT] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        TerminationSignals.received.store(number, ordering: .relaxed)
        EventMailbox.wake(TerminationSignals.wakeDescriptor.load(ordering: .relaxed))
      }
      action.sa_flags = Int32(SA_RESTART)
      sigaction(number, &action, nil)
    }
    signal(SIGPIPE, SIG_IGN)
  }
}
