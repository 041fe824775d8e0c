import DudelCairo
import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import Glibc

/// The pixels of a window, kept up to date from the editor's effects as the edge does it: finished
/// objects in a cache, previews and controls over a copy of what is damaged.
final class Screen {
  let bench: EditorBench
  var theme = Theme.light
  private(set) var scale: Double
  private(set) var surface: CairoSurface
  private var cache: CairoSurface

  init(_ bench: EditorBench, scale: Double = 1) throws {
    self.bench = bench
    self.scale = scale
    (surface, cache) = (try Self.surface(bench, scale), try Self.surface(bench, scale))
    repaintAll()
  }

  /// The largest difference in any component between what the effects so far have left and the
  /// same drawn anew as a whole.
  func largestFault() throws -> Int {
    let fresh = try freshSurface()
    return Self.largestDifference(surface, fresh, rows: 0..<surface.height)
  }

  /// What the effects so far have left, to be compared with later.
  func copy() throws -> CairoSurface {
    let copy = try CairoSurface(width: surface.width, height: surface.height)
    CairoContext(copy).copy(surface, pixels: [surface.pixels])
    return copy
  }

  /// The largest difference of the canvas from an earlier copy.
  func largestDifference(ofCanvasFrom other: CairoSurface) -> Int {
    let top = Int((Editor.canvasOrigin.y * scale).rounded(.up))
    return Self.largestDifference(surface, other, rows: top..<surface.height)
  }

  /// The share of the canvas's px that differ from an earlier copy by more than a limit.
  func share(ofCanvasFrom other: CairoSurface, beyond limit: Int) -> Double {
    let top = Int((Editor.canvasOrigin.y * scale).rounded(.up))
    let (mine, theirs) = (PixelImage(surface), PixelImage(other))
    let count = zip(mine.bytes, theirs.bytes).dropFirst(top * surface.width * 4)
      .count { abs(Int($0) - Int($1)) > limit }
    return Double(count) / 3 / Double(surface.width * (surface.height - top))
  }

  private static func largestDifference(
    _ a: CairoSurface, _ b: CairoSurface, rows: Range<Int>
  ) -> Int {
    let length = a.width * 4
    return a.withBytes { mine in
      b.withBytes { theirs in
        var largest = 0
        for row in rows {
          let start = row * a.stride
          // Equal rows are skipped fast: tests run unoptimised, and pictures are large.
          guard let first = mine.baseAddress, let second = theirs.baseAddress,
            memcmp(first + start, second + start, length) != 0
          else { continue }
          for index in start..<start + length where mine[index] != theirs[index] {
            largest = max(largest, abs(Int(mine[index]) - Int(theirs[index])))
          }
        }
        return largest
      }
    }
  }

  private func freshSurface() throws -> CairoSurface {
    let surface = try Self.surface(bench, scale)
    let context = CairoContext(surface, scale: scale)
    scene.drawDrawing(in: context)
    scene.drawOverlay(in: context)
    try context.check()
    return surface
  }

  /// Does what the effects of one event ask for, then paints once.
  func apply(_ effects: [EditorEffect]) {
    var damage = DamageRegion()
    for effect in effects {
      switch effect {
      case .redraw(let rect): damage.add(pixels(rect))
      case .repaintDrawing(let rect):
        let area = rect.map { pixels(scene.view.windowRect($0)) } ?? surface.pixels
        guard !area.isEmpty else { continue }
        let context = CairoContext(cache, scale: scale)
        context.clip(toPixels: area)
        scene.drawDrawing(in: context)
        damage.add(area)
      case .paintNewest(let count, let rect):
        let area = pixels(scene.view.windowRect(rect))
        guard !area.isEmpty else { continue }
        let context = CairoContext(cache, scale: scale)
        context.clip(toPixels: area)
        scene.drawNewest(count, in: context)
        damage.add(area)
      case .moveDrawing:
        scene.drawDrawing(in: CairoContext(cache, scale: scale))
        damage.add(surface.pixels)
      default: break
      }
    }
    paint(damage)
  }

  /// Paints everything, as after a change of the window's size.
  func resize() throws {
    (surface, cache) = (try Self.surface(bench, scale), try Self.surface(bench, scale))
    repaintAll()
  }

  private func repaintAll() {
    scene.drawDrawing(in: CairoContext(cache, scale: scale))
    var damage = DamageRegion()
    damage.add(surface.pixels)
    paint(damage)
  }

  private var scene: EditorScene {
    EditorScene(editor: bench.editor, theme: theme, icons: IconShelf(SampleIcons.all))
  }

  private func paint(_ damage: DamageRegion) {
    guard !damage.isEmpty else { return }
    let context = CairoContext(surface, scale: scale)
    context.copy(cache, pixels: damage.rects)
    for rect in damage.rects {
      context.save()
      context.clip(toPixels: rect)
      scene.drawOverlay(in: context)
      context.restore()
    }
  }

  private func pixels(_ rect: Rect) -> PixelRect {
    let scaled = Rect(
      minX: rect.minX * scale, minY: rect.minY * scale, maxX: rect.maxX * scale,
      maxY: rect.maxY * scale)
    return PixelRect(covering: scaled.inset(by: -0.25)).intersection(cache.pixels)
  }

  private static func surface(_ bench: EditorBench, _ scale: Double) throws -> CairoSurface {
    let size = bench.editor.windowSize
    return try CairoSurface(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded())))
  }
}
