internal import DudelEditor
internal import DudelFiles
internal import DudelTools
internal import DudelX11

/// A recording read from a file.
struct Recording {
  let header: InputLog.Header
  let events: [InputEvent]

  init(path: String) throws(Failure) {
    let bytes: [UInt8]
    do { bytes = try WholeFile.read(path) } catch { throw .file(path, error.reason) }
    do { (header, events) = try InputLog.read(bytes, codec: SVGCodec()) } catch {
      throw .file(path, "line \(error.line): \(error.reason)")
    }
    guard ToolCatalogue.descriptor(id: header.tool) != nil else {
      throw .file(path, "line 1: there is no tool “\(header.tool)”")
    }
    if let index = events.firstIndex(where: Self.isFarAway) {
      // The header is line 1, and every event has a line.
      throw .file(path, "line \(index + 2): this place is too far away")
    }
  }

  private static func isFarAway(_ event: InputEvent) -> Bool {
    switch event {
    case .pressed(let contact), .moved(let contact), .released(let contact):
      !InputLimits.contain(contact.location)
    case .hovered(let point): !InputLimits.contain(point)
    default: false
    }
  }
}
