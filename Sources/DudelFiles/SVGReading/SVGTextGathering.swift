/// Collects the chunks of a text, with white space as SVG 1.1 (§10.15) and CSS have it.
struct SVGTextGathering {
  private(set) var chunks: [SVGTextChunk] = []
  private var next: (x: Double?, y: Double?, dx: Double, dy: Double)?
  private var anchor = SVGStyle.Anchor.start
  private var endsWithSpace = true

  /// Notes where the next letters go.
  ///
  /// - Parameter anchor: counts for the line that begins there.
  mutating func move(
    x: Double?, y: Double?, dx: Double, dy: Double, anchor: SVGStyle.Anchor, isText: Bool
  ) {
    if isText || x != nil || y != nil { self.anchor = anchor }
    let old = next ?? (nil, nil, 0, 0)
    next = (x ?? old.x, y ?? old.y, dx + old.dx, dy + old.dy)
    if isText { next = (x ?? 0, y ?? 0, dx, dy) }
  }

  mutating func append(_ text: String, in scope: SVGScope) {
    var string = ""
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
      guard isSpace else {
        endsWithSpace = false
        string.unicodeScalars.append(scalar)
        continue
      }
      if !scope.style.keepsSpaces, endsWithSpace { continue }
      endsWithSpace = true
      string += " "
    }
    guard !string.isEmpty else { return }
    let place = next ?? (nil, nil, 0, 0)
    next = nil
    if place.x != nil || place.y != nil || chunks.isEmpty {
      chunks.append(SVGTextChunk(x: place.x, y: place.y, anchor: anchor))
    }
    chunks[chunks.count - 1].runs.append(
      SVGTextChunk.Run(string: string, scope: scope, dx: place.dx, dy: place.dy))
  }

  /// Takes away the space that a text ends with.
  mutating func finish() {
    guard let chunk = chunks.indices.last, let run = chunks[chunk].runs.indices.last,
      !chunks[chunk].runs[run].scope.style.keepsSpaces
    else { return }
    if chunks[chunk].runs[run].string.hasSuffix(" ") {
      chunks[chunk].runs[run].string.removeLast()
    }
  }
}
