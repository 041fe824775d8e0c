/// The elements that are told apart; a raw value is the name in SVG's namespace.
enum SVGElement: String, CaseIterable {
  case svg, g, defs, symbol, use, a
  case conditional = "switch"
  case path, rect, circle, ellipse, line, polyline, polygon, image
  case text, tspan, tref, textPath
  case style, title, desc, metadata, script
  case linearGradient, radialGradient, pattern, stop
  case clipPath, mask, filter, marker, foreignObject
  case animate, animateMotion, animateTransform, set
  case feMorphology, feConvolveMatrix, feTurbulence, feImage
  /// A piece of text between elements.
  case characters = "#text"
  case other = "#other"
}
