internal import CX11
internal import DudelCairo
internal import DudelEditor
internal import DudelGeometry

/// Text input at the edge: the child window over the box, the keyboard's focus, and what covers the
/// box.
final class XTyping {
  private let window: XWindow
  private let scene: EditorScene
  private let text: PangoTextLayout
  private let tint: XDamageTint
  private var child: XTextInputWindow?
  /// Where the child window shall be, in window px at scale 1.
  private var frame: Rect?
  private var freeArea: XFreeArea
  private var shownFreeArea: Rect?
  /// Tells whether the window or its child has the keyboard.
  private(set) var hasFocus = false

  init(_ window: XWindow, scene: EditorScene, text: PangoTextLayout, tint: XDamageTint) {
    self.window = window
    self.scene = scene
    self.text = text
    self.tint = tint
    freeArea = XFreeArea(window.connection, window: window.id)
  }

  /// The child window and where it begins in the window, in px at scale 1.
  var place: (window: Window, origin: Point)? {
    child.map { child in
      (
        child.id,
        Point(x: Double(child.frame.x) / window.scale, y: Double(child.frame.y) / window.scale)
      )
    }
  }

  /// Opens the child window; rectangles are in window px at scale 1.
  func open(_ rect: Rect) -> Bool {
    child = try? XTextInputWindow(
      window, scene: scene, text: text, frame: pixels(rect), tint: tint)
    guard child != nil else { return false }
    frame = rect
    freeArea.begin()
    return true
  }

  func move(to rect: Rect) {
    frame = rect
    child?.move(to: pixels(rect))
  }

  func redraw(_ rect: Rect) { child?.redraw(rect) }

  func redraw() { child?.redraw() }

  /// The window's px are of another size now.
  func followScale() {
    guard let frame else { return }
    move(to: frame)
    redraw()
  }

  func close() {
    guard let child else { return }
    child.returnFocus(parentHasFocus: hasFocus)
    freeArea.end()
    shownFreeArea = nil
    frame = nil
    self.child = nil
  }

  /// Draws and sends what is damaged.
  func paint() { child?.paint() }

  /// Deals with an event of the child window and follows the focus; tells whether that is all.
  func handle(_ event: XEvent) -> Bool {
    followFocus(event)
    guard let child, event.xany.window == child.id else { return false }
    switch event.type {
    case Expose:
      let area = event.xexpose
      child.expose(
        PixelRect(
          x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
    case MapNotify: child.mapped(parentHasFocus: hasFocus)
    case ConfigureNotify, UnmapNotify, DestroyNotify: break
    default: return false
    }
    return true
  }

  /// The server has read what a window sent.
  func transferEnded(_ drawable: XID) -> Bool {
    guard let child, drawable == child.id else { return false }
    child.transferEnded()
    return true
  }

  /// What is free of docks now, in window px at scale 1, if that may have changed by an event.
  func newFreeArea(after event: XEvent?, width: Int, height: Int) -> Rect? {
    guard child != nil, event.map(freeArea.isConcerned) ?? true,
      let area = freeArea.measure(width: width, height: height)
    else { return nil }
    let scale = window.scale
    let scaled = Rect(
      minX: area.minX / scale, minY: area.minY / scale, maxX: area.maxX / scale,
      maxY: area.maxY / scale)
    guard scaled != shownFreeArea else { return nil }
    shownFreeArea = scaled
    return scaled
  }

  private func followFocus(_ event: XEvent) {
    guard event.type == FocusIn || event.type == FocusOut, event.xfocus.window == window.id,
      event.xfocus.mode != NotifyGrab, event.xfocus.mode != NotifyUngrab,
      event.xfocus.detail != NotifyPointer
    else { return }
    // Into the child and back is no loss.
    hasFocus = event.type == FocusIn || event.xfocus.detail == NotifyInferior
    if event.type == FocusIn { child?.takeFocus() }
  }

  private func pixels(_ rect: Rect) -> PixelRect {
    let scale = window.scale
    var pixels = PixelRect(
      covering: rect.scaled(by: scale))
    pixels.width = max(1, pixels.width)
    pixels.height = max(1, pixels.height)
    return pixels
  }
}
