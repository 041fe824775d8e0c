internal import Glibc
internal import Synchronization

/// Numbered lines on standard error about what the program does, as `DUDEL_LOG` asks.
public enum DebugLog {
  /// What can be told of.
  public enum Topic: String, Sendable, CaseIterable {
    /// Every input event.
    case input
    /// Every area that is painted.
    case damage
    /// What the X server complains about.
    case x11
    /// What is written to the disk.
    case files
  }

  private static let topics: Set<Topic> = {
    let names = getenv("DUDEL_LOG").map { String(cString: $0) } ?? ""
    return Set(names.split(separator: ",").compactMap { Topic(rawValue: String($0)) })
  }()
  private static let count = Atomic(0)

  /// Tells something, if somebody wants to know.
  public static func write(_ topic: Topic, _ message: @autoclosure () -> String) {
    guard !topics.isEmpty, topics.contains(topic) else { return }
    let number = count.add(1, ordering: .relaxed).newValue
    let line = Array("\(number) \(topic.rawValue): \(message())\n".utf8)
    _ = Glibc.write(STDERR_FILENO, line, line.count)
  }
}
