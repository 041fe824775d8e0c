import CX11

extension XDriver {
  /// Lays a black window over a part of the screen and takes it away again, so that what lies under
  /// it is lost.
  public func coverOnce(_ place: PixelPoint, width: Int, height: Int) throws {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    attributes.background_pixel = 0
    let window = XCreateWindow(
      display, root, Int32(place.x), Int32(place.y), UInt32(width), UInt32(height), 0,
      Int32(CopyFromParent), UInt32(InputOutput), nil, UInt(CWOverrideRedirect | CWBackPixel),
      &attributes)
    XMapRaised(display, window)
    XSync(display, 0)
    try eventually("the cover") { try pixel(at: place) == .black }
    XDestroyWindow(display, window)
    XSync(display, 0)
  }
}
