internal import DudelFiles
internal import Glibc

/// What the beginning of a path may go on with.
nonisolated struct PathCompletion: Equatable {
  /// More names than this in a folder are not looked at.
  private static let mostNames = 20_000

  /// The path as far as all that is there agrees, with a slash behind a folder's name.
  let path: String
  /// The names that would do, in order, those of folders with a slash.
  let names: [String]

  /// Looks what begins like a path, in which `~/` stands for the home folder.
  init(of typed: String) {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, start) = (String(typed[..<slash]), String(typed[slash...]))
    names = Self.names(in: folder.isEmpty ? "." : SaveDestination.expanded(folder), start).sorted()
    path = folder + (Self.commonStart(names) ?? start)
  }

  private static func names(in folder: String, _ start: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < mostNames, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      // Hidden files are not offered unasked.
      guard let name, name.hasPrefix(start), name != ".", name != "..",
        start.hasPrefix(".") || !name.hasPrefix(".")
      else { continue }
      names.append(isFolder("\(folder)/\(name)") ? "\(name)/" : name)
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// What all names begin with, or `nil` for no names.
  private static func commonStart(_ names: [String]) -> String? {
    guard var common = names.first else { return nil }
    for name in names.dropFirst() {
      common = String(zip(common, name).prefix { $0 == $1 }.map(\.0))
    }
    return common
  }
}
