internal import CX11
internal import DudelCairo
internal import DudelEditor
internal import DudelGeometry

/// The pixels of the window: finished objects in tiles, and over them, in the picture that goes to
/// the server, previews and controls.
///
/// Only what is damaged is put together and sent, once for each batch of events.
final class XCanvasView {
  private let window: XWindow
  private let scene: EditorScene
  private let text: PangoTextLayout
  private let target: any XPixelTarget
  private let surface: CairoSurface
  private let tiles: DrawingTiles
  /// Made for `contextScale` device px a window px.
  private var context: CairoContext
  private var contextScale: Double
  private var damage = DamageRegion()
  private var tint: XDamageTint
  /// Parts that the server lost but that need not be drawn again.
  private var exposed = DamageRegion()
  private var blank = Blank.possible

  /// The part of the window that is white because the server was told so: a canvas without anything
  /// on it is neither put together nor sent, nor is there any memory for it.
  private enum Blank {
    /// Nothing was painted yet.
    case possible
    /// The picture has nothing there.
    case whole(PixelRect)
    /// The picture has something in places.
    case broken(PixelRect)
    case none
  }

  /// Makes the pixels for a window size in device px, taking over what an earlier view had drawn.
  ///
  /// - Parameter wake: called on any thread when `collect` will bring something.
  init(
    _ window: XWindow, scene: EditorScene, text: PangoTextLayout, width: Int, height: Int,
    tint: XDamageTint, replacing old: XCanvasView?, wake: @escaping @Sendable () -> Void
  ) throws(XError) {
    self.window = window
    self.scene = scene
    self.text = text
    self.tint = tint
    let connection = window.connection
    if let gc = window.gc,
      let shared = XShmTarget(connection, window: window.id, gc: gc, width: width, height: height)
    {
      target = shared
    } else {
      target = try XImageTarget(connection, window: window.id, width: width, height: height)
    }
    surface = target.surface
    contextScale = window.scale
    context = CairoContext(surface, scale: contextScale, text: text)
    tiles =
      old?.tiles
      ?? DrawingTiles(
        scale: window.scale, text: text,
        objects: { area, most in
          MainActor.assumeIsolated { scene.drawables(in: area, atMost: most) }
        }, wake: wake, now: { MonotonicClock.milliseconds })
    moveDrawing()
    damage.add(bounds)
  }

  /// All pixels of the window.
  private var bounds: PixelRect { surface.pixels }

  /// Which px of the drawing is at the top left corner of the window.
  private var origin: (x: Int, y: Int) {
    let (view, scale) = (scene.view, window.scale)
    func pixel(_ value: Double) -> Int { Int((-value * scale).rounded()) }
    return (pixel(view.origin.x), pixel(view.origin.y))
  }

  // MARK: - Damage

  /// Previews or controls look different there, in window px at scale 1.
  func redraw(_ rect: Rect) { damage.add(pixels(rect)) }

  /// Previews and controls look different everywhere.
  func redraw() { damage.add(bounds) }

  /// Finished objects look different there, in drawing units; everywhere for `nil`.
  func repaintDrawing(_ rect: Rect?) {
    tiles.repaint(rect)
    damage.add(rect.map { pixels(scene.view.windowRect($0)) } ?? bounds)
  }

  /// The topmost objects are new; the area is in drawing units.
  func paintNewest(_ count: Int, _ rect: Rect) {
    tiles.paintNewest(scene.newest(count), area: rect)
    damage.add(pixels(scene.view.windowRect(rect)))
  }

  /// The drawing lies otherwise in the window now.
  func moveDrawing() {
    tiles.setScale(window.scale * scene.view.zoom)
    tiles.visible = bounds.offset(x: origin.x, y: origin.y)
    damage.add(bounds)
  }

  /// Takes over what other threads have drawn.
  func collect() {
    for rect in tiles.collect() {
      damage.add(rect.offset(x: -origin.x, y: -origin.y).intersection(bounds))
    }
  }

  /// The server lost a part, in device px.
  func expose(_ rect: PixelRect) {
    let lost = rect.intersection(bounds)
    switch blank {
    case .whole(let white):
      window.whiten(lost.intersection(white))
      for part in lost.parts(outside: white) { exposed.add(part) }
    case .broken(let white) where !white.intersection(lost).isEmpty: damage.add(lost)
    case .possible, .broken, .none: exposed.add(lost)
    }
  }

  /// The server has read what was sent.
  func transferEnded() { target.transferEnded() }

  /// Tells whether the window shows everything as it is now.
  var isUpToDate: Bool { damage.isEmpty && exposed.isEmpty }

  /// Puts together what is damaged and sends it, unless the server is still reading.
  func paint() {
    guard !isUpToDate, !target.isTransferring else { return }
    if !damage.isEmpty {
      DebugLog.write(.damage, "window \(damage)")
      renewContext()
      damage = tint.renew(for: damage)
      leaveBlank()
      tiles.compose(onto: context, parts: damage.rects, origin: origin)
      for rect in damage.rects {
        // One rectangle at a time: previews draw only what its clip shows.
        context.save()
        context.clip(toPixels: rect)
        scene.drawOverlay(in: context)
        context.restore()
      }
      tint.draw(on: context)
    }
    surface.flush()
    // Not joined: between them there may be what the picture does not have.
    target.send(exposed.isEmpty ? damage.rects : damage.rects + exposed.rects)
    damage = DamageRegion()
    exposed = DamageRegion()
  }

  /// Makes another context where the scale has changed, or an error has stopped all further drawing.
  private func renewContext() {
    if contextScale == window.scale, context.isGood { return }
    contextScale = window.scale
    context = CairoContext(surface, scale: contextScale, text: text)
  }

  /// Takes what is blank out of the first damage, and notes where later ones reach into it.
  private func leaveBlank() {
    switch blank {
    case .possible:
      guard !tint.isOn, let white = blankPart else { return blank = .none }
      blank = .whole(white)
      window.whiten(white)
      // The picture has nothing there to be sent either.
      (damage, exposed) = (damage.outside(white), exposed.outside(white))
    case .whole(let white), .broken(let white):
      for rect in damage.rects {
        let reached = rect.intersection(white)
        if reached == white {
          blank = .none
          break
        }
        if !reached.isEmpty { blank = .broken(white) }
      }
    case .none: break
    }
  }

  /// The whole px of a canvas without anything on it.
  private var blankPart: PixelRect? {
    guard let canvas = scene.bareCanvas else { return nil }
    let touched = pixels(canvas)
    // The edge px may be the toolbar's as well.
    let top = Int((canvas.minY * window.scale).rounded(.up))
    let white = touched.intersection(
      PixelRect(x: 0, y: top, width: bounds.width, height: bounds.height - top))
    return tiles.isWhite(white.offset(x: origin.x, y: origin.y)) ? white : nil
  }

  /// Has more of the drawing drawn on other threads; tells whether there is more to do at once.
  func prepareTiles() -> Bool { tiles.order() }

  /// In how many milliseconds `prepareTiles` is to be called again, or -1.
  var timeout: Int32 { tiles.timeout }

  /// The device px that a rectangle touches, or nearly so.
  private func pixels(_ rect: Rect) -> PixelRect {
    let scale = window.scale
    let scaled = rect.scaled(by: scale)
    return PixelRect(covering: scaled.inset(by: -0.25)).intersection(bounds)
  }
}
