internal import DudelEditor
internal import DudelFiles
internal import DudelGeometry
internal import DudelModel
internal import Synchronization

/// Writes the drawing to its file, and never over what it has not read or written itself.
nonisolated final class DrawingFile: Sendable {
  /// The file that was read or written last, and what it was like then.
  private struct Known {
    let path: String
    let identity: FileIdentity?
  }

  private let known = Mutex<Known?>(nil)

  /// Notes what a file is like that this program has read.
  func note(_ identity: FileIdentity, at path: String) {
    known.withLock { $0 = Known(path: SaveDestination.expanded(path), identity: identity) }
  }

  /// Writes the drawing; from any thread.
  ///
  /// - Parameters:
  ///   - canvas: what the canvas shows, in drawing units.
  ///   - path: the file; `~/` stands for the home folder.
  ///   - replacing: whether a file that another program wrote may be replaced.
  func save(_ drawing: Drawing, canvas: Rect, path: String, replacing: Bool) -> SaveOutcome {
    let target = SaveDestination.expanded(path)
    guard let format = FileFormat.saving(target) else {
      return .failed(path: target, reason: FileFormat.savingProblem(target) ?? "")
    }
    let outcome = write(target) { () throws(FileError) in
      try DrawingWriter.write(
        drawing, canvas: canvas, as: format, to: target, when: precondition(target, replacing))
    }
    if case .written(let identity) = outcome.file {
      known.withLock { $0 = Known(path: target, identity: identity) }
    }
    return outcome.told
  }

  /// Writes a picture of the drawing, whose own file stays as it is; from any thread.
  ///
  /// - Parameter own: the drawing's own file.
  func export(
    _ drawing: Drawing, canvas: Rect, _ settings: ExportSettings, path: String, own: String?,
    replacing: Bool
  ) -> SaveOutcome {
    let target = SaveDestination.expanded(path)
    if let own, SaveDestination.isSame(target, SaveDestination.expanded(own)) {
      return .failed(path: target, reason: "this is the drawing’s own file")
    }
    guard let format = FileFormat.exporting(target) else {
      return .failed(path: target, reason: "only PNG, SVG and PDF can be exported")
    }
    return write(target) { () throws(FileError) in
      try DrawingWriter.write(
        drawing, canvas: canvas, as: format, options: settings.options(for: format), to: target,
        when: replacing ? .any : .vacant)
    }.told
  }

  private func write(
    _ path: String, _ body: () throws(FileError) -> AtomicFile.Outcome
  ) -> (told: SaveOutcome, file: AtomicFile.Outcome?) {
    let result: (told: SaveOutcome, file: AtomicFile.Outcome?)
    do throws(FileError) {
      let outcome = try body()
      result = (outcome == .occupied ? .occupied(path: path) : .saved(path: path), outcome)
    } catch {
      result = (.failed(path: path, reason: error.reason), nil)
    }
    DebugLog.write(.files, "\(result.told)")
    return result
  }

  /// What the file that was read or written last was like then.
  var identity: FileIdentity? { known.withLock { $0?.identity } }

  private func precondition(_ path: String, _ replacing: Bool) -> AtomicFile.Precondition {
    if replacing { return .any }
    guard let known = known.withLock({ $0 }), known.path == path, let identity = known.identity
    else { return .vacant }
    return .unchanged(identity)
  }
}

extension ExportSettings {
  /// What the settings mean for a format: only pictures of px have them.
  fileprivate nonisolated func options(for format: FileFormat) -> ExportOptions {
    var options = ExportOptions()
    guard format == .png else { return options }
    options.extent = .scale(scale)
    if isTransparent { options.background = .none }
    return options
  }
}
