import DudelCairo
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// Parts of a picture fit together as if it were drawn at once.
struct PartRendererTests {
  private static let page = Rect(x: -20, y: 10, width: 160, height: 90)

  /// Shapes of all kinds here and there.
  private func drawing() -> Drawing {
    var random = SeededGenerator(seed: 12)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func point() -> Point { Point(x: number(-40...160), y: number(0...120)) }
    var drawables: [(any Drawable)?] = []
    for index in 0..<40 {
      let rect = Rect(corner: point(), corner: point())
      let color = Color(hex: .random(in: 0...0xffffff, using: &random), alpha: 160)
      var stroke = StrokeStyle(color: .black, width: number(0.5...6))
      if index.isMultiple(of: 5) { stroke.dashes = [6, 9] }
      var curve = BezierPath(polyline: [point(), point()])
      curve.curve(to: point(), control1: point(), control2: point())
      let paths = [.ellipse(in: rect), .rectangle(rect), curve]
      drawables.append(
        PathDrawingInfo(path: paths[index % 3], stroke: stroke, fill: color, fillRule: .evenOdd))
      drawables.append(
        TextDrawingInfo(
          box: rect, text: "Some words", color: color,
          font: FontDescription(family: "Sans", size: 14), layout: PangoTextLayout()))
    }
    return Drawing(drawables.compactMap { $0 })
  }

  @Test(arguments: [(1.0, 13), (2.5, 40), (0.3, 7)], [Color.white, nil])
  func stripsAreThePicture(size: (scale: Double, rows: Int), background: Color?) throws {
    let largest = try largestDifference(
      scale: size.scale, rows: size.rows, columns: 1000, background)
    #expect(largest == 0)
  }

  @Test(arguments: [(2.5, 40, 77), (0.3, 7, 11)], [Color.white, nil])
  func tilesAreNearlyThePicture(
    size: (scale: Double, rows: Int, columns: Int), background: Color?
  ) throws {
    let largest = try largestDifference(
      scale: size.scale, rows: size.rows, columns: size.columns, background)
    // Where a line crosses the left or right edge, cairo rounds the crossing to 1/256 px.
    #expect(largest <= 16)
  }

  /// How much any channel of a picture in parts differs from that of one that is drawn at once.
  private func largestDifference(
    scale: Double, rows: Int, columns: Int, _ background: Color?
  ) throws -> Int {
    let drawing = drawing()
    let whole = PixelImage(
      try DrawingRenderer.render(
        drawing, page: Self.page, scale: scale, background: background))
    let renderer = PartRenderer(
      drawing, origin: Self.page.origin, scale: scale, background: background)
    var largest = 0
    for top in stride(from: 0, to: whole.height, by: rows) {
      for left in stride(from: 0, to: whole.width, by: columns) {
        let part = PixelRect(
          x: left, y: top, width: min(columns, whole.width - left),
          height: min(rows, whole.height - top))
        let picture = PixelImage(try renderer.render(part))
        let same = whole.cropped(
          columns: left..<left + part.width, rows: top..<top + part.height)
        largest = max(largest, try #require(picture.difference(from: same)).largest)
      }
    }
    return largest
  }

  @Test func whatReachesFarAwayIsDrawnRight() throws {
    // Beyond what cairo can count to, and as near as it may be, the visible part is the same.
    func picture(_ far: Double) throws -> PixelImage {
      var stroke = StrokeStyle(color: .black, width: 3, join: .miter)
      let band = PathDrawingInfo(
        path: .rectangle(Rect(minX: -far, minY: 20, maxX: far, maxY: 40)), stroke: stroke,
        fill: Color(hex: 0xff8800))
      stroke.dashes = [8, 8]
      let line = PathDrawingInfo(
        path: .line(from: Point(x: -far, y: 70), to: Point(x: far, y: 70)), stroke: stroke,
        fill: nil)
      let drawing = Drawing([band, line].compactMap { $0 })
      return PixelImage(
        try DrawingRenderer.render(drawing, page: Rect(x: 0, y: 0, width: 100, height: 100)))
    }
    // The dashes' period divides the distance.
    let near = try picture(1600)
    #expect(near[50, 30] == Pixel(0xff8800))
    for far in [1.6e6, 1.6e9, 1.6e12] {
      let difference = try #require(picture(far).difference(from: near, tolerance: 2))
      #expect(difference.count == 0, "\(far): \(difference)")
    }
  }

  @Test func lettersOfAnySizeAreDrawn() throws {
    func picture(scale: Double) throws -> PixelImage {
      let text = try #require(
        TextDrawingInfo(
          box: Rect(x: 0, y: 0, width: 40, height: 30), text: "I", color: .black,
          font: FontDescription(family: "Sans", size: 24), layout: PangoTextLayout()))
      let area = Rect(x: 4, y: 12, width: 10, height: 10)
      return PixelImage(try DrawingRenderer.render(Drawing([text]), page: area, scale: scale))
    }
    let (small, large) = (try picture(scale: 16), try picture(scale: 40))
    let shares = (small.inkShare, large.inkShare)
    #expect(shares.0 > 0.1 && abs(shares.0 - shares.1) < 0.01, "\(shares)")
  }

  @Test func dashesThatNobodyCanTellApartAreNoTrouble() throws {
    var stroke = StrokeStyle(color: .black, width: 4)
    stroke.dashes = [1e-9, 1e-9]
    let line = try #require(
      PathDrawingInfo(
        path: .line(from: .zero, to: Point(x: 100, y: 0)), stroke: stroke, fill: nil))
    let page = Rect(x: 0, y: 0, width: 100, height: 10)
    let picture = PixelImage(try DrawingRenderer.render(Drawing([line]), page: page))
    #expect(picture[50, 1] == .black)
  }
}

extension PixelImage {
  /// How much of the picture is black, from 0 to 1.
  fileprivate var inkShare: Double {
    Double(count { $0.red < 128 }) / Double(width * height)
  }
}
