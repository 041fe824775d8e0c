internal import DudelEditor
internal import DudelFiles
internal import DudelX11
internal import Glibc

/// Opens further windows, each a program of its own.
final class WindowStarter {
  private let scale: Double?
  private let mailbox: EventMailbox

  init(scale: Double?, mailbox: EventMailbox) { (self.scale, self.mailbox) = (scale, mailbox) }

  /// Starts the program once more, for a drawing that was not saved.
  func open(recovering journal: String) -> InputEvent {
    var arguments = ["dudel"]
    if let scale { arguments += ["--scale", "\(scale)"] }
    arguments += ["--recover", journal]
    do throws(FileError) {
      watch(try ChildProgram.start(arguments), path: nil, file: nil)
      return .windowOpened
    } catch { return .windowFailed(path: nil, reason: error.reason) }
  }

  /// Starts the program once more, for a file or a new drawing, and tells whether that worked.
  ///
  /// What the other program complains about before its window is there is told later.
  func open(_ path: String?) -> InputEvent {
    let file = path.map(SaveDestination.expanded)
    if let file, let reason = SaveDestination.readingProblem(file) {
      return .windowFailed(path: path, reason: reason)
    }
    var arguments = ["dudel"]
    if let scale { arguments += ["--scale", "\(scale)"] }
    if let file { arguments += ["--", file] }
    do throws(FileError) {
      let process = try ChildProgram.start(arguments)
      watch(process, path: path, file: file)
      return .windowOpened
    } catch { return .windowFailed(path: path, reason: error.reason) }
  }

  private func watch(_ process: ChildProgram, path: String?, file: String?) {
    let mailbox = mailbox
    let thread = BackgroundThread {
      let complaint = process.awaitEnd()
      guard let path, let file, let reason = Self.reason(in: complaint, about: file) else { return }
      mailbox.post(.windowFailed(path: path, reason: reason))
    }
    thread?.detach()
  }

  /// What a complaint says about a file.
  private nonisolated static func reason(in complaint: String, about file: String) -> String? {
    let start = "dudel: \(Failure.line(file)): "
    return complaint.hasPrefix(start) ? String(complaint.dropFirst(start.count)) : nil
  }
}
