/// How a program ended.
public enum ExitStatus: Equatable, Sendable {
  /// It returned this status.
  case exited(Int32)
  /// This signal ended it.
  case signalled(Int32)

  /// Decodes the status word of `wait4`; the C macros for it don't reach Swift.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signalled(signal)
  }
}
