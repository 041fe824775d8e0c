public import DudelModel

/// The icons of the interface by their names, each read when it is first shown.
@MainActor
public final class IconShelf {
  private let sources: [String: [UInt8]]
  private let read: ([UInt8]) -> Icon?
  private var icons: [String: Icon]

  /// Makes a shelf of icons that are there already.
  public init(_ icons: [String: Icon] = [:]) {
    (sources, read, self.icons) = ([:], { _ in nil }, icons)
  }

  /// Makes a shelf of files and of what reads them; `nil` where it can't.
  public init(files: [String: [UInt8]], read: @escaping ([UInt8]) -> Icon?) {
    (sources, self.read, icons) = (files, read, [:])
  }

  /// The icon with a name.
  subscript(name: String) -> Icon? {
    if let icon = icons[name] { return icon }
    let icon = sources[name].flatMap(read)
    icons[name] = icon
    return icon
  }
}
