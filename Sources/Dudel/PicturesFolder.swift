internal import DudelFiles
internal import Glibc

/// The desktop's folder for pictures (XDG user directories).
nonisolated enum PicturesFolder {
  /// Where it is, or would be.
  static var path: String {
    let home = environment("HOME") ?? "."
    let config = environment("XDG_CONFIG_HOME") ?? "\(home)/.config"
    let text = (try? WholeFile.read("\(config)/user-dirs.dirs")).map {
      String(decoding: $0, as: UTF8.self)
    }
    return folder(in: text ?? "", home: home) ?? "\(home)/Pictures"
  }

  /// The folder that a `user-dirs.dirs` names: `XDG_PICTURES_DIR="$HOME/…"` or an absolute path.
  static func folder(in text: String, home: String) -> String? {
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("XDG_PICTURES_DIR=\""), line.hasSuffix("\"") else { continue }
      let value = line.dropFirst("XDG_PICTURES_DIR=\"".count).dropLast()
      if value.hasPrefix("/") { return String(value) }
      if value.hasPrefix("$HOME") { return home + value.dropFirst("$HOME".count) }
    }
    return nil
  }

  /// A free name for a new file of today; makes the folder where it is missing.
  static func newPath() -> String {
    let folder = path
    // Where the folder can't be made, saving will tell why.
    make(folder)
    let date = today()
    let names = (1...9999).lazy.map { "\(folder)/dudel-\(date)-\($0).png" }
    return names.first { FileIdentity(path: $0) == nil } ?? "\(folder)/dudel-\(date).png"
  }

  /// Makes a folder and those that it is in.
  private static func make(_ folder: String) {
    guard mkdir(folder, 0o755) != 0, errno == ENOENT else { return }
    let parent = AtomicFile.folder(of: folder)
    guard parent != folder, parent != "." else { return }
    make(parent)
    mkdir(folder, 0o755)
  }

  private static func today() -> String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
