internal import DudelGeometry
internal import DudelModel

extension SVGElementWriter {
  /// Adds a path, as a basic shape where reading that makes exactly this path.
  func write(_ info: PathDrawingInfo, to output: inout SVGOutput) {
    let shape = SVGBasicShape(info.path)
    switch shape {
    case .rect(let x, let y, let width, let height, let rx, let ry):
      output.raw("<rect")
      output.attribute("x", x)
      output.attribute("y", y)
      output.attribute("width", width)
      output.attribute("height", height)
      if rx > 0 { output.attribute("rx", rx) }
      if ry > 0 && ry != rx { output.attribute("ry", ry) }
    case .ellipse(let centre, let rx, let ry):
      output.raw("<ellipse")
      output.attribute("cx", centre.x)
      output.attribute("cy", centre.y)
      output.attribute("rx", rx)
      output.attribute("ry", ry)
    case .line(let start, let end):
      output.raw("<line")
      output.attribute("x1", start.x)
      output.attribute("y1", start.y)
      output.attribute("x2", end.x)
      output.attribute("y2", end.y)
    case nil:
      output.raw("<path d=\"")
      output.pathData(info.path)
      output.raw("\"")
    }
    writeFill(info, to: &output)
    if let stroke = info.stroke { write(stroke, to: &output) }
    output.raw("/>")
  }

  private func writeFill(_ info: PathDrawingInfo, to output: inout SVGOutput) {
    guard let fill = info.fill else { return output.raw(" fill=\"none\"") }
    output.paint("fill", fill)
    if info.fillRule == .evenOdd { output.raw(" fill-rule=\"evenodd\"") }
  }

  private func write(_ stroke: StrokeStyle, to output: inout SVGOutput) {
    output.paint("stroke", stroke.color)
    output.attribute("stroke-width", stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: output.raw(" stroke-linecap=\"round\"")
    case .square: output.raw(" stroke-linecap=\"square\"")
    }
    switch stroke.join {
    case .miter: break
    case .round: output.raw(" stroke-linejoin=\"round\"")
    case .bevel: output.raw(" stroke-linejoin=\"bevel\"")
    }
    // SVG's own limit, where cairo's is 10.
    if stroke.miterLimit != 4 { output.attribute("stroke-miterlimit", stroke.miterLimit) }
    if !stroke.dashes.isEmpty { output.attribute("stroke-dasharray", stroke.dashes) }
    if stroke.dashOffset != 0 { output.attribute("stroke-dashoffset", stroke.dashOffset) }
  }
}

extension SVGOutput {
  /// Adds a path in the letters of SVG's path data, all of them absolute.
  mutating func pathData(_ path: BezierPath) {
    var last = UInt8(0)
    for element in path.elements {
      let letter: UInt8
      switch element {
      case .move: letter = UInt8(ascii: "M")
      case .line: letter = UInt8(ascii: "L")
      case .curve: letter = UInt8(ascii: "C")
      case .close: letter = UInt8(ascii: "Z")
      }
      // A pair that follows without a letter goes on as before, but after M it makes a line.
      if letter != last || letter == UInt8(ascii: "M") || letter == UInt8(ascii: "Z") {
        raw(letter)
      } else {
        raw(" ")
      }
      last = letter
      switch element {
      case .move(let p), .line(let p): point(p)
      case .curve(let c1, let c2, let p):
        point(c1)
        raw(" ")
        point(c2)
        raw(" ")
        point(p)
      case .close: break
      }
    }
  }
}
