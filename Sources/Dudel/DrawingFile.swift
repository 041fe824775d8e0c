internal import DudelCairo
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
  ///   - path: the file, or `nil` for a new one in the pictures folder.
  ///   - replacing: whether a file that another program wrote may be replaced.
  func save(_ drawing: Drawing, page: Rect, path: String?, replacing: Bool) -> SaveOutcome {
    let outcome = write(drawing, page: page, path: path, replacing: replacing)
    DebugLog.write(.files, "\(outcome)")
    return outcome
  }

  private func write(
    _ drawing: Drawing, page: Rect, path: String?, replacing: Bool
  ) -> SaveOutcome {
    let shownPath = path ?? PicturesFolder.path
    let bytes: [UInt8]
    do {
      bytes = try PNGEncoder.encode(DrawingRenderer.render(drawing, page: page))
    } catch let error as PNGEncoder.EncodingError {
      return .failed(path: shownPath, reason: error.reason)
    } catch {
      let size = "\(Int(page.width))×\(Int(page.height))"
      return .failed(path: shownPath, reason: "a picture of \(size) px is too large (\(error))")
    }
    do {
      guard let path else { return try saveNew(bytes) }
      let outcome = try AtomicFile.write(bytes, to: path, when: precondition(path, replacing))
      return finish(outcome, path: path)
    } catch { return .failed(path: error.path, reason: error.reason) }
  }

  private func saveNew(_ bytes: [UInt8]) throws(FileError) -> SaveOutcome {
    let names = try PicturesFolder.newNames()
    for path in names {
      let outcome = try AtomicFile.write(bytes, to: path, when: .vacant)
      if outcome != .occupied { return finish(outcome, path: path) }
    }
    throw FileError(path: PicturesFolder.path, reason: "all names of today are taken")
  }

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
