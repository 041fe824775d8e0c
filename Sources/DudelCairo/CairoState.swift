internal import CCairo
internal import DudelGeometry

/// Transform and clip of a cairo context, which cairo is told of only when it has to draw.
///
/// What can be drawn without cairo shall not wake it: it wants much memory that isn't at hand after a
/// pause.
struct CairoState {
  /// Not owned; does not know yet what it has not been told.
  let cairo: OpaquePointer

  private var current: Values
  private var saved: [Values] = []
  private var untold: [Step] = []

  private struct Values {
    var transform: Transform
    /// The clip, if it is of whole px and one rectangle.
    var pixelClip: PixelRect?
  }

  private enum Step {
    case save
    case transform(Transform)
    case clip(PixelRect)
  }

  /// - Parameter clip: all that there is to draw on.
  init(_ cairo: OpaquePointer, clip: PixelRect) {
    self.cairo = cairo
    current = Values(transform: .identity, pixelClip: clip)
  }

  /// Where the current units lie in device px.
  var transform: Transform {
    get { current.transform }
    set {
      current.transform = newValue
      untold.append(.transform(newValue))
    }
  }

  /// The clip, if it is of whole px and one rectangle.
  var pixelClip: PixelRect? { current.pixelClip }

  mutating func save() {
    saved.append(current)
    untold.append(.save)
  }

  mutating func restore() {
    guard let before = saved.popLast() else { return }
    current = before
    while let step = untold.popLast() { if case .save = step { return } }
    cairo_restore(cairo)
  }

  /// Cuts to whole device px.
  mutating func clip(_ rect: PixelRect) {
    current.pixelClip = current.pixelClip?.intersection(rect)
    untold.append(.clip(rect))
  }

  /// Notes that cairo was given a clip that is not known here.
  mutating func noteRoughClip() { current.pixelClip = nil }

  /// Tells cairo what it does not know yet.
  mutating func tell() {
    guard !untold.isEmpty else { return }
    for step in untold {
      switch step {
      case .save: cairo_save(cairo)
      case .transform(let t):
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
        cairo_set_matrix(cairo, &matrix)
      case .clip(let rect): clipNow(rect)
      }
    }
    untold.removeAll(keepingCapacity: true)
  }

  private func clipNow(_ rect: PixelRect) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_rectangle(
      cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    // The path stays, in device px, while the transform comes back.
    cairo_restore(cairo)
    cairo_clip(cairo)
  }
}
