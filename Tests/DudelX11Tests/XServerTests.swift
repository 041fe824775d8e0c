import DudelTestSupport
import Testing

/// Everything here opens connections to real X servers, one test at a time: Xlib's extension
/// libraries are not safe from two threads.
@Suite(.serialized, .timeLimit(.minutes(2)), .needsXvfb, .oneXSuite)
enum XServerTests {}

extension Trait where Self == ConditionTrait {
  /// Skips unless there is Xvfb.
  static var needsXvfb: Self { needs(XServer.missing(for: .xvfb())) }

  /// Skips unless there is xclip.
  static var needsXclip: Self { needs(TestMachine.path(of: "xclip") == nil ? "xclip" : nil) }

  private static func needs(_ missing: String?) -> Self {
    .enabled(if: missing == nil, Comment(rawValue: "needs \(missing ?? "nothing more")"))
  }
}
