internal import CZlib
internal import Glibc

/// The folder that holds the journals, and what the names in it mean.
///
/// `….journal` belongs to a program at work, or to one that ended without a word. `….history` is
/// what a drawing that was saved and closed keeps of its undo steps; its name comes of the file's.
public struct JournalFolder: Sendable, Equatable {
  /// How the names of journals end.
  static let journalEnding = ".journal"
  /// How the names of histories end.
  static let historyEnding = ".history"

  /// Where it is.
  public let path: String

  /// Names a folder that need not exist.
  public init(path: String) { self.path = path }

  /// The folder for what programs keep for themselves (XDG base directories), or `nil` without any
  /// home.
  public static var standard: JournalFolder? {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return JournalFolder(path: "\(state)/dudel")
    }
    return environment("HOME").map { JournalFolder(path: "\($0)/.local/state/dudel") }
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Makes the folder for its owner alone.
  public func make() throws(FileError) {
    try Self.make(path)
  }

  private static func make(_ path: String) throws(FileError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw FileError(path: path, errno: errno)
    }
    try make(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw FileError(path: path, errno: errno)
    }
  }

  /// A name that nothing has, for a file under construction.
  func newPath() -> String {
    "\(path)/.\(String(UInt64.random(in: .min ... .max), radix: 36))"
  }

  /// A name that no journal has.
  func newJournalPath() -> String {
    "\(path)/\(String(UInt64.random(in: .min ... .max), radix: 36))\(Self.journalEnding)"
  }

  /// Tells whether there is any journal, in use or left.
  public var holdsJournals: Bool { !journals().isEmpty }

  /// The names of all journals, in no order.
  func journals() -> [String] { files(endingIn: Self.journalEnding) }

  /// Where the history of a saved file is kept; `nil` where there is no such file.
  func historyPath(for file: String) -> String? {
    guard let real = realpath(file, nil) else { return nil }
    defer { free(real) }
    let name = String(cString: real)
    // Two sums, so that no two files meet in one name by chance.
    let bytes = Array(name.utf8)
    let sums = (crc32_z(0, bytes, bytes.count), adler32_z(1, bytes, bytes.count))
    return "\(path)/\(String(sums.0, radix: 16))-\(String(sums.1, radix: 16))\(Self.historyEnding)"
  }

  /// The files with names of an ending.
  func files(endingIn ending: String) -> [String] {
    files { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
  }

  /// The files that are under construction.
  func unfinishedFiles() -> [String] { files { $0.hasPrefix(".") } }

  private func files(where isWanted: (String) -> Bool) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if isWanted(name) { names.append("\(path)/\(name)") }
    }
    return names
  }
}
