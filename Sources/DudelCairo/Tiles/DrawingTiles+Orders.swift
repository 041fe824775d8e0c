package import DudelGeometry
internal import DudelModel

/// What is left to worker threads.
extension DrawingTiles {
  /// Takes over what workers have drawn and returns its px.
  package func collect() -> [PixelRect] {
    defer { whitened = [] }
    guard let results = startedWorkers?.takeResults() else { return whitened }
    return whitened
      + results.compactMap { result in
        guard result.scale == scale, let tile = tiles[result.place],
          tile.awaited == result.version
        else { return nil }
        tile.awaited = nil
        // A tile that changed meanwhile is asked for again when it is shown next.
        if tile.version == result.version { tile.take(result.surface) }
        return result.place.pixels
      }
  }

  /// Has workers draw what is in view and not right yet, and, if they have been of use so far, what
  /// lies around it: a few tiles at a time.
  ///
  /// - Returns: whether there is more to do at once.
  package func order() -> Bool {
    if let restsAt, now() < restsAt { return !whitened.isEmpty }
    restsAt = nil
    beginTurn()
    if isOrderDue {
      for place in TilePlace.places(in: visible) where tiles[place]?.isSeenTo != true {
        guard objectsLeft > 0 else { return true }
        order(place)
      }
      isOrderDue = false
    }
    return surround() || !whitened.isEmpty
  }

  /// In how many milliseconds `order` is to be called again, or -1.
  package var timeout: Int32 { restsAt.map { Int32(clamping: max(0, $0 - now())) } ?? -1 }

  private func surround() -> Bool {
    guard startedWorkers != nil, !isSurrounded, isSharp else { return false }
    let extent = TilePlace.extent
    let around = PixelRect(
      x: visible.x - extent, y: visible.y - extent, width: visible.width + 2 * extent,
      height: visible.height + 2 * extent)
    for place in TilePlace.places(in: around) where tiles[place] == nil {
      guard objectsLeft > 0 else { return true }
      order(place)
    }
    isSurrounded = true
    return false
  }

  private func order(_ place: TilePlace) {
    let drawables = lookUp(place.pixels, atMost: .max) ?? []
    let tile = tiles[place] ?? Tile(nil, isFresh: false, lastShown: pictures)
    tiles[place] = tile
    if drawables.isEmpty {
      tile.showWhite()
      whitened.append(place.pixels)
    } else {
      order(tile, at: place, drawables, from: workers)
    }
  }

  private var workers: TileWorkers {
    if let startedWorkers { return startedWorkers }
    let workers = TileWorkers(count: TileWorkers.usefulCount, wake: wake)
    startedWorkers = workers
    return workers
  }

  private func order(
    _ tile: Tile, at place: TilePlace, _ drawables: [any Drawable], from workers: TileWorkers
  ) {
    let job = TileJob(place: place, scale: scale, drawables: drawables, version: tile.version)
    tile.awaited = tile.version
    if workers.isThere { return workers.submit(job) }
    // Nobody else is there to do it.
    tile.take(try? job.render(text: text))
    tile.awaited = nil
  }
}
