internal import CX11
internal import DudelCairo
internal import DudelEditor
internal import DudelGeometry

/// The pixels of the window: finished objects in a cache, and over them, in the picture that goes to
/// the server, previews and controls.
///
/// Only what is damaged is put together and sent, once for each batch of events.
final class XCanvasView {
  private let window: XWindow
  private let scene: EditorScene
  private let target: any XPixelTarget
  private let cache: CairoSurface
  private var damage = DamageRegion()
  /// Parts that the server lost but that need not be drawn again.
  private var exposed = DamageRegion()

  /// Makes the pixels for a window size in device px, taking over what an earlier view had drawn.
  init(
    _ window: XWindow, scene: EditorScene, width: Int, height: Int, replacing old: XCanvasView?
  ) throws(XError) {
    self.window = window
    self.scene = scene
    let connection = window.connection
    if let gc = window.gc,
      let shared = XShmTarget(connection, window: window.id, gc: gc, width: width, height: height)
    {
      target = shared
    } else {
      target = try XImageTarget(connection, window: window.id, width: width, height: height)
    }
    do { cache = try CairoSurface(width: width, height: height) } catch { throw .outOfMemory }
    var fresh = [cache.pixels]
    if let old {
      let kept = old.cache.pixels.intersection(cache.pixels)
      CairoContext(cache).copy(old.cache, pixels: [kept])
      fresh = [
        PixelRect(x: kept.right, y: 0, width: width - kept.right, height: height),
        PixelRect(x: 0, y: kept.bottom, width: kept.right, height: height - kept.bottom),
      ].filter { !$0.isEmpty }
    }
    for rect in fresh { drawCache(rect) }
    damage.add(cache.pixels)
  }

  // MARK: - Damage, in window px at scale 1

  /// Previews or controls look different there.
  func redraw(_ rect: Rect) { damage.add(pixels(rect)) }

  /// Finished objects look different there.
  func repaintDrawing(_ rect: Rect) {
    let area = pixels(rect)
    drawCache(area)
    damage.add(area)
  }

  /// The topmost objects are new.
  func paintNewest(_ count: Int, _ rect: Rect) {
    let area = pixels(rect)
    guard !area.isEmpty else { return }
    let context = CairoContext(cache, scale: window.scale)
    context.clip(toPixels: [area])
    scene.drawNewest(count, in: context)
    damage.add(area)
  }

  /// The server lost a part, in device px.
  func expose(_ rect: PixelRect) { exposed.add(rect.intersection(cache.pixels)) }

  /// The server has read what was sent.
  func transferEnded() { target.transferEnded() }

  /// Tells whether there is something to paint that waits for nothing.
  var needsPaint: Bool { !target.isTransferring && !(damage.isEmpty && exposed.isEmpty) }

  /// Puts together what is damaged and sends it.
  func paint() {
    guard needsPaint else { return }
    if !damage.isEmpty {
      let context = CairoContext(target.surface, scale: window.scale)
      context.copy(cache, pixels: damage.rects)
      for rect in damage.rects {
        // One rectangle at a time: previews draw only what its clip shows.
        context.save()
        context.clip(toPixels: [rect])
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

  private func drawCache(_ area: PixelRect) {
    guard !area.isEmpty else { return }
    let context = CairoContext(cache, scale: window.scale)
    context.clip(toPixels: [area])
    scene.drawDrawing(in: context)
  }

  /// The device px that a rectangle touches, with one more for soft edges.
  private func pixels(_ rect: Rect) -> PixelRect {
    let scale = window.scale
    let scaled = Rect(
      minX: rect.minX * scale, minY: rect.minY * scale, maxX: rect.maxX * scale,
      maxY: rect.maxY * scale)
    return PixelRect(covering: scaled.inset(by: -1)).intersection(cache.pixels)
  }
}
