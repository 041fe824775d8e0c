import DudelGeometry
import DudelModel
import DudelTestSupport
import Glibc
import Testing

@testable import DudelCairo

struct CairoContextTests {
  private let surface: CairoSurface
  private let context: CairoContext
  private let red = Color(hex: 0xff0000)

  init() throws {
    surface = try CairoSurface(width: 100, height: 80)
    context = CairoContext(surface)
    context.fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: 80)), with: .white)
  }

  private var picture: PixelImage { PixelImage(surface) }

  private func count(_ image: PixelImage) -> Int { image.count { $0 != .white } }

  @Test func aFilledRectangleCoversExactlyItsPixels() {
    context.fill(.rectangle(Rect(x: 10, y: 20, width: 30, height: 5)), with: red)
    #expect(picture.count { $0 == Pixel(0xff0000) } == 150)
    #expect(picture[10, 20] == Pixel(0xff0000))
    #expect(picture[39, 24] == Pixel(0xff0000))
    #expect(picture[40, 24] == .white)
  }

  @Test func theClipIsOfWholePixelsAtAnyScale() throws {
    let context = CairoContext(surface, scale: 1.5)
    for clip in [
      PixelRect(x: 10, y: 10, width: 7, height: 3), PixelRect(x: 50, y: 40, width: 1, height: 1),
    ] {
      context.saving {
        context.clip(toPixels: clip)
        context.fill(.rectangle(context.clipBounds), with: red)
      }
    }
    try context.check()
    #expect(picture.count { $0 == Pixel(0xff0000) } == 22)
    #expect(count(picture) == 22)
  }

  @Test func theClipBoundsAreInCurrentUnits() {
    let context = CairoContext(surface, scale: 2)
    #expect(context.clipBounds == Rect(x: 0, y: 0, width: 50, height: 40))
    context.concatenate(.translation(Point(10, 5)))
    #expect(context.clipBounds == Rect(x: -10, y: -5, width: 50, height: 40))
    context.clip(to: Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.clipBounds == Rect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func savingBringsTransformAndClipBack() {
    let before = context.clipBounds
    context.saving {
      context.concatenate(.scale(x: 3, y: 3))
      context.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
      context.fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: 100)), with: red)
    }
    #expect(context.clipBounds == before)
    #expect(count(picture) == 9)
  }

  @Test func copyingReplacesOnlyTheGivenPixels() throws {
    let other = try CairoSurface(width: 100, height: 80)
    CairoContext(other).fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: 80)), with: red)
    context.copy(
      other,
      pixels: [
        PixelRect(x: 0, y: 0, width: 2, height: 2), PixelRect(x: 98, y: 78, width: 9, height: 9),
      ])
    #expect(picture.count { $0 == Pixel(0xff0000) } == 8)
    #expect(count(picture) == 8)
  }

  @Test func aDotIsARoundSpotAsWideAsTheStroke() {
    context.stroke(
      BezierPath(polyline: [Point(50, 40)]), with: StrokeStyle(color: .black, width: 6))
    let ink = picture.bytes.enumerated().reduce(0.0) { sum, byte in
      byte.offset % 4 == 0 ? sum + Double(255 - byte.element) / 255 : sum
    }
    #expect(abs(ink - 9 * .pi) < 1)
    #expect(picture[50, 40].isDark)
    #expect(picture[47, 37] == .white || !picture[47, 37].isDark)
    #expect(picture[53, 40] == .white)
  }

  @Test func aTranslucentStrokeIsOfOneToneWhereItCrossesItself() {
    let cross = [Point(10, 10), Point(90, 70), Point(90, 10), Point(10, 70)]
    context.stroke(
      BezierPath(polyline: cross), with: StrokeStyle(color: Color(hex: 0, alpha: 128), width: 8))
    let tones = Set([picture[50, 40], picture[30, 25], picture[90, 40], picture[86, 66]])
    #expect(tones.count == 1)
    #expect(tones.first.map { (120...135).contains($0.red) } == true)
  }

  @Test func dashesAreDrawnAndForgotten() {
    context.stroke(
      .line(from: Point(0, 10), to: Point(100, 10)),
      with: StrokeStyle(color: .black, width: 2, cap: .butt, dashes: [10, 7]))
    #expect(picture[5, 10].isDark)
    #expect(picture[13, 10] == .white)
    #expect(picture[20, 10].isDark)
    context.stroke(
      .line(from: Point(0, 30), to: Point(100, 30)),
      with: StrokeStyle(color: .black, width: 2, cap: .butt))
    #expect((0..<100).allSatisfy { picture[$0, 30].isDark })
  }

  @Test func endsAndCornersFollowTheStyle() {
    func ink(_ cap: StrokeStyle.Cap) -> Bool {
      let y = cap == .butt ? 10.0 : cap == .round ? 30 : 50
      context.stroke(
        .line(from: Point(20, y), to: Point(60, y)),
        with: StrokeStyle(color: .black, width: 10, cap: cap))
      return picture[63, Int(y)].isDark
    }
    #expect([ink(.butt), ink(.round), ink(.square)] == [false, true, true])
    #expect(!picture[64, 26].isDark)
    #expect(picture[64, 46].isDark)
  }

  @Test func anEmptyPathDrawsNothing() throws {
    context.fill(BezierPath(), with: .black)
    context.stroke(BezierPath(), with: StrokeStyle(color: .black, width: 5))
    try context.check()
    #expect(count(picture) == 0)
  }

  @Test func lettersAreDrawnInsideTheirExtents() throws {
    let text = StyledText("Hxg", font: FontDescription(family: "Sans", size: 20), color: .black)
    let size = PangoTextLayout().size(of: text)
    context.draw(text, at: Point(10, 10))
    // A path that is left over would be stroked with the next one.
    context.stroke(
      .line(from: Point(0, 79), to: Point(1, 79)), with: StrokeStyle(color: red, width: 1))
    try context.check()
    let ink = picture
    #expect(count(ink) > 40)
    #expect(ink.count(rows: 0..<9) { $0 != .white } == 0)
    #expect(ink.count(columns: 0..<8, rows: 0..<70) { $0 != .white } == 0)
    #expect(ink.count(columns: Int(12 + size.width)..<100, rows: 0..<70) { $0 != .white } == 0)
  }

  /// A hairpin and a dot of many tiny steps: without them, one would end in a point, and nothing would
  /// be left of the other.
  @Test(arguments: [20, 80]) func cornersThatAreNotRoundKeepTheirTinySteps(count: Int) throws {
    func ink(coarse: Bool, _ join: StrokeStyle.Join) throws -> Int {
      let surface = try CairoSurface(width: 100, height: 100)
      let context = CairoContext(surface)
      if coarse { context.chooseDetail(for: 0.4) }
      let points = (0..<count).map { index -> Point in
        let angle = Double(index) / Double(count) * 2 * .pi
        return Point(x: 50 + 0.05 * cos(angle), y: 50 + 0.05 * sin(angle))
      }
      let style = StrokeStyle(color: .black, width: 40, cap: .butt, join: join)
      context.stroke(BezierPath(polyline: points), with: style)
      return surface.withBytes { bytes in
        (0..<surface.height).reduce(0) { sum, row in
          sum
            + (0..<surface.width).count { column in
              bytes[row * surface.stride + column * 4 + 3] > 127
            }
        }
      }
    }
    for join in [StrokeStyle.Join.round, .miter] {
      let (fine, coarse) = (try ink(coarse: false, join), try ink(coarse: true, join))
      #expect(fine > 1000, "a disc of 40 px")
      #expect(abs(fine - coarse) < 50)
    }
  }
}
