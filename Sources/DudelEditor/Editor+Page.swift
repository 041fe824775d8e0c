public import DudelGeometry
internal import DudelModel

/// What of the drawing is seen, and what it is called.
extension Editor {
  /// What the canvas shows, in drawing units.
  public var canvas: Rect { Self.canvas(inWindow: windowSize) }

  /// What the canvas of a window shows at first, in drawing units.
  public static func canvas(inWindow size: Size) -> Rect {
    Rect(x: 0, y: 0, width: size.width, height: max(0, size.height - ToolbarLayout.height))
  }

  /// Where the canvas is in the window, in window px.
  var canvasFrame: Rect { canvas.offset(by: Self.canvasOrigin) }

  /// How the drawing lies in the window now.
  public var view: Viewport {
    let offset = slide.offset
    return offset == .zero ? viewport : viewport.moved(by: offset)
  }

  /// The page that a picture of the drawing shows, in drawing units.
  public var page: Rect { drawing.pageRect(canvas: canvas) }

  /// The name in the title and in questions.
  public var name: String {
    let file = path ?? origin ?? loading.flatMap { $0.isPurpose ? $0.path : nil }
    guard let last = file?.split(separator: "/").last else { return localized("Untitled") }
    return String(last)
  }
}
