package import DudelGeometry
package import DudelModel

/// The finished drawing as squares of px, drawn when they are first shown and kept.
///
/// What costs little is drawn at once. What costs more is left to worker threads, and until they are
/// done something close to it is shown: the tile as it was before, the old px of another scale, or
/// white. Belongs to one thread.
package final class DrawingTiles {
  /// How much may be drawn while somebody waits, in the measure of `Drawable.cost`.
  static let promptCost = 1500
  /// No object costs less.
  private static let leastCost = 5
  /// About how many objects may be looked up while somebody waits.
  static let promptObjects = 3000
  /// The tiles that are kept may be this many times those in view, but some in any case.
  private static let (mostKept, leastKept) = (3, 64)

  /// While the scale changes faster than tiles can be drawn, they are not asked for until it has stayed
  /// the same for so many milliseconds.
  private static let rest = 70

  /// Coordinates of px stay within this, far beyond all that can be drawn.
  private static let farthest = 1 << 50

  /// Device px a drawing unit.
  package private(set) var scale: Double
  /// The px in view; the drawing's origin is at (0, 0).
  package var visible = PixelRect(x: 0, y: 0, width: 0, height: 0) {
    didSet { if visible != oldValue { isSurrounded = false } }
  }
  let text: PangoTextLayout
  let objects: (Rect, Int) -> [any Drawable]?
  let wake: @Sendable () -> Void
  /// Milliseconds since some moment.
  let now: () -> Int
  /// When tiles will be asked for, if they are not yet.
  var restsAt: Int?
  var tiles: [TilePlace: Tile] = [:]
  private(set) var stretched: StretchedPicture?
  var startedWorkers: TileWorkers?
  /// Whether the tiles around those in view have been seen to.
  var isSurrounded = false
  /// How much more may be drawn in the picture that is being put together.
  private var promptLeft = 0
  /// How many more objects may be looked up in this turn.
  var objectsLeft = 0
  /// Whether there may be tiles in view that nobody has been asked for.
  var isOrderDue = false
  /// Parts that turned out to be white after something else was shown there.
  var whitened: [PixelRect] = []
  var pictures = 0

  /// Makes tiles of a drawing.
  ///
  /// - Parameters:
  ///   - text: the layout engine of the calling thread.
  ///   - objects: tells what meets a rectangle (drawing units), from the bottom up; `nil` where that
  ///     is more than so much.
  ///   - wake: called on any thread when `collect` will bring something.
  ///   - now: tells the time in milliseconds.
  package init(
    scale: Double, text: PangoTextLayout, objects: @escaping (Rect, Int) -> [any Drawable]?,
    wake: @escaping @Sendable () -> Void, now: @escaping () -> Int
  ) {
    (self.scale, self.text, self.objects, self.wake) = (scale, text, objects, wake)
    self.now = now
  }

  /// Tells whether all that is in view is as it will stay.
  package var isSharp: Bool {
    TilePlace.places(in: visible).allSatisfy { tiles[$0]?.isFresh == true }
  }

  /// The bytes that the pictures take.
  package var byteCount: Int {
    tiles.values.reduce(0) { $0 + ($1.surface.map { $0.stride * $0.height } ?? 0) }
  }

  // MARK: - Changes

  /// Shows the drawing at another scale from now on; what is in view serves, stretched, until there
  /// are new px.
  package func setScale(_ scale: Double) {
    guard scale != self.scale, scale > 0, scale.isFinite else { return }
    let isSharp = isSharp
    restsAt = isSharp ? nil : now() + Self.rest
    // A stretched picture is not stretched anew, as long as it is all that there is.
    if stretched == nil || isSharp { stretched = pictureInView }
    self.scale = scale
    forgetAll()
  }

  /// Has a part of the drawing drawn anew, in drawing units; all of it for `nil`.
  package func repaint(_ area: Rect?) {
    stretched = nil
    guard let area else { return forgetAll() }
    let pixels = pixels(area)
    beginTurn()
    for (place, tile) in tiles where !place.pixels.intersection(pixels).isEmpty {
      if place.pixels.intersection(visible).isEmpty {
        tiles[place] = nil
        isSurrounded = false
      } else {
        repaint(tile, at: place, pixels.intersection(place.pixels))
      }
    }
  }

  /// Draws what lies on top of all else now; the area is in drawing units.
  package func paintNewest(_ drawables: [any Drawable], area: Rect) {
    let pixels = pixels(area)
    for (place, tile) in tiles where !place.pixels.intersection(pixels).isEmpty {
      tile.version += 1
      if tile.isDirect { continue }
      guard let surface = tile.surface ?? (try? TileJob.blank()) else {
        tiles[place] = nil
        continue
      }
      TileJob.draw(
        drawables, on: surface, at: place, scale: scale, clip: pixels, text: text, ground: nil)
      tile.surface = surface
    }
  }

  func beginTurn() { (promptLeft, objectsLeft) = (Self.promptCost, Self.promptObjects) }

  /// What a part may show; looking costs something even where there is nothing.
  func lookUp(_ pixels: PixelRect, atMost most: Int) -> [any Drawable]? {
    let drawables = objects(units(pixels), most)
    objectsLeft -= (drawables?.count ?? most) + 20
    return drawables
  }

  /// What a part may show, if that is no more than may be drawn while somebody waits.
  private func payable(_ pixels: PixelRect) -> [any Drawable]? {
    guard objectsLeft > 0,
      let drawables = lookUp(pixels, atMost: promptLeft / Self.leastCost), pay(drawables)
    else { return nil }
    return drawables
  }

  private func forgetAll() {
    startedWorkers?.cancelAll()
    tiles = [:]
    isSurrounded = false
  }

  // MARK: - Pictures

  /// Puts parts of a picture together whose top left px is the px `origin` of the drawing.
  package func compose(onto target: CairoContext, parts: [PixelRect], origin: (x: Int, y: Int)) {
    pictures += 1
    beginTurn()
    for part in parts {
      let pixels = part.offset(x: origin.x, y: origin.y)
      for place in TilePlace.places(in: pixels) {
        show(
          prepare(place), at: place, pixels.intersection(place.pixels), onto: target,
          origin: origin)
      }
    }
    if stretched != nil, isSharp { stretched = nil }
    evict()
  }

  /// Tells whether the tiles of a part, in px of the drawing, show nothing but white, and makes them
  /// ready.
  package func isWhite(_ pixels: PixelRect) -> Bool {
    beginTurn()
    guard lookUp(pixels, atMost: 0) != nil else { return false }
    let tiles = TilePlace.places(in: pixels).map { prepare($0) }
    return tiles.allSatisfy { $0?.isWhite == true }
  }

  /// Draws a tile that is missing or no longer right, or has it drawn.
  private func prepare(_ place: TilePlace) -> Tile? {
    let old = tiles[place]
    old?.lastShown = pictures
    if let old, old.isSeenTo { return old }
    guard let drawables = payable(place.pixels) else {
      isOrderDue = true
      return old
    }
    let tile = old ?? Tile(nil, isFresh: false, lastShown: pictures)
    tiles[place] = tile
    if drawables.isEmpty {
      tile.showWhite()
    } else if let surface = try? TileJob.blank() {
      TileJob.draw(drawables, on: surface, at: place, scale: scale, text: text, ground: nil)
      tile.surface = surface
      (tile.isFresh, tile.awaited) = (true, nil)
    } else {
      isOrderDue = true
    }
    return tile
  }

  private func repaint(_ tile: Tile, at place: TilePlace, _ pixels: PixelRect) {
    tile.version += 1
    // A tile that is not right elsewhere is drawn anew as a whole, sooner or later.
    if tile.isFresh, let drawables = payable(pixels),
      let surface = tile.surface ?? (try? TileJob.blank())
    {
      TileJob.draw(
        drawables, on: surface, at: place, scale: scale, clip: pixels, text: text, ground: .white)
      tile.surface = surface
    } else {
      tile.isFresh = false
    }
  }

  private func show(
    _ tile: Tile?, at place: TilePlace, _ pixels: PixelRect, onto target: CairoContext,
    origin: (x: Int, y: Int)
  ) {
    let part = pixels.offset(x: -origin.x, y: -origin.y)
    if let surface = tile?.surface {
      let corner = place.pixels.offset(x: -origin.x, y: -origin.y)
      target.surface.copy(surface, to: (corner.x, corner.y), pixels: part)
    } else if tile?.isDirect == true {
      target.surface.whiten(part)
      target.draw(objects(units(pixels), .max) ?? [], scale: scale, origin: origin, pixels: part)
    } else if tile?.isFresh != true, let stretched {
      if !stretched.covers(pixels, scale: scale) { target.surface.whiten(part) }
      target.drawStretched(stretched, scale: scale, origin: origin, pixels: part)
    } else {
      target.surface.whiten(part)
    }
  }

  /// Everything in view at the present scale.
  private var pictureInView: StretchedPicture? {
    guard !visible.isEmpty,
      let surface = try? CairoSurface(
        width: visible.width, height: visible.height, isOpaque: true)
    else { return nil }
    let context = CairoContext(surface, text: text)
    for place in TilePlace.places(in: visible) {
      show(
        tiles[place], at: place, place.pixels.intersection(visible), onto: context,
        origin: (visible.x, visible.y))
    }
    return StretchedPicture(surface: surface, pixels: visible, scale: scale)
  }

  /// Keeps the tiles that were shown last.
  private func evict() {
    let inView = TilePlace.count(in: visible)
    let most = max(Self.leastKept, inView * Self.mostKept)
    guard tiles.count > most + inView else { return }
    let others = tiles.filter { $0.key.pixels.intersection(visible).isEmpty }
      .sorted { $0.value.lastShown < $1.value.lastShown }
    for (place, _) in others.prefix(tiles.count - most) { tiles[place] = nil }
  }

  /// Tells whether objects can be drawn while somebody waits.
  private func pay(_ drawables: [any Drawable]) -> Bool {
    var left = promptLeft
    for drawable in drawables {
      left -= drawable.cost
      if left < 0 { return false }
    }
    promptLeft = left
    return true
  }

  /// The px that a rectangle in drawing units touches, with one more for soft edges.
  private func pixels(_ area: Rect) -> PixelRect {
    let scaled = area.scaled(by: scale)
    return PixelRect(covering: scaled.inset(by: -1), within: Self.farthest)
  }

  /// What px may show, in drawing units.
  private func units(_ pixels: PixelRect) -> Rect {
    Rect(
      minX: Double(pixels.x) / scale, minY: Double(pixels.y) / scale,
      maxX: Double(pixels.right) / scale, maxY: Double(pixels.bottom) / scale)
  }
}
