import DudelTestSupport
import Glibc
import Testing

/// A picture of the program's own, in `assets/icons`.
struct IconFile: Sendable, CustomTestStringConvertible {
  /// The path from the folder of the icons.
  let name: String
  let bytes: [UInt8]

  var testDescription: String { name }

  /// Every icon there is, by its name.
  static let all: [IconFile] = files(in: folder, as: "").sorted { $0.name < $1.name }

  private static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/assets/icons"

  private static func files(in folder: String, as prefix: String) -> [IconFile] {
    names(inFolder: folder).flatMap { name -> [IconFile] in
      let path = "\(folder)/\(name)"
      guard name.hasSuffix(".svg") else { return files(in: path, as: "\(prefix)\(name)/") }
      return contents(of: path).map { [IconFile(name: prefix + name, bytes: $0)] } ?? []
    }
  }
}

/// The bytes of a file, by a name that no property hides.
private func contents(of path: String) -> [UInt8]? { bytes(ofFile: path) }
