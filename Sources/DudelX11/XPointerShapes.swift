internal import CX11
internal import DudelTools

/// The pointer's shapes, made when first needed, from the desktop's theme.
struct XPointerShapes {
  private let connection: XConnection
  private var cursors: [PointerShape: Cursor] = [:]

  init(_ connection: XConnection, scale: Double) {
    self.connection = connection
    let usual = XcursorGetDefaultSize(connection.display)
    // The theme's size follows the desktop's scale already; only a scale of our own adds to it.
    if scale != connection.desktopScale {
      XcursorSetDefaultSize(connection.display, Int32(Double(usual) * scale / connection.desktopScale))
    }
  }

  mutating func cursor(_ shape: PointerShape) -> Cursor {
    if let cursor = cursors[shape] { return cursor }
    let cursor = XCreateFontCursor(connection.display, UInt32(Self.glyph(shape)))
    cursors[shape] = cursor
    return cursor
  }

  private static func glyph(_ shape: PointerShape) -> Int32 {
    switch shape {
    case .arrow: XC_left_ptr
    case .pencil: XC_pencil
    case .crosshair: XC_crosshair
    case .point: XC_tcross
    }
  }
}
