import Glibc

/// A drawing of pencil strokes, lines, shapes, curves and texts, the same in every run.
struct MixedDrawing {
  private static let (width, height) = (1100, 708)
  private static let line = """
    stroke="#000000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"
    """

  /// A place of the canvas in the band that stays white, and the colour of the one thing there.
  static let mark = Probe(place: Place(10, 330), colour: 0x00_a0_00)
  /// Objects that begin at these heights could reach into the white band, from 290 to 370.
  private static let kept = 170.0..<430.0

  let count: Int
  /// The objects lie over so many canvases across and down, the one that is seen in the middle.
  private let spread: Int
  private var state: UInt64 = 4

  /// Makes a drawing; one that is spread leaves a band of the canvas white to draw on.
  init(count: Int, spread: Int = 1) { (self.count, self.spread) = (count, spread) }

  /// Writes it as the program itself would.
  func write(to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw BenchError.failed("\(path): \(String(cString: strerror(errno)))")
    }
    var drawing = self
    fputs(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:dudel="urn:dudel:drawing:1" \
      width="\(Self.width)" height="\(Self.height)" viewBox="0 0 \(Self.width) \(Self.height)" \
      dudel:version="1" dudel:page="automatic">

      """, file)
    for index in 0..<count { fputs(drawing.element(index) + "\n", file) }
    if spread > 1 { fputs(Self.markElement + "\n", file) }
    fputs("</svg>\n", file)
    guard fclose(file) == 0 else { throw BenchError.failed("\(path): not written") }
  }

  /// A number from 0 up to a limit, in steps of a hundredth.
  private mutating func number(_ limit: Int) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(Int(state >> 33) % (limit * 100)) / 100
  }

  private mutating func place() -> (x: Double, y: Double) {
    let margin = Double(spread - 1) / 2
    let x = number(Self.width * spread - 160) - margin * Double(Self.width)
    let y = number(Self.height * spread - 100) - margin * Double(Self.height)
    let isInWay = spread > 1 && Self.kept.contains(y)
    return (x, isInWay ? y + Self.kept.upperBound - Self.kept.lowerBound : y)
  }

  private static var markElement: String {
    let colour = "#" + String(0x1_00_00_00 + Int(mark.colour), radix: 16).dropFirst()
    return """
      <rect x="\(mark.place.x - 5)" y="\(mark.place.y - 5)" width="10" height="10" \
      fill="\(colour)"/>
      """
  }

  private mutating func element(_ index: Int) -> String {
    let (x, y) = place()
    let color = "#" + String(0x10_0000 + Int(number(0xe0_0000 / 100)) * 100, radix: 16)
    switch index % 10 {
    case 0..<4: return "<path d=\"\(stroke(x, y))\" fill=\"none\" \(Self.line)/>"
    case 4:
      return """
        <line x1="\(x)" y1="\(y)" x2="\(x + number(60))" y2="\(y + number(60))" fill="none" \
        \(Self.line)/>
        """
    case 5, 6:
      return """
        <rect x="\(x)" y="\(y)" width="\(number(60) + 1)" height="\(number(60) + 1)" \
        fill="\(color)" \(Self.line)/>
        """
    case 7:
      return """
        <ellipse cx="\(x + 30)" cy="\(y + 30)" rx="\(number(30) + 1)" ry="\(number(30) + 1)" \
        fill="\(color)" \(Self.line)/>
        """
    case 8:
      let points = (0..<6).map { _ in "\(x + number(60)) \(y + number(60))" }
      return """
        <path d="M\(x) \(y)C\(points.joined(separator: " "))" fill="\(color)" \
        fill-opacity="0.502" \(Self.line)/>
        """
    default:
      return """
        <text dudel:box="\(x) \(y) 160 30" font-family="Sans, sans-serif" font-size="14" \
        fill="\(color)" xml:space="preserve"><tspan x="\(x + 4)" y="\(y + 17)">note \(index)\
        </tspan></text>
        """
    }
  }

  private mutating func stroke(_ x: Double, _ y: Double) -> String {
    var (x, y) = (x, y)
    var data = "M\(x) \(y)L"
    for _ in 0..<29 {
      x += number(6) - 2
      y += number(6) - 2
      data += "\(x) \(y) "
    }
    return data
  }
}
