/// The attributes and properties that are told apart; a raw value is the name, after a namespace
/// and a space where it has one.
enum SVGAttribute: String, CaseIterable {
  // MARK: Attributes
  case x, y, width, height, rx, ry, cx, cy, r, x1, y1, x2, y2, points, d, dx, dy, rotate
  case viewBox, preserveAspectRatio, id, style, href, textLength, systemLanguage
  case requiredExtensions, radius, order, numOctaves
  case patternTransform
  case className = "class"
  case xlinkHref = "http://www.w3.org/1999/xlink href"
  case space = "http://www.w3.org/XML/1998/namespace space"
  case dudelVersion = "urn:dudel:drawing:1 version"
  case dudelPage = "urn:dudel:drawing:1 page"
  case dudelCanvas = "urn:dudel:drawing:1 canvas"
  case dudelBox = "urn:dudel:drawing:1 box"
  case dudelParagraph = "urn:dudel:drawing:1 paragraph"

  // MARK: Properties
  case fill, stroke, color, opacity, display, visibility, overflow, transform, direction, marker
  case mask, filter, font
  case transformOrigin = "transform-origin"
  case fillOpacity = "fill-opacity"
  case fillRule = "fill-rule"
  case strokeOpacity = "stroke-opacity"
  case strokeWidth = "stroke-width"
  case strokeLinecap = "stroke-linecap"
  case strokeLinejoin = "stroke-linejoin"
  case strokeMiterlimit = "stroke-miterlimit"
  case strokeDasharray = "stroke-dasharray"
  case strokeDashoffset = "stroke-dashoffset"
  case backgroundColor = "background-color"
  case clipPath = "clip-path"
  case mixBlendMode = "mix-blend-mode"
  case paintOrder = "paint-order"
  case vectorEffect = "vector-effect"
  case shapeRendering = "shape-rendering"
  case imageRendering = "image-rendering"
  case markerStart = "marker-start"
  case markerMid = "marker-mid"
  case markerEnd = "marker-end"
  case fontFamily = "font-family"
  case fontSize = "font-size"
  case fontWeight = "font-weight"
  case fontStyle = "font-style"
  case fontVariant = "font-variant"
  case fontStretch = "font-stretch"
  case fontSizeAdjust = "font-size-adjust"
  case fontKerning = "font-kerning"
  case fontFeatureSettings = "font-feature-settings"
  case fontVariationSettings = "font-variation-settings"
  case lineHeight = "line-height"
  case textAnchor = "text-anchor"
  case textDecoration = "text-decoration"
  case textDecorationLine = "text-decoration-line"
  case letterSpacing = "letter-spacing"
  case wordSpacing = "word-spacing"
  case baselineShift = "baseline-shift"
  case dominantBaseline = "dominant-baseline"
  case alignmentBaseline = "alignment-baseline"
  case writingMode = "writing-mode"
  case unicodeBidi = "unicode-bidi"
  case whiteSpace = "white-space"
  case inlineSize = "inline-size"
  case shapeInside = "shape-inside"

  case other = "#other"

  /// Tells whether this is a property, which styles may set and children may inherit.
  var isProperty: Bool {
    switch self {
    case .x, .y, .width, .height, .rx, .ry, .cx, .cy, .r, .x1, .y1, .x2, .y2, .points, .d, .dx,
      .dy, .rotate, .viewBox, .preserveAspectRatio, .id, .style, .href, .textLength,
      .systemLanguage, .requiredExtensions, .radius, .order, .numOctaves, .patternTransform,
      .className, .xlinkHref, .space, .dudelVersion, .dudelPage, .dudelCanvas, .dudelBox,
      .dudelParagraph, .other:
      false
    default: true
    }
  }
}
