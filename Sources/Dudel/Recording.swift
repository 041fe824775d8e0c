internal import DudelEditor
internal import DudelFiles

/// A recording read from a file.
struct Recording {
  let header: InputLog.Header
  let events: [InputEvent]

  init(path: String) throws(Failure) {
    let bytes: [UInt8]
    do { bytes = try WholeFile.read(path) } catch { throw .file(path, error.reason) }
    do { (header, events) = try InputLog.read(bytes) } catch {
      throw .file(path, "line \(error.line): \(error.reason)")
    }
  }
}
