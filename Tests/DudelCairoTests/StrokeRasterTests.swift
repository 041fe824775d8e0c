import DudelGeometry
import DudelModel
import DudelTestSupport
import Glibc
import Testing

@testable import DudelCairo

/// Lines that are inked without cairo, beside the same lines by cairo.
struct StrokeRasterTests {
  private static let (width, height) = (120, 90)

  private func surface(_ draw: (CairoContext) -> Void) throws -> CairoSurface {
    let surface = try CairoSurface(width: Self.width, height: Self.height, isOpaque: true)
    surface.whiten()
    draw(CairoContext(surface))
    return surface
  }

  /// The largest difference in any component, and the sum of all.
  private func difference(
    _ path: BezierPath, _ style: StrokeStyle, scale: Double = 1, clip: PixelRect? = nil
  ) throws -> (most: Int, mean: Double) {
    func prepare(_ context: CairoContext) {
      if let clip { context.clip(toPixels: clip) }
      context.concatenate(
        Transform(a: scale, b: 0, c: 0, d: scale, tx: 0.25 * scale, ty: -0.5 * scale))
    }
    let inked = try surface { context in
      prepare(context)
      #expect(context.ink(path, with: style, thinnest: 0))
    }
    let stroked = try surface { context in
      prepare(context)
      context.stroke(path, with: style)
    }
    let differences = zip(PixelImage(inked).bytes, PixelImage(stroked).bytes)
      .map { abs(Int($0) - Int($1)) }
    let ink = PixelImage(stroked).count { $0 != .white }
    return (
      differences.max() ?? 0, Double(differences.reduce(0, +)) / 3 / Double(max(ink, 1))
    )
  }

  @Test(arguments: [1, 1.7, 2, 5, 20], [1, 1.5])
  func aSegmentLooksAsByCairoInEveryDirection(width: Double, scale: Double) throws {
    for angle in stride(from: 0, to: Double.pi, by: 0.17) {
      let path = BezierPath(polyline: [
        Point(30, 28), Point(30, 28) + Transform.rotation(angle).apply(Point(18, 0)),
      ])
      let (most, mean) = try difference(
        path, StrokeStyle(color: .black, width: width), scale: scale)
      #expect(most <= (width * scale < 2 ? 48 : 32), "\(width) px at \(angle)")
      #expect(mean < (width * scale < 1.5 ? 10 : 7), "\(width) px at \(angle)")
    }
  }

  @Test func edgesBetweenPixelsAreSharp() throws {
    let style = StrokeStyle(color: .black, width: 2)
    let inked = try surface { context in
      #expect(context.ink(.line(from: Point(10, 20), to: Point(50, 20)), with: style, thinnest: 1))
    }
    let image = PixelImage(inked)
    #expect(image.count(columns: 12..<48, rows: 19..<21) { $0 == Pixel(0) } == 36 * 2)
    #expect(image.count(columns: 12..<48, rows: 0..<19) { $0 != .white } == 0)
    #expect(image.count(columns: 12..<48, rows: 21..<80) { $0 != .white } == 0)
  }

  @Test func aDotIsRound() throws {
    let path = BezierPath(polyline: [Point(40, 40)])
    #expect(try difference(path, StrokeStyle(color: .black, width: 9)).most <= 26)
  }

  @Test func aCurveAndAClosedPathLookAsByCairo() throws {
    var path = BezierPath()
    path.move(to: Point(20, 60))
    path.curve(to: Point(70, 60), control1: Point(20, 10), control2: Point(70, 0))
    path.close()
    path.append(.rectangle(Rect(x: 80, y: 20, width: 25, height: 40)))
    let (most, mean) = try difference(path, StrokeStyle(color: .black, width: 3))
    #expect(most <= 40)
    #expect(mean < 6)
  }

  @Test(arguments: [0x80, 0xff] as [UInt8])
  func aLineThatCrossesItselfIsNoDarkerThere(alpha: UInt8) throws {
    let path = BezierPath(polyline: [
      Point(20, 20), Point(60, 60), Point(60, 20), Point(20, 60), Point(20, 40), Point(80, 41),
    ])
    let color = Color(hex: 0x2060c0).with(alpha: alpha)
    let (most, mean) = try difference(path, StrokeStyle(color: color, width: 6))
    #expect(most <= 64)
    #expect(mean < 5)
  }

  /// A hand's line of many short steps must not grow darker or wider by them.
  @Test(arguments: [0.05, 0.3, 1]) func manyShortStepsLookAsByCairo(step: Double) throws {
    let points = stride(from: 0, to: 80, by: step).map { Point($0 + 15, 40 + 12 * sin($0 / 9)) }
    let (most, mean) = try difference(
      BezierPath(polyline: points), StrokeStyle(color: .black, width: 2.6))
    #expect(most <= 40)
    #expect(mean < 8)
  }

  @Test func onlyTheClipIsInkedAndAsWithoutIt() throws {
    let path = BezierPath(polyline: [Point(-20, 10), Point(70, 50), Point(75, 20), Point(300, 95)])
    let style = StrokeStyle(color: .black, width: 4)
    let whole = PixelImage(try surface { _ = $0.ink(path, with: style, thinnest: 0) })
    let clip = PixelRect(x: 40, y: 21, width: 37, height: 30)
    let part = PixelImage(
      try surface { context in
        context.clip(toPixels: clip)
        _ = context.ink(path, with: style, thinnest: 0)
      })
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let isInside = (clip.x..<clip.right).contains(x) && (clip.y..<clip.bottom).contains(y)
        #expect(part[x, y] == (isInside ? whole[x, y] : .white))
      }
    }
    #expect(part.count { $0 != .white } > 100)
  }

  @Test(arguments: [0.05, 0.25, 0.49])
  func aPreviewThatIsShownSmallStaysAsItIs(scale: Double) throws {
    let path = BezierPath(polyline: [
      Point(80, 60), Point(200, 150), Point(210, 70), Point(90, 155), Point(140, 40),
    ])
    let style = StrokeStyle(color: .black, width: 2)
    func picture(_ draw: (CairoContext) -> Void) throws -> PixelImage {
      PixelImage(
        try surface { context in
          context.concatenate(.scale(x: scale, y: scale))
          draw(context)
        })
    }
    let preview = try picture { $0.strokePreview(path, with: style) }
    let finished = try picture {
      $0.chooseDetail(for: scale)
      $0.stroke(path, with: style)
    }
    #expect(preview.bytes == finished.bytes)
    #expect(preview.count { $0 != .white } > 10)
  }

  @Test func aPartAsLargeAsAWindowIsLeftToCairo() throws {
    let context = CairoContext(try CairoSurface(width: 1300, height: 1000))
    let line = BezierPath.line(from: Point(5, 5), to: Point(1290, 990))
    #expect(!context.ink(line, with: StrokeStyle(color: .black, width: 3), thinnest: 1))
    context.clip(toPixels: PixelRect(x: 200, y: 100, width: 90, height: 80))
    #expect(context.ink(line, with: StrokeStyle(color: .black, width: 3), thinnest: 1))
  }

  @Test func whatItCannotDoIsLeftToCairo() throws {
    let line = BezierPath.line(from: Point(10, 10), to: Point(60, 50))
    let round = StrokeStyle(color: .black, width: 3)
    let context = CairoContext(try CairoSurface(width: 100, height: 80))
    #expect(!context.ink(line, with: StrokeStyle(color: .black, width: 3, cap: .butt), thinnest: 0))
    #expect(
      !context.ink(line, with: StrokeStyle(color: .black, width: 3, dashes: [3]), thinnest: 0))
    #expect(!context.ink(line, with: StrokeStyle(color: .black, width: 400), thinnest: 0))
    #expect(!context.ink(line, with: round, thinnest: 2))
    context.saving {
      context.concatenate(.rotation(0.1))
      #expect(!context.ink(line, with: round, thinnest: 0))
    }
    context.saving {
      context.clip(to: Rect(x: 0, y: 0, width: 30.5, height: 30))
      #expect(!context.ink(line, with: round, thinnest: 0))
    }
    #expect(context.ink(line, with: round, thinnest: 0))
  }

  @Test(arguments: [1e5, 1e9, 1e300, .infinity, -.infinity, .nan])
  func placesThatNoPixelHasDoNoHarm(_ far: Double) throws {
    let context = CairoContext(try CairoSurface(width: 100, height: 80))
    for points in [[Point(far, 5)], [Point(5, 5), Point(far, far)], [Point(9, far), Point(9, 9)]] {
      let path = BezierPath(polyline: points)
      context.strokePreview(path, with: StrokeStyle(color: .black, width: 3))
      if far.isFinite {
        #expect(!context.ink(path, with: StrokeStyle(color: .black, width: 3), thinnest: 0))
      }
    }
    let style = StrokeStyle(color: .black, width: far)
    #expect(!context.ink(BezierPath(polyline: [Point(5, 5)]), with: style, thinnest: 0))
  }
}
