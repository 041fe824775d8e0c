internal import CX11
internal import DudelCairo
internal import DudelEditor
internal import DudelGeometry

/// The child window that text is typed in, exactly over its box.
///
/// It takes the keyboard's focus, so that keys reach it wherever the pointer is, with a window manager
/// or without one.
final class XTextInputWindow {
  let id: Window
  /// Where the window is in its parent, in device px.
  private(set) var frame: PixelRect
  private let window: XWindow
  private let scene: EditorScene
  private let text: PangoTextLayout
  private var target: any XPixelTarget
  private var damage = DamageRegion()
  private var tint: XDamageTint
  /// Set while the window can be seen; only then can it have the focus.
  private var isViewable = false

  init(
    _ window: XWindow, scene: EditorScene, text: PangoTextLayout, frame: PixelRect,
    tint: XDamageTint
  ) throws(XError) {
    self.window = window
    self.scene = scene
    self.text = text
    self.tint = tint
    self.frame = frame
    let connection = window.connection
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = XInputTranslator.coreEventMask(connection)
    id = XCreateWindow(
      connection.display, window.id, Int32(frame.x), Int32(frame.y), UInt32(frame.width),
      UInt32(frame.height), 0, Int32(CopyFromParent), UInt32(InputOutput), nil,
      UInt(CWBackPixmap | CWBitGravity | CWEventMask), &attributes)
    target = try Self.makeTarget(window, id: id, frame: frame)
    damage.add(bounds)
    XInputTranslator.selectPointer(connection, on: id)
    XMapRaised(connection.display, id)
  }

  isolated deinit { XDestroyWindow(window.connection.display, id) }

  private var bounds: PixelRect {
    PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
  }

  private static func makeTarget(
    _ window: XWindow, id: Window, frame: PixelRect
  ) throws(XError) -> any XPixelTarget {
    if let gc = window.gc,
      let shared = XShmTarget(
        window.connection, window: id, gc: gc, width: frame.width, height: frame.height)
    {
      return shared
    }
    return try XImageTarget(
      window.connection, window: id, width: frame.width, height: frame.height)
  }

  // MARK: - Place and focus

  /// Follows its box to another place or size, in device px of the parent.
  func move(to frame: PixelRect) {
    guard frame != self.frame else { return }
    if frame.width != self.frame.width || frame.height != self.frame.height {
      // Without memory for the new size the window stays as it is.
      guard let target = try? Self.makeTarget(window, id: id, frame: frame) else { return }
      self.target = target
    }
    self.frame = frame
    XMoveResizeWindow(
      window.connection.display, id, Int32(frame.x), Int32(frame.y), UInt32(frame.width),
      UInt32(frame.height))
    damage = DamageRegion()
    damage.add(bounds)
  }

  /// The window can be seen now.
  func mapped(parentHasFocus: Bool) {
    isViewable = true
    if parentHasFocus { takeFocus() }
  }

  /// Takes the keyboard, once the parent has it.
  func takeFocus() {
    guard isViewable else { return }
    XSetInputFocus(
      window.connection.display, id, Int32(RevertToParent), Time(CurrentTime))
  }

  /// Gives the keyboard back to the parent.
  func returnFocus(parentHasFocus: Bool) {
    guard parentHasFocus else { return }
    XSetInputFocus(
      window.connection.display, window.id, Int32(RevertToPointerRoot), Time(CurrentTime))
  }

  // MARK: - Painting

  /// A part looks different, in window px at scale 1.
  func redraw(_ rect: Rect) {
    let scale = window.scale
    let scaled = rect.scaled(by: scale)
    var area = PixelRect(covering: scaled.inset(by: -1))
    area.x -= frame.x
    area.y -= frame.y
    damage.add(area.intersection(bounds))
  }

  /// Everything looks different.
  func redraw() { damage.add(bounds) }

  /// The server lost a part, in device px.
  func expose(_ rect: PixelRect) { damage.add(rect.intersection(bounds)) }

  func transferEnded() { target.transferEnded() }

  /// Draws and sends what is damaged.
  func paint() {
    guard !damage.isEmpty, !target.isTransferring else { return }
    DebugLog.write(.damage, "text \(damage)")
    damage = tint.renew(for: damage)
    let scale = window.scale
    for rect in damage.rects {
      let context = CairoContext(target.surface, scale: scale, text: text)
      context.clip(toPixels: rect)
      context.concatenate(
        .translation(Point(x: -Double(frame.x) / scale, y: -Double(frame.y) / scale)))
      scene.drawTextInput(in: context)
    }
    tint.draw(on: CairoContext(target.surface, text: text))
    target.surface.flush()
    target.send(damage.rects)
    damage = DamageRegion()
  }
}
