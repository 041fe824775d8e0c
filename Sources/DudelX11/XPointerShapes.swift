internal import CX11
internal import DudelTools

/// The pointer's shapes, made when first needed, from the desktop's theme.
struct XPointerShapes {
  private let connection: XConnection
  private var cursors: [PointerShape: Cursor] = [:]

  /// Makes shapes that are as large against the theme's as the window's scale is against the
  /// desktop's, whose size the theme follows already.
  init(_ connection: XConnection, enlargement: Double) {
    self.connection = connection
    guard enlargement != 1 else { return }
    let usual = XcursorGetDefaultSize(connection.display)
    XcursorSetDefaultSize(connection.display, Int32(Double(usual) * enlargement))
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
    case .text: XC_xterm
    case .hand: XC_fleur
    }
  }
}
