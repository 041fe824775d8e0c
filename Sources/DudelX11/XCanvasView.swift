internal import CX11
internal import DudelCairo
internal import DudelEditor
internal import DudelGeometry

/// The pixels of the window: finished objects in a cache, and over them, in the picture that goes to
/// the server, previews and controls.
///
/// Only what is damaged is put together and sent, once for each batch of events. As long as nothing
/// is drawn there is no cache, and neither where memory is short: then objects are drawn each time.
final class XCanvasView {
  private let window: XWindow
  private let scene: EditorScene
  private let text: PangoTextLayout
  private let target: any XPixelTarget
  private var cache: CairoSurface?
  private var damage = DamageRegion()
  /// Parts that the server lost but that need not be drawn again.
  private var exposed = DamageRegion()

  /// Makes the pixels for a window size in device px, taking over what an earlier view had drawn.
  init(
    _ window: XWindow, scene: EditorScene, text: PangoTextLayout, width: Int, height: Int,
    replacing old: XCanvasView?
  ) throws(XError) {
    self.window = window
    self.scene = scene
    self.text = text
    let connection = window.connection
    if let gc = window.gc,
      let shared = XShmTarget(connection, window: window.id, gc: gc, width: width, height: height)
    {
      target = shared
    } else {
      target = try XImageTarget(connection, window: window.id, width: width, height: height)
    }
    if let old = old?.cache { takeOver(old) }
    damage.add(bounds)
  }

  /// All pixels of the window.
  private var bounds: PixelRect { target.surface.pixels }

  /// Keeps what the old cache shows and draws what is new at the right and at the bottom.
  private func takeOver(_ old: CairoSurface) {
    guard let cache = try? CairoSurface(width: bounds.width, height: bounds.height) else { return }
    self.cache = cache
    let kept = old.pixels.intersection(bounds)
    CairoContext(cache).copy(old, pixels: [kept])
    drawCache(
      PixelRect(x: kept.right, y: 0, width: bounds.width - kept.right, height: bounds.height))
    drawCache(
      PixelRect(x: 0, y: kept.bottom, width: kept.right, height: bounds.height - kept.bottom))
  }

  // MARK: - Damage, in window px at scale 1

  /// Previews or controls look different there.
  func redraw(_ rect: Rect) { damage.add(pixels(rect)) }

  /// Finished objects look different there.
  func repaintDrawing(_ rect: Rect) {
    let area = pixels(rect)
    if cache != nil { drawCache(area) } else { makeCache() }
    damage.add(area)
  }

  /// The topmost objects are new.
  func paintNewest(_ count: Int, _ rect: Rect) {
    let area = pixels(rect)
    guard !area.isEmpty else { return }
    if let cache {
      let context = CairoContext(cache, scale: window.scale, text: text)
      context.clip(toPixels: [area])
      scene.drawNewest(count, in: context)
    } else {
      makeCache()
    }
    damage.add(area)
  }

  /// The server lost a part, in device px.
  func expose(_ rect: PixelRect) { exposed.add(rect.intersection(bounds)) }

  /// The server has read what was sent.
  func transferEnded() { target.transferEnded() }

  /// Tells whether the window shows everything as it is now.
  var isUpToDate: Bool { damage.isEmpty && exposed.isEmpty }

  /// Puts together what is damaged and sends it, unless the server is still reading.
  func paint() {
    guard !isUpToDate, !target.isTransferring else { return }
    if !damage.isEmpty {
      let context = CairoContext(target.surface, scale: window.scale, text: text)
      if let cache { context.copy(cache, pixels: damage.rects) }
      for rect in damage.rects {
        // One rectangle at a time: previews draw only what its clip shows.
        context.save()
        context.clip(toPixels: [rect])
        if cache == nil { scene.drawDrawing(in: context) }
        scene.drawOverlay(in: context)
        context.restore()
      }
    }
    exposed.formUnion(damage)
    DebugLog.write(.damage, "\(exposed.rects)")
    target.surface.flush()
    target.send(exposed.rects)
    damage = DamageRegion()
    exposed = DamageRegion()
  }

  private func makeCache() {
    cache = try? CairoSurface(width: bounds.width, height: bounds.height)
    drawCache(bounds)
  }

  private func drawCache(_ area: PixelRect) {
    guard let cache, !area.isEmpty else { return }
    let context = CairoContext(cache, scale: window.scale, text: text)
    context.clip(toPixels: [area])
    scene.drawDrawing(in: context)
  }

  /// The device px that a rectangle touches, with one more for soft edges.
  private func pixels(_ rect: Rect) -> PixelRect {
    let scale = window.scale
    let scaled = Rect(
      minX: rect.minX * scale, minY: rect.minY * scale, maxX: rect.maxX * scale,
      maxY: rect.maxY * scale)
    return PixelRect(covering: scaled.inset(by: -1)).intersection(bounds)
  }
}
