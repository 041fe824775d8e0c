internal import DudelFiles

/// The files and folders that sheets begin with.
nonisolated enum Suggestion {
  /// A file to save to: the one given, another beside it, or a new one.
  ///
  /// - Parameter isTaken: whether the one given is better left alone.
  static func path(beside file: String?, isTaken: Bool) -> String {
    guard let file else { return PicturesFolder.newPath() }
    guard let format = FileFormat.saving(file) else { return free(stem(of: file), ".png") }
    return isTaken ? free(stem(of: file), ".\(format)") : file
  }

  /// A file to export to: beside the one given in another format, or a new one.
  static func export(beside file: String?) -> String {
    guard let file else { return PicturesFolder.newPath() }
    return stem(of: file) + (FileFormat(path: file) == .png ? ".pdf" : ".png")
  }

  /// The folder of a file, or the one for pictures, with a slash at its end.
  static func folder(beside file: String?) -> String {
    let folder = file.map(AtomicFile.folder) ?? PicturesFolder.path
    return folder.hasSuffix("/") ? folder : "\(folder)/"
  }

  /// A path without its extension.
  private static func stem(of path: String) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path.lastIndex(of: "."), dot > start else { return path }
    return String(path[..<dot])
  }

  /// A name that nothing has yet, with a number if need be.
  private static func free(_ stem: String, _ suffix: String) -> String {
    let names = ["\(stem)\(suffix)"] + (1...99).lazy.map { "\(stem)-\($0)\(suffix)" }
    return names.first { FileIdentity(path: SaveDestination.expanded($0)) == nil } ?? names[0]
  }
}
