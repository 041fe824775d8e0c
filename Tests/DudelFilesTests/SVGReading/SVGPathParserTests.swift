import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelFiles

@Suite struct SVGPathParserTests {
  private func elements(_ text: String) -> [BezierPath.Element] {
    Array(SVGPathParser.parse(text).path.elements)
  }

  private func isSame(_ a: String, _ b: String) -> Bool {
    let (a, b) = (SVGPathParser.parse(a), SVGPathParser.parse(b))
    return a.isComplete && b.isComplete && a.path == b.path
  }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func everyStraightCommandIsRead() {
    #expect(
      elements("M1 2L3 4H5V6l1 1h-2v-3z") == [
        .move(point(1, 2)), .line(point(3, 4)), .line(point(5, 4)), .line(point(5, 6)),
        .line(point(6, 7)), .line(point(4, 7)), .line(point(4, 4)), .close,
      ])
  }

  @Test func cubicsAreRead() {
    let curve = BezierPath.Element.curve(point(2, 3), point(4, 5), point(6, 7))
    #expect(elements("M1 1C2 3 4 5 6 7") == [.move(point(1, 1)), curve])
    #expect(elements("M1 1c1 2 3 4 5 6") == [.move(point(1, 1)), curve])
  }

  @Test func aSmoothCubicMirrorsTheLastControlPoint() {
    #expect(isSame("M0 0C1 1 2 3 4 4S7 7 8 4", "M0 0C1 1 2 3 4 4C6 5 7 7 8 4"))
    #expect(isSame("M0 0c1 1 2 3 4 4s3 3 4 0", "M0 0C1 1 2 3 4 4C6 5 7 7 8 4"))
    #expect(isSame("M0 0S1 2 3 3S5 5 6 6", "M0 0C0 0 1 2 3 3C5 4 5 5 6 6"))
  }

  @Test(arguments: ["L4 4", "Q2 3 4 4", "A1 1 0 0 0 4 4", "M4 4", "H4V4", "Z"])
  func withoutACubicBeforeASmoothOneBeginsAtThePoint(between: String) throws {
    let path = elements("M0 0C1 1 2 3 4 4\(between)S7 7 8 4")
    let last = try #require(path.last)
    let start = between == "Z" ? Point.zero : point(4, 4)
    #expect(last == .curve(start, point(7, 7), point(8, 4)))
  }

  @Test func aQuadraticIsTheSameCurveAsItsCubic() {
    #expect(
      elements("M0 0Q3 6 6 0") == [
        .move(.zero), .curve(point(2, 4), point(4, 4), point(6, 0)),
      ])
    #expect(isSame("M1 1q3 6 6 0", "M1 1Q4 7 7 1"))
  }

  @Test func aSmoothQuadraticMirrorsTheLastControlPoint() {
    #expect(isSame("M0 0Q3 6 6 0T12 0T18 0", "M0 0Q3 6 6 0Q9 -6 12 0Q15 6 18 0"))
    #expect(isSame("M0 0q3 6 6 0t6 0", "M0 0Q3 6 6 0Q9 -6 12 0"))
    // Without a quadratic before, it is a straight line.
    #expect(isSame("M0 0L3 3T9 9", "M0 0L3 3Q3 3 9 9"))
    #expect(isSame("M0 0C1 1 2 3 3 3T9 9", "M0 0C1 1 2 3 3 3Q3 3 9 9"))
  }

  @Test func furtherNumbersRepeatTheCommand() {
    #expect(isSame("M0 0 1 1 2 0", "M0 0L1 1L2 0"))
    #expect(isSame("m1 1 1 1 2 0", "M1 1l1 1l2 0"))
    #expect(isSame("M0 0H1 2 3V1 2", "M0 0H1H2H3V1V2"))
    #expect(isSame("M0 0c1 1 2 2 3 0 1 1 2 2 3 0", "M0 0c1 1 2 2 3 0c1 1 2 2 3 0"))
    #expect(isSame("M0 0a1 1 0 0 1 1 1 1 1 0 0 1 1 1", "M0 0a1 1 0 0 1 1 1a1 1 0 0 1 1 1"))
  }

  @Test func numbersMayBeGlued() {
    #expect(isSame("M1.5.5-1-1+2+2L.5.5", "M1.5 0.5 L-1 -1 L2 2 L0.5 0.5"))
    #expect(isSame("M1e1-1e-1", "M10,-0.1"))
    #expect(isSame("M0 0a1 1 0 01.5.5", "M0 0 a 1 1 0 0 1 0.5 0.5"))
    #expect(isSame("M0 0a1 1 0 1012 3", "M0 0 a 1 1 0 1 0 12 3"))
    #expect(isSame("M0,0,1,1,", "M0 0 1 1"))
  }

  @Test func aClosedPartGoesOnWhereItBegan() {
    #expect(isSame("M5 5h3v3zl-1-1", "M5 5h3v3zL4 4"))
    #expect(isSame("M5 5h3v3zm1 1h1", "M5 5h3v3zM6 6h1"))
  }

  @Test func noDataIsAnEmptyPath() {
    for text in ["", "  \n"] {
      let (path, isComplete) = SVGPathParser.parse(text)
      #expect(path.isEmpty && isComplete)
    }
  }

  @Test(arguments: [
    ("M0 0L1 1L2", "M0 0L1 1"), ("M0 0L1 1X2 2", "M0 0L1 1"), ("M0 0 1 1 2", "M0 0 1 1"),
    ("M0 0L1 1L1e309 0", "M0 0L1 1"), ("M0 0L1 1Lnan 0", "M0 0L1 1"),
    ("M0 0L1 1C1 2 3 4 5", "M0 0L1 1"), ("M0 0L1 1a1 1 0 2 0 1 1", "M0 0L1 1"),
    ("M0 0L1 1a1 1 0 0", "M0 0L1 1"), ("M0 0L1 1z 5 5", "M0 0L1 1z"), ("M0 0L1 1;L2 2", "M0 0L1 1"),
    ("M0 0L1 1M", "M0 0L1 1"), ("M0 0L1 1Q1 1", "M0 0L1 1"), ("M0 0L1 1é", "M0 0L1 1"),
    ("L1 1", ""), ("5 5", ""), ("z", ""), ("M", ""), ("M1", ""), ("M1e309 0", ""),
  ])
  func anErrorKeepsWhatCameBefore(text: String, kept: String) {
    let (path, isComplete) = SVGPathParser.parse(text)
    #expect(!isComplete)
    #expect(path == SVGPathParser.parse(kept).path)
  }

  @Test(arguments: [
    "M1e308 0l1e308 0", "M1e308 0h1e308", "M0-1e308v-1e308", "M1e308 0m1e308 0",
    "M-1.7e308 0Q1.7e308 0 1.7e308 1", "M-1.7e308 0C-1.7e308 0 1.7e308 0 0 0S0 0 1 1",
    "M-1.7e308 0A1 1 0 1 1 1.7e308 0", "M0 0A1 1 1e308 0 1 1 1", "M1.7e308 0a9 9 0 0 1 1.7e308 0",
    "M0 0A1.7e308 1.7e308 0 1 1 1.7e308 1.7e308", "M0 0T1.7e308 0T-1.7e308 0T1.7e308 0",
  ])
  func sumsThatOverflowMakeNoInfinitePoints(text: String) {
    for element in SVGPathParser.parse(text).path.elements {
      switch element {
      case .move(let p), .line(let p): #expect(p.isFinite)
      case .curve(let c1, let c2, let p): #expect(c1.isFinite && c2.isFinite && p.isFinite)
      case .close: break
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func randomDataIsReadToItsFirstError(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "M", "m", "L", "l", "h", "V", "C", "s", "Q", "t", "A", "a", "z", "Z", "0", "1", "-1", ".5",
      "1e308", "-1e308", "1e-308", " ", ",", "1e", "é", "(", "e",
    ]
    for _ in 0..<100 {
      let text = (0..<40).reduce("M0 0 ") { text, _ in
        text + (pieces.randomElement(using: &random) ?? "") + " "
      }
      let first = Array(SVGPathParser.parse(text).path.elements).first
      #expect(first == .move(.zero))
    }
  }
}
