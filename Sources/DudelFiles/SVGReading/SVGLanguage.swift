internal import Glibc

/// Which languages the reader of a text speaks, as the desktop's settings say.
enum SVGLanguage {
  /// Tells whether one of a list of languages (SVG 1.1 §5.8.5) is spoken.
  static func isSpoken(_ list: SVGValue) -> Bool {
    list.split { $0 == UInt8(ascii: ",") }.contains { wanted in
      let wanted = wanted.string.lowercased()
      return spoken.contains {
        $0 == wanted || $0.hasPrefix(wanted + "-") || wanted.hasPrefix($0 + "-")
      }
    }
  }

  private static let spoken: [String] = {
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let text = getenv(name).map({ String(cString: $0) }) else { continue }
      let languages = text.split(separator: ":").map { language in
        String(language.prefix { $0 != "." && $0 != "@" }).lowercased().map {
          $0 == "_" ? "-" : String($0)
        }.joined()
      }.filter { !$0.isEmpty && $0 != "c" && $0 != "posix" }
      if !languages.isEmpty { return languages }
    }
    return ["en"]
  }()
}
