internal import DudelModel

/// The properties of an element, as far as they matter for what is drawn.
struct SVGStyle {
  enum Anchor {
    case start, middle, end
  }

  // MARK: Inherited

  var fill = SVGPaint.color(.black)
  var stroke = SVGPaint.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var fillRule = FillRule.nonZero
  var strokeWidth = 1.0
  var cap = StrokeStyle.Cap.butt
  var join = StrokeStyle.Join.miter
  var miterLimit = 4.0
  var dashes: [Double] = []
  var dashOffset = 0.0
  var color = Color.black
  var isVisible = true
  /// The line before the filling.
  var strokesFirst = false
  var font = FontDescription(family: "sans-serif", size: 12)
  var anchor = Anchor.start
  var keepsSpaces = false
  var markerStart: SVGValue?
  var markerMid: SVGValue?
  var markerEnd: SVGValue?
  /// What is asked for that texts, lines or pictures here can't do.
  var features: SVGFeatures = []

  // MARK: Not inherited

  var isDisplayed = true
  var opacity = 1.0
  var hidesOverflow: Bool?
  var transform: SVGValue?
  var transformOrigin: SVGValue?
  var clipPath: SVGValue?
  var mask: SVGValue?
  var hasFilter = false
  var hasBlendMode = false
  var hasVectorEffect = false
  var background: Color?

  /// What a child begins with.
  var inherited: SVGStyle {
    var style = self
    style.isDisplayed = true
    style.opacity = 1
    style.hidesOverflow = nil
    style.transform = nil
    style.transformOrigin = nil
    style.clipPath = nil
    style.mask = nil
    style.hasFilter = false
    style.hasBlendMode = false
    style.hasVectorEffect = false
    style.background = nil
    return style
  }

  static let start = SVGStyle()
}
