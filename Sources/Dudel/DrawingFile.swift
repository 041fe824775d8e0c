internal import DudelEditor
internal import DudelFiles
internal import DudelGeometry
internal import DudelModel
internal import Synchronization

/// Writes the drawing to its file, and never over what it has not written itself.
nonisolated final class DrawingFile: Sendable {
  /// The file that was written last, and what it was like then.
  private struct Known {
    let path: String
    let identity: FileIdentity?
  }

  private let known = Mutex<Known?>(nil)

  /// Renders and writes; from any thread.
  ///
  /// - Parameters:
  ///   - path: the file; `~/` stands for the home folder.
  ///   - replacing: whether a file that another program wrote may be replaced.
  func save(_ drawing: Drawing, canvas: Rect, path: String, replacing: Bool) -> SaveOutcome {
    let outcome = write(
      drawing, canvas: canvas, path: SaveDestination.expanded(path), replacing: replacing)
    DebugLog.write(.files, "\(outcome)")
    return outcome
  }

  private func write(
    _ drawing: Drawing, canvas: Rect, path: String, replacing: Bool
  ) -> SaveOutcome {
    if let reason = SaveDestination.formatProblem(path) {
      return .failed(path: path, reason: reason)
    }
    do {
      let outcome = try DrawingWriter.write(
        drawing, canvas: canvas, as: .png, to: path, when: precondition(path, replacing))
      return finish(outcome, path: path)
    } catch { return .failed(path: path, reason: error.reason) }
  }

  /// Writes a picture beside the drawing, whose own file stays as it is.
  func export(
    _ drawing: Drawing, canvas: Rect, _ settings: ExportSettings, path: String, own: String?,
    replacing: Bool
  ) -> SaveOutcome {
    let target = SaveDestination.expanded(path)
    if let own, SaveDestination.isSame(target, SaveDestination.expanded(own)) {
      return .failed(path: target, reason: "is the drawing’s own file")
    }
    return .failed(path: target, reason: "can't be exported yet")
  }

  /// Reads a drawing.
  static func read(
    _ path: String, askedFor name: String, _ progress: LoadingProgress
  ) throws(FileError) -> OpenedDrawing {
    throw FileError(path: path, reason: "exists already and can't be opened yet")
  }

  /// Notes what a file is like that this program has read.
  func note(_ identity: FileIdentity, at path: String) {
    known.withLock { $0 = Known(path: SaveDestination.expanded(path), identity: identity) }
  }

  /// What the file that was read or written last was like then.
  var identity: FileIdentity? { known.withLock { $0?.identity } }

  private func precondition(_ path: String, _ replacing: Bool) -> AtomicFile.Precondition {
    if replacing { return .any }
    guard let known = known.withLock({ $0 }), known.path == path, let identity = known.identity
    else { return .vacant }
    return .unchanged(identity)
  }

  private func finish(_ outcome: AtomicFile.Outcome, path: String) -> SaveOutcome {
    guard case .written(let identity) = outcome else { return .occupied(path: path) }
    known.withLock { $0 = Known(path: path, identity: identity) }
    return .saved(path: path)
  }
}
