internal import CCairo
internal import CCairoXlib
internal import CX11
internal import DudelCairo
internal import DudelGeometry

/// Pixels in memory of our own, which cairo sends through the connection and converts to whatever
/// the window's visual wants.
final class XImageTarget: XPixelTarget {
  let surface: CairoSurface
  let isTransferring = false
  private let windowSurface: CairoSurface

  init(_ connection: XConnection, window: Window, width: Int, height: Int) throws(XError) {
    do {
      surface = try CairoSurface(width: width, height: height)
      windowSurface = try CairoSurface(
        adopting: cairo_xlib_surface_create(
          connection.display, window, XDefaultVisual(connection.display, connection.screen),
          Int32(width), Int32(height)), width: width, height: height)
    } catch { throw .outOfMemory }
  }

  func send(_ rects: [PixelRect]) {
    CairoContext(windowSurface).copy(surface, pixels: rects)
    cairo_surface_flush(windowSurface.pointer)
  }

  func transferEnded() {}
}

extension XConnection {
  /// Tells whether the screen's pixels are 0x00RRGGBB in our own byte order, as cairo's are.
  var hasPlainPixels: Bool {
    guard let visual = XDefaultVisual(display, screen) else { return false }
    let depth = XDefaultDepth(display, screen)
    let order: Int32 = 1.littleEndian == 1 ? LSBFirst : MSBFirst
    return visual.pointee.red_mask == 0xff0000 && visual.pointee.green_mask == 0xff00
      && visual.pointee.blue_mask == 0xff && (depth == 24 || depth == 32)
      && bitsPerPixel(depth: depth) == 32 && XImageByteOrder(display) == order
  }

  private func bitsPerPixel(depth: Int32) -> Int32 {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return 0 }
    defer { XFree(formats) }
    return (0..<Int(count)).first { formats[$0].depth == depth }
      .map { formats[$0].bits_per_pixel } ?? 0
  }
}
