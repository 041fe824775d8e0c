internal import DudelCairo
internal import DudelGeometry

/// Where the window's pixels are put together, and the way from there to the server.
protocol XPixelTarget: AnyObject {
  /// The picture to draw into; it must not be touched while a transfer runs.
  var surface: CairoSurface { get }
  /// Tells whether the server is still reading what was sent last.
  var isTransferring: Bool { get }
  /// Sends parts of the picture to the window.
  func send(_ rects: [PixelRect])
  /// The server has read what was sent.
  func transferEnded()
}
