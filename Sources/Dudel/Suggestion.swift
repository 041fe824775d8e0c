internal import DudelFiles

/// The files and folders that sheets begin with.
nonisolated enum Suggestion {
  /// A file to save to: the one given, with an extension that can be saved, or a new one.
  static func path(beside file: String?) -> String {
    guard let file else { return PicturesFolder.newPath() }
    return file
  }

  /// A file to export to: the one given with another extension, or a new one.
  static func export(beside file: String?) -> String {
    guard let file else { return PicturesFolder.newPath() }
    return file
  }

  /// The folder of a file, or the one for pictures, with a slash at its end.
  static func folder(beside file: String?) -> String {
    let folder = file.map(AtomicFile.folder) ?? PicturesFolder.path
    return folder.hasSuffix("/") ? folder : "\(folder)/"
  }
}
