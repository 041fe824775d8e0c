/// The file that is asked for: an object, so that the string editor can edit its name.
@MainActor
final class SheetPath: ObservableStrings {
  let observers = StringObservers()

  /// The name as it was typed.
  var name: String {
    didSet { observers.changed(\SheetPath.name, from: oldValue, to: name) }
  }

  /// The path that the sheet began with.
  private let suggestion: String
  /// The folder that names without one are in.
  private let folder: String
  /// The extensions that tell a format.
  private static let endings = [".png", ".svg", ".pdf"]
  /// What names without an extension get.
  private let usualExtension: String

  /// Begins with a path or, ending in a slash, with a folder.
  init(suggested path: String, usualExtension: String) {
    (name, suggestion) = (path, path)
    folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    self.usualExtension = usualExtension
  }

  /// The path that a name means: beside the suggested one unless it says where; `nil` for none.
  func path(named name: String) -> String? {
    let trimmed = withoutLeftover(name.trimmingSpaces)
    guard !trimmed.isEmpty, !Self.namesFolder(trimmed) else { return nil }
    let placed = placed(trimmed)
    let last = placed.split(separator: "/").last ?? ""
    return last.dropFirst().contains(".") ? placed : placed + usualExtension
  }

  /// A name without the suggested extension where another one was typed in front of it, as happens
  /// to those who type over the selected part of the suggestion.
  private func withoutLeftover(_ name: String) -> String {
    guard name != suggestion, let dot = suggestion.lastIndex(of: "."), !usualExtension.isEmpty
    else { return name }
    let leftover = suggestion[dot...]
    let typed = name.dropLast(leftover.count)
    let isLeftOver =
      name.hasSuffix(leftover) && Self.endings.contains { typed.lowercased().hasSuffix($0) }
    return isLeftOver ? String(typed) : name
  }

  /// A name, or its beginning, in the folder that it is in.
  func placed(_ name: String) -> String {
    name.hasPrefix("/") || name.hasPrefix("~/") ? name : "\(folder)/\(name)"
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
