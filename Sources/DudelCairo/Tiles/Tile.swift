/// A square of the drawing's px, and how far it is right.
final class Tile {
  /// The picture; `nil` for white.
  var surface: CairoSurface?
  /// Whether the picture is that of the drawing as it is now.
  var isFresh: Bool
  /// Set where there is no memory for a picture: then objects are drawn each time.
  var isDirect = false
  /// Counts the changes of what the tile shows.
  var version = 0
  /// The version that workers were asked for, while they are at it.
  var awaited: Int?
  /// When the tile was last shown, counted in pictures put together.
  var lastShown: Int

  /// - Parameter surface: the picture, or `nil` for white.
  init(_ surface: CairoSurface?, isFresh: Bool, lastShown: Int) {
    (self.surface, self.isFresh, self.lastShown) = (surface, isFresh, lastShown)
  }

  /// Tells whether the tile is right, or will be without further doing.
  var isSeenTo: Bool { isFresh || awaited == version }

  /// Tells whether there is nothing to be seen.
  var isWhite: Bool { isFresh && surface == nil && !isDirect }

  /// Shows that there is nothing of the drawing here.
  func showWhite() { (surface, isFresh, isDirect, awaited) = (nil, true, false, nil) }

  /// Shows the drawing as it is now by a picture, or without one where there was no memory for it.
  func take(_ picture: CairoSurface?) {
    surface = picture
    isDirect = picture == nil
    isFresh = true
  }
}
