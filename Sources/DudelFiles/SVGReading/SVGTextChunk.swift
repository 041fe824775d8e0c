/// Letters that follow each other on a line (SVG 1.1 §10.5).
struct SVGTextChunk {
  /// Letters of one style.
  struct Run {
    var string: String
    let scope: SVGScope
    let dx: Double
    let dy: Double
  }

  /// Where the line begins, or has its middle or its end; else it goes on where the last one ended.
  let x: Double?
  let y: Double?
  let anchor: SVGStyle.Anchor
  var runs: [Run] = []
}
