import DudelTestSupport
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips unless there is the release program.
  static var needsProgram: Self { needs(DudelProgram.missing) }

  /// Skips unless there is Xvfb.
  static var needsXvfb: Self { needs(XServer.missing(for: .xvfb())) }

  /// Skips unless Xorg can play ten fingers.
  static var needsTouchServer: Self { needs(XServer.missing(for: .touch)) }

  /// Skips unless there is a window manager.
  static var needsWindowManager: Self { needs(WindowManager.missing) }

  /// Skips unless there is a program in the path.
  static func needs(program: String) -> Self {
    needs(TestMachine.path(of: program) == nil ? program : nil)
  }

  private static func needs(_ missing: String?) -> Self {
    .enabled(if: missing == nil, Comment(rawValue: "needs \(missing ?? "nothing more")"))
  }
}
