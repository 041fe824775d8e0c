/// The file that is asked for: an object, so that the string editor can edit its name.
@MainActor
final class SavePath: ObservableStrings {
  let observers = StringObservers()

  /// The name as it was typed.
  var name: String {
    didSet { observers.changed(\SavePath.name, from: oldValue, to: name) }
  }

  /// The folder that names without one are in.
  private let folder: String

  init(suggested path: String) {
    name = path
    folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The path that a name means: beside the suggested one unless it says where, with an extension;
  /// `nil` for none.
  func path(named name: String) -> String? {
    let trimmed = name.trimmingSpaces
    guard !trimmed.isEmpty, !Self.namesFolder(trimmed) else { return nil }
    let isPlaced = trimmed.hasPrefix("/") || trimmed.hasPrefix("~/")
    let placed = isPlaced ? trimmed : "\(folder)/\(trimmed)"
    let last = placed.split(separator: "/").last ?? ""
    return last.dropFirst().contains(".") ? placed : placed + ".png"
  }

  /// Why a name means no path, translated.
  func problem(named name: String) -> String {
    let trimmed = name.trimmingSpaces
    return trimmed.isEmpty
      ? localized("Type a name for the file") : filled(localized("“%@” is a folder"), trimmed)
  }

  /// Tells whether a name can only be a folder's.
  private static func namesFolder(_ name: String) -> Bool {
    let last = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return name == "~" || ["", ".", ".."].contains(last)
  }
}

extension String {
  /// The text without spaces at either end.
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
