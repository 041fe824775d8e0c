internal import DudelGeometry
internal import DudelModel

/// Breaks sentences into lines of one font.
struct LineBreaker {
  private static let fewestCharacters = 9

  let text: any TextLayout
  let font: FontDescription
  var isEmphasized = false
  /// The width of the lines.
  let width: Double

  /// Tells whether a text fits into a line.
  func fits(_ string: String) -> Bool { size(of: string) <= width }

  /// The width of a text on one line.
  func size(of string: String) -> Double {
    text.size(
      of: StyledText(string, font: font, color: .black, isEmphasized: isEmphasized)
    ).width
  }

  /// Breaks a sentence at spaces so that every line fits.
  func lines(_ sentence: String) -> [String] {
    var lines: [String] = []
    for word in sentence.split(separator: " ") {
      if let last = lines.last, fits("\(last) \(word)") {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines += pieces(of: String(word))
      }
    }
    return lines
  }

  /// Breaks a sentence into no more lines than wanted, if leaving out the middle of a path in it
  /// helps.
  func lines(_ sentence: String, shortening path: String?, atMost count: Int) -> [String] {
    let whole = lines(sentence)
    guard let path, whole.count > count, let range = sentence.firstRange(of: path) else {
      return whole
    }
    func shortened(to length: Int) -> [String] {
      lines(sentence.replacingCharacters(in: range, with: path.leavingOutTheMiddle(length)))
    }
    var (fitting, tooLong) = (Self.fewestCharacters, path.count)
    while tooLong - fitting > 1 {
      let length = (fitting + tooLong) / 2
      if shortened(to: length).count <= count { fitting = length } else { tooLong = length }
    }
    return shortened(to: fitting)
  }

  /// A text that fits into a line, without its end if need be.
  func cut(_ string: String) -> String {
    guard !fits(string) else { return string }
    var shorter = string
    while !shorter.isEmpty, !fits(shorter + "…") { shorter.removeLast() }
    return shorter + "…"
  }

  /// Cuts a word that is too wide for a line, such as the name of a file.
  private func pieces(of word: String) -> [String] {
    guard !fits(word) else { return [word] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if !piece.isEmpty, !fits(piece + String(character)) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }
}

extension String {
  /// The beginning and the end with a dot-dot-dot between, this many characters together.
  fileprivate func leavingOutTheMiddle(_ length: Int) -> String {
    guard count > length, length > 1 else { return self }
    let end = (length - 1) * 3 / 5
    return prefix(length - 1 - end) + "…" + suffix(end)
  }

  fileprivate func firstRange(of part: String) -> Range<String.Index>? {
    guard !part.isEmpty else { return nil }
    return indices.lazy.map { $0 }.first { self[$0...].hasPrefix(part) }.map { start in
      start..<index(start, offsetBy: part.count)
    }
  }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with part: String) -> String {
    String(self[..<range.lowerBound] + part + self[range.upperBound...])
  }
}
