internal import DudelEditor
internal import DudelFiles

/// The file that keeps what is remembered from one start to the next.
enum SettingsFile {
  /// The settings of the last session, or `nil` where there are none that can be read.
  static func read() -> Settings? {
    guard let path, let bytes = try? WholeFile.read(path) else { return nil }
    return Settings(bytes)
  }

  /// Keeps settings; where that fails they are only forgotten.
  static func write(_ settings: Settings) {
    guard let folder = JournalFolder.standard, (try? folder.make()) != nil, let path else { return }
    _ = try? AtomicFile.write(settings.bytes, to: path, when: .any)
  }

  private static var path: String? { JournalFolder.standard.map { "\($0.path)/settings.json" } }
}
