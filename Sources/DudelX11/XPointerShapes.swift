internal import CX11
internal import DudelTools

/// The pointer's shapes, made when first needed, from the desktop's theme.
struct XPointerShapes {
  private let connection: XConnection
  private var cursors: [PointerShape: Cursor] = [:]
  /// The scale for which the theme's shapes are as they were when the connection was opened.
  private let usualScale: Double
  private var usualSize: Int32?

  /// Makes shapes whose theme has followed the desktop's scale, once.
  init(_ connection: XConnection, desktopScale: Double) {
    (self.connection, usualScale) = (connection, desktopScale)
  }

  /// Makes the shapes as large against the theme's as this scale is against the desktop's.
  mutating func setScale(_ scale: Double) {
    guard scale != usualScale || usualSize != nil else { return }
    let size = usualSize ?? XcursorGetDefaultSize(connection.display)
    usualSize = size
    XcursorSetDefaultSize(
      connection.display, Int32((Double(size) * scale / usualScale).rounded()))
    for cursor in cursors.values { XFreeCursor(connection.display, cursor) }
    cursors = [:]
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
