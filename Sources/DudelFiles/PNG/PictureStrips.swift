internal import DudelCairo
internal import DudelGeometry
internal import DudelModel
internal import Glibc

/// A picture of a drawing in strips from top to bottom, some of them drawn ahead on other threads.
struct PictureStrips {
  /// Rows of a picture: tiles side by side, as cairo's pictures are not wide enough for all.
  struct Strip: @unchecked Sendable {
    // Whoever draws a strip hands it over whole and keeps nothing.
    let tiles: [CairoSurface]
  }

  /// How many px a strip has at most.
  private static let mostPixels = 1 << 23
  /// With fewer objects, further threads cost more than they help.
  private static let manyObjects = 500

  private let drawing: Drawing
  private let size: PixelSize
  private let origin: Point
  private let scale: Double
  private let background: Color?
  private let rows: [Range<Int>]
  private let threads: Int

  init(_ drawing: Drawing, _ size: PixelSize, origin: Point, scale: Double, background: Color?) {
    (self.drawing, self.size) = (drawing, size)
    (self.origin, self.scale, self.background) = (origin, scale, background)
    threads = drawing.objects.count < Self.manyObjects ? 1 : Self.processors
    let most = max(1, Self.mostPixels / size.width)
    let even = threads == 1 ? size.height : (size.height + threads - 1) / threads
    let height = min(most, even, CairoSurface.mostPixels)
    rows = stride(from: 0, to: size.height, by: height).map { top in
      top..<min(top + height, size.height)
    }
  }

  /// Calls back with each strip.
  func forEach(
    meanwhile: () throws(PNGStream.Failure) -> Void,
    _ body: (Strip) throws(PNGStream.Failure) -> Void
  ) throws(PNGStream.Failure) {
    guard threads > 1 else {
      try meanwhile()
      let renderer = makeRenderer()
      for rows in rows { try body(Self.strip(rows, size, renderer)) }
      return
    }
    var ahead = rows.prefix(threads).map(begin)
    // Where the file can't go on, nobody else waits for them.
    defer { for strip in ahead { _ = strip.value() } }
    try meanwhile()
    for index in rows.indices {
      let result = ahead.removeFirst().value()
      if index + threads < rows.count { ahead.append(begin(rows[index + threads])) }
      try body(try result.get())
    }
  }

  /// How many threads can run at once; each needs a strip of its own.
  private static var processors: Int {
    min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 8)
  }

  private func begin(_ rows: Range<Int>) -> Background<Result<Strip, PNGStream.Failure>> {
    Background {
      // Fonts belong to one thread.
      Result { () throws(PNGStream.Failure) in try Self.strip(rows, size, makeRenderer()) }
    }
  }

  private func makeRenderer() -> PartRenderer {
    PartRenderer(drawing, origin: origin, scale: scale, background: background)
  }

  private static func strip(
    _ rows: Range<Int>, _ size: PixelSize, _ renderer: PartRenderer
  ) throws(PNGStream.Failure) -> Strip {
    var tiles: [CairoSurface] = []
    for left in stride(from: 0, to: size.width, by: CairoSurface.mostPixels) {
      let part = PixelRect(
        x: left, y: rows.lowerBound, width: min(CairoSurface.mostPixels, size.width - left),
        height: rows.count)
      do { tiles.append(try renderer.render(part)) } catch {
        throw PNGStream.Failure(reason: error.description)
      }
    }
    return Strip(tiles: tiles)
  }
}
