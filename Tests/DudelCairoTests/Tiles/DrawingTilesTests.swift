import DudelGeometry
import DudelModel
import DudelTestSupport
import Glibc
import Testing

@testable import DudelCairo

/// Tiles put together against the same drawing drawn as a whole.
@Suite @MainActor struct DrawingTilesTests {
  /// A drawing in tiles with a view of 560 × 400 px.
  private final class Desk {
    var drawing: Drawing
    let text = PangoTextLayout()
    var origin = (x: 0, y: 0)
    /// Rings whenever a worker has finished something.
    nonisolated(unsafe) let bell = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    private(set) lazy var tiles = makeTiles(scale: 1)
    /// The time, and how much of it passes whenever somebody looks.
    var (time, tick) = (0, 100)

    init(_ drawing: Drawing) {
      self.drawing = drawing
      sem_init(bell, 0, 0)
      tiles.visible = view
    }

    var view: PixelRect { PixelRect(x: origin.x, y: origin.y, width: 560, height: 400) }

    private func makeTiles(scale: Double) -> DrawingTiles {
      let bell = bell
      nonisolated(unsafe) let rung = bell
      return DrawingTiles(
        scale: scale, text: text,
        objects: { [unowned self] area, most in drawing.drawables(in: area, atMost: most) },
        wake: { sem_post(rung) },
        now: { [unowned self] in
          time += tick
          return time
        })
    }

    func look(at origin: (x: Int, y: Int), scale: Double) {
      tiles.setScale(scale)
      self.origin = origin
      tiles.visible = view
    }

    /// What is shown at this moment.
    func picture() throws -> CairoSurface {
      let surface = try CairoSurface(width: view.width, height: view.height, isOpaque: true)
      tiles.compose(
        onto: CairoContext(surface, text: text), parts: [surface.pixels], origin: origin)
      return surface
    }

    /// What is shown when all is done; fails after ten seconds.
    func finishedPicture() throws -> CairoSurface {
      _ = try picture()
      while !tiles.isSharp {
        if !tiles.order() {
          var limit = timespec()
          clock_gettime(CLOCK_REALTIME, &limit)
          limit.tv_sec += 10
          try #require(sem_timedwait(bell, &limit) == 0, "a worker finishes a tile")
        }
        _ = tiles.collect()
        _ = try picture()
      }
      return try picture()
    }

    /// The same part drawn as a whole.
    func wholePicture() throws -> CairoSurface {
      let surface = try CairoSurface(width: view.width, height: view.height, isOpaque: true)
      let context = CairoContext(surface, text: text)
      context.chooseDetail(for: tiles.scale)
      context.paint(.white)
      context.concatenate(
        Transform(
          a: tiles.scale, b: 0, c: 0, d: tiles.scale, tx: -Double(origin.x), ty: -Double(origin.y)))
      for object in drawing.objects { object.drawable.draw(in: context) }
      return surface
    }

    /// The share of px that differ at all, and the largest difference of a channel.
    func difference() throws -> (share: Double, most: Int) {
      DrawingTilesTests.difference(try finishedPicture(), try wholePicture())
    }

    deinit { bell.deallocate() }
  }

  /// The share of px that differ at all, and the largest difference of a channel.
  private static func difference(
    _ a: CairoSurface, _ b: CairoSurface
  ) -> (share: Double, most: Int) {
    var (count, most) = (0, 0)
    a.withBytes { first in
      b.withBytes { second in
        for row in 0..<a.height {
          let start = row * a.stride
          guard let one = first.baseAddress?.advanced(by: start),
            let other = second.baseAddress?.advanced(by: start),
            memcmp(one, other, a.width * 4) != 0
          else { continue }
          for column in 0..<a.width {
            let offset = start + column * 4
            let pair = (
              first.load(fromByteOffset: offset, as: UInt32.self),
              second.load(fromByteOffset: offset, as: UInt32.self)
            )
            guard (pair.0 ^ pair.1) & 0xffffff != 0 else { continue }
            count += 1
            for shift in [UInt32(0), 8, 16] {
              most = max(most, abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)))
            }
          }
        }
      }
    }
    return (Double(count) / Double(a.width * a.height), most)
  }

  private func shape(_ random: inout SeededGenerator, size: Double = 200) throws -> PathDrawingInfo
  {
    func place() -> Point {
      Point(
        x: Double.random(in: -300...1500, using: &random),
        y: Double.random(in: -300...1200, using: &random))
    }
    let corner = place()
    let stroke = StrokeStyle(
      color: Color(hex: UInt32.random(in: 0...0xffffff, using: &random)),
      width: Double.random(in: 0.5...9, using: &random))
    let fill = Color(hex: UInt32.random(in: 0...0xffffff, using: &random))
    let box = Rect(
      corner: corner,
      corner: corner
        + Point(
          x: Double.random(in: 1...size, using: &random),
          y: Double.random(in: 1...size, using: &random)))
    let path: BezierPath
    switch Int.random(in: 0..<4, using: &random) {
    case 0: path = .rectangle(box)
    case 1: path = .ellipse(in: box)
    case 2: path = .line(from: corner, to: place())
    default:
      path = BezierPath(
        polyline: (0..<80).map { _ in
          corner
            + Point(
              x: Double.random(in: 0...size, using: &random),
              y: Double.random(in: 0...size, using: &random))
        })
    }
    return try #require(
      PathDrawingInfo(path: path, stroke: stroke, fill: Bool.random(using: &random) ? fill : nil))
  }

  private func drawing(_ count: Int, seed: UInt64) throws -> Drawing {
    var random = SeededGenerator(seed: seed)
    return Drawing(try (0..<count).map { _ in try shape(&random) })
  }

  /// Cairo cuts shapes a little differently at the edges of a picture.
  private func expectEqual(
    _ desk: Desk, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (share, largest) = try desk.difference()
    #expect(share < 0.01, sourceLocation: sourceLocation)
    // With many objects over each other, their differences add up.
    let most = desk.drawing.objects.count > 100 ? 64 : 24
    // Edges that are drawn in coarser steps differ by coarser steps.
    let limit = desk.tiles.scale < 0.5 ? 2 * most : most
    #expect(largest <= limit, sourceLocation: sourceLocation)
  }

  @Test(arguments: [(30, 1 as UInt64), (300, 2)])
  func tilesEqualTheWhole(count: Int, seed: UInt64) throws {
    let desk = Desk(try drawing(count, seed: seed))
    for (origin, scale) in [((0, 0), 1.0), ((-90, 133), 1), ((200, 77), 1.37), ((-50, -20), 0.2)] {
      desk.look(at: origin, scale: scale)
      try expectEqual(desk)
    }
  }

  @Test func workersWaitUntilTheScaleRestsWhereTheyCannotKeepUp() throws {
    let desk = Desk(try drawing(2000, seed: 3))
    desk.tick = 0
    _ = try desk.picture()
    // The first change comes on something unfinished, too, but that was never asked for at once.
    desk.look(at: (0, 0), scale: 0.9)
    _ = try desk.picture()
    #expect(!desk.tiles.order())
    #expect(desk.tiles.timeout > 0)
    #expect(desk.tiles.startedWorkers == nil)
    desk.time += Int(desk.tiles.timeout)
    _ = desk.tiles.order()
    #expect(desk.tiles.startedWorkers != nil)
    #expect(desk.tiles.timeout == -1)
    // What is as it will stay need not wait.
    try expectEqual(desk)
    desk.look(at: (0, 0), scale: 0.8)
    #expect(desk.tiles.timeout == -1)
    try expectEqual(desk)
  }

  @Test func textInTilesIsTheSameToThePixel() throws {
    let desk = Desk(Drawing())
    for row in 0..<6 {
      let text = TextDrawingInfo(
        box: Rect(x: 30.3, y: Double(row) * 90 + 0.7, width: 600, height: 80),
        text: "The quick brown fox jumps over the lazy dog, again and again.", color: .black,
        font: FontDescription(family: "Sans", size: 24), layout: desk.text)
      desk.drawing.add(try #require(text))
    }
    for scale in [1, 1.5, 3] {
      desk.look(at: (10, 40), scale: scale)
      #expect(try desk.difference().share == 0)
    }
  }

  @Test func newObjectsAndUndoAreShown() throws {
    var random = SeededGenerator(seed: 9)
    for count in [5, 500] {
      let desk = Desk(try drawing(count, seed: 4))
      _ = try desk.finishedPicture()
      for _ in 0..<10 {
        let shape = try shape(&random)
        desk.drawing.add(shape)
        desk.tiles.paintNewest([shape], area: shape.bounds)
      }
      try expectEqual(desk)
      for _ in 0..<3 {
        let area = desk.drawing.undo()
        desk.tiles.repaint(area)
        try expectEqual(desk)
      }
    }
  }

  @Test func whatChangesWhileWorkersDrawIsNotLost() throws {
    var random = SeededGenerator(seed: 3)
    let desk = Desk(try drawing(800, seed: 8))
    _ = try desk.picture()
    #expect(!desk.tiles.isSharp)
    for _ in 0..<5 {
      let shape = try shape(&random)
      desk.drawing.add(shape)
      desk.tiles.paintNewest([shape], area: shape.bounds)
    }
    desk.tiles.repaint(desk.drawing.undo())
    try expectEqual(desk)
  }

  @Test func theOldPixelsServeUntilThereAreNewOnes() throws {
    let desk = Desk(try drawing(900, seed: 6))
    _ = try desk.finishedPicture()
    desk.look(at: (-30, -20), scale: 1.1)
    #expect(!desk.tiles.isSharp)
    let shown = try desk.picture()
    let finished = try desk.wholePicture()
    let (white, finallyWhite) = (whiteCount(shown), whiteCount(finished))
    // The ground is as white as it will be, but for what comes into sight at the edges.
    #expect(abs(white - finallyWhite) < shown.width * shown.height / 7 / 8)
    try expectEqual(desk)
  }

  @Test func whatIsTooMuchToLookUpAtOnceFollowsTurnByTurn() throws {
    let dots = try (0..<6000).map { index in
      let spot = Rect(
        x: Double(index % 100) * 5.6, y: Double(index / 100) * 6.5, width: 3, height: 3)
      return try #require(
        PathDrawingInfo(path: .rectangle(spot), stroke: nil, fill: .black))
    }
    let desk = Desk(Drawing(dots))
    desk.look(at: (0, 0), scale: 0.9)
    _ = try desk.picture()
    var turns = 0
    while desk.tiles.order() {
      turns += 1
      _ = desk.tiles.collect()
      try #require(turns < 100)
    }
    #expect(turns > 0)
    try expectEqual(desk)
  }

  /// How many px of every seventh row are white.
  private func whiteCount(_ surface: CairoSurface) -> Int {
    surface.withBytes { bytes in
      stride(from: 0, to: surface.height, by: 7).reduce(0) { sum, row in
        var count = 0
        for column in 0..<surface.width {
          let offset = row * surface.stride + column * 4
          if bytes.load(fromByteOffset: offset, as: UInt32.self) & 0xffffff == 0xffffff {
            count += 1
          }
        }
        return sum + count
      }
    }
  }

  @Test func anEmptyDrawingTakesNoMemory() throws {
    let desk = Desk(Drawing())
    _ = try desk.picture()
    #expect(desk.tiles.isSharp && desk.tiles.byteCount == 0)
    try expectEqual(desk)
  }

  @Test func onlyWhereNothingIsDrawnItIsWhite() throws {
    let desk = Desk(try drawing(1, seed: 3))
    let ink = try #require(desk.drawing.bounds)
    let reached = PixelRect(covering: ink.inset(by: -2))
    let beside = PixelRect(x: reached.right + 256, y: reached.y - 300, width: 900, height: 700)
    #expect(desk.tiles.isWhite(beside))
    #expect(!desk.tiles.isWhite(beside.union(reached)))
    #expect(desk.tiles.isWhite(PixelRect(x: 5000, y: 0, width: 600, height: 400)))
    desk.look(at: (5000, 0), scale: 1)
    #expect(desk.tiles.isSharp, "the tiles are ready")
  }

  @Test func whatIsNoLongerShownIsGivenUp() throws {
    let drawables = try drawing(600, seed: 11).objects.map(\.drawable)
    let job = TileJob(
      place: TilePlace(column: 0, row: 0), scale: 1, drawables: drawables, version: 0)
    var questions = 0
    _ = try job.render(text: PangoTextLayout()) {
      questions += 1
      return questions < 3
    }
    #expect(questions == 3, "the rest was left out")
    questions = 0
    _ = try job.render(text: PangoTextLayout()) {
      questions += 1
      return true
    }
    #expect(questions > 5)
  }

  @Test func memoryStaysBoundedHoweverFarTheViewGoes() throws {
    var random = SeededGenerator(seed: 5)
    var drawing = Drawing()
    for index in 0..<400 {
      drawing.add(
        try shape(&random).transformed(by: .translation(Point(x: Double(index) * 50, y: 0))))
    }
    let desk = Desk(drawing)
    for step in 0..<60 {
      desk.look(at: (step * 350, 0), scale: 1)
      _ = try desk.picture()
      #expect(desk.tiles.byteCount < 100 * 256 * 256 * 4)
    }
  }

  /// Tiles begin at the same places of the drawing.
  @Test(arguments: [0x100000, -0x100000, 0x3000000])
  func farAwayNothingIsWrong(distance: Int) throws {
    let desk = Desk(try drawing(20, seed: 7))
    let move = Transform.translation(Point(x: Double(distance), y: Double(-distance)))
    desk.drawing = Drawing(desk.drawing.objects.map { $0.drawable.transformed(by: move) })
    desk.look(at: (distance, -distance), scale: 1)
    // Rounding moves an edge by less than a thousandth of a px.
    let near = Desk(try drawing(20, seed: 7))
    let (share, most) = Self.difference(try desk.finishedPicture(), try near.finishedPicture())
    #expect(share < 0.01 && most <= 3)
  }
}
