internal import FoundationEssentials

/// A recording of a session: one JSON value a line, a header first and an end mark last.
public enum InputLog {
  /// The first line.
  public struct Header: Codable, Sendable, Equatable {
    /// The version of the format.
    public let version: Int
    /// The tool that was selected at start.
    public let tool: String

    enum CodingKeys: String, CodingKey {
      case version = "dudel-log"
      case tool
    }

    /// Makes a header of the current version.
    public init(tool: String) { (version, self.tool) = (InputLog.version, tool) }
  }

  private struct End: Codable {
    let end: Int
  }

  /// Why a recording can't be read.
  public struct ReadingError: Error, Equatable {
    /// The line that is at fault, counted from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: String
  }

  /// The version of the format that is written.
  public static let version = 1

  /// A value as a line, without the line feed.
  ///
  /// - Parameter codec: what writes the drawings in events.
  public static func line(
    _ value: some Encodable, codec: (any DrawingCodec)? = nil
  ) -> [UInt8] {
    let encoder = JSONEncoder()
    if let key = CodingUserInfoKey.drawingCodec { encoder.userInfo[key] = codec }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Events hold finite numbers only, so that nothing here can fail to be written.
    return (try? encoder.encode(value)).map(Array.init) ?? []
  }

  /// The last line of a recording with a number of events.
  public static func endLine(count: Int) -> [UInt8] { line(End(end: count)) }

  /// Reads a whole recording.
  ///
  /// - Parameter codec: what reads the drawings in events.
  public static func read(
    _ bytes: [UInt8], codec: (any DrawingCodec)? = nil
  ) throws(ReadingError) -> (header: Header, events: [InputEvent]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.drawingCodec { decoder.userInfo[key] = codec }
    guard let first = lines.first,
      let header = try? decoder.decode(Header.self, from: Data(first))
    else { throw ReadingError(line: 1, reason: "this is no Dudel recording") }
    guard header.version == version else {
      throw ReadingError(
        line: 1, reason: "this recording has version \(header.version), not \(version)")
    }
    var events: [InputEvent] = []
    for (index, line) in lines.enumerated().dropFirst() {
      if let event = try? decoder.decode(InputEvent.self, from: Data(line)) {
        events.append(event)
      } else if let mark = try? decoder.decode(End.self, from: Data(line)) {
        try check(mark, events: events.count, lines: lines, at: index)
        return (header, events)
      } else {
        let isLast = index == lines.count - 1
        throw ReadingError(
          line: index + 1,
          reason: isLast ? "the recording is cut off here" : "this is no event")
      }
    }
    throw ReadingError(line: lines.count, reason: "the recording is cut off here")
  }

  private static func check(
    _ mark: End, events: Int, lines: [ArraySlice<UInt8>], at index: Int
  ) throws(ReadingError) {
    guard mark.end == events else {
      throw ReadingError(
        line: index + 1, reason: "\(mark.end) events were recorded, but \(events) are here")
    }
    if let extra = lines.indices.dropFirst(index + 1).first(where: { !lines[$0].isEmpty }) {
      throw ReadingError(line: extra + 1, reason: "something follows the end of the recording")
    }
  }
}
