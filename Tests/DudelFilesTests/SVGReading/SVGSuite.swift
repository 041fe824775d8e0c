import DudelGeometry
import DudelTestSupport
import Testing

/// The files of a public test suite with pictures of what they must look like, where there is one.
struct SVGSuite {
  /// A file by its name within the suite.
  struct Entry: Sendable {
    let name: String
    let path: String
    var picture: String { String(path.dropLast(3)) + "png" }
  }

  /// The folder: what the environment says, or one beside the checkout.
  static let folder: String? = {
    let beside =
      #filePath.split(separator: "/").dropLast(5).reduce("") { "\($0)/\($1)" }
      + "/shared/svg-suite"
    let path = TestMachine.environment("DUDEL_SVG_SUITE") ?? beside
    return TestMachine.hasFile(path) ? path : nil
  }()

  /// All files under a part of the suite.
  static func entries(_ part: String) -> [Entry] {
    guard let folder else { return [] }
    return names(inFolder: "\(folder)/\(part)").flatMap { name -> [Entry] in
      let inner = "\(part)/\(name)"
      guard name.hasSuffix(".svg") else { return name.contains(".") ? [] : entries(inner) }
      return [Entry(name: inner, path: "\(folder)/\(inner)")]
    }
  }
}
