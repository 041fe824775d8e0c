internal import DudelModel

extension SVGStyle {
  /// Sets a property; a value that is not understood changes nothing.
  mutating func set(
    _ property: SVGAttribute, _ value: SVGValue, parent: SVGStyle, lengths: SVGLengths
  ) {
    let value = value.trimmed
    if value.equals("inherit") { return adopt(property, from: parent) }
    if value.equals("initial") { return adopt(property, from: .start) }
    if value.equals("unset") || value.equals("revert") {
      return adopt(property, from: Self.isInherited(property) ? parent : .start)
    }
    switch property {
    case .fill: if let paint = SVGPaint(value) { fill = paint }
    case .stroke: if let paint = SVGPaint(value) { stroke = paint }
    case .color: setColor(value, parent: parent)
    case .fillOpacity: if let opacity = Self.opacity(value) { fillOpacity = opacity }
    case .strokeOpacity: if let opacity = Self.opacity(value) { strokeOpacity = opacity }
    case .opacity: if let new = Self.opacity(value) { opacity = new }
    case .fillRule:
      if value.equals("evenodd") { fillRule = .evenOdd }
      if value.equals("nonzero") { fillRule = .nonZero }
    case .backgroundColor: background = SVGColor.parse(value)
    case .strokeWidth:
      if let width = lengths.length(value, .diagonal), width >= 0 { strokeWidth = width }
    case .strokeLinecap: setCap(value)
    case .strokeLinejoin: setJoin(value)
    case .strokeMiterlimit:
      if let limit = lengths.length(value, .diagonal), limit >= 1 { miterLimit = limit }
    case .strokeDasharray: setDashes(value, lengths)
    case .strokeDashoffset:
      if let offset = lengths.length(value, .diagonal) { dashOffset = offset }
    case .display: isDisplayed = !value.equals("none")
    case .visibility:
      if value.equals("visible") { isVisible = true }
      if value.equals("hidden") || value.equals("collapse") { isVisible = false }
    case .overflow:
      hidesOverflow = !value.equals("visible") && !value.equals("auto")
    case .transform: transform = value
    case .transformOrigin: transformOrigin = value
    case .clipPath: clipPath = value.equals("none") ? nil : value
    case .mask: mask = value.equals("none") ? nil : value
    case .filter: hasFilter = !value.equals("none")
    case .mixBlendMode: hasBlendMode = !value.equals("normal")
    case .vectorEffect: hasVectorEffect = !value.equals("none")
    case .paintOrder: strokesFirst = Self.strokesFirst(value)
    case .marker:
      let marker = Self.marker(value)
      (markerStart, markerMid, markerEnd) = (marker, marker, marker)
    case .markerStart: markerStart = Self.marker(value)
    case .markerMid: markerMid = Self.marker(value)
    case .markerEnd: markerEnd = Self.marker(value)
    case .textAnchor:
      if value.equals("start") { anchor = .start }
      if value.equals("middle") { anchor = .middle }
      if value.equals("end") { anchor = .end }
    default:
      if !setFont(property, value, parent: parent, lengths: lengths) { setFeature(property, value) }
    }
  }

  private mutating func setColor(_ value: SVGValue, parent: SVGStyle) {
    if let new = SVGColor.parse(value) {
      color = new
    } else if value.equals("currentcolor", ignoringCase: true) {
      color = parent.color
    }
  }

  private mutating func setCap(_ value: SVGValue) {
    if value.equals("butt") { cap = .butt }
    if value.equals("round") { cap = .round }
    if value.equals("square") { cap = .square }
  }

  private mutating func setJoin(_ value: SVGValue) {
    if value.equals("round") { join = .round }
    if value.equals("bevel") { join = .bevel }
    // The newer kinds fall back on this one.
    if value.equals("miter") || value.equals("miter-clip") || value.equals("arcs") {
      join = .miter
    }
  }

  private mutating func setDashes(_ value: SVGValue, _ lengths: SVGLengths) {
    if value.equals("none") { return dashes = [] }
    var scanner = SVGNumberScanner(value)
    var result: [Double] = []
    while !scanner.isAtEnd {
      guard let length = lengths.next(&scanner, .diagonal) else { return }
      result.append(length)
    }
    let isUsable = result.allSatisfy { $0 >= 0 } && result.contains { $0 > 0 }
    dashes = isUsable ? result : []
  }

  private mutating func setFeature(_ property: SVGAttribute, _ value: SVGValue) {
    func isNone(_ words: StaticString...) -> Bool { words.contains { value.equals($0) } }
    var scanner = SVGNumberScanner(value)
    let isZero = scanner.number() == 0
    switch property {
    case .letterSpacing: features.set(.letterSpacing, !isZero && !isNone("normal"))
    case .wordSpacing: features.set(.wordSpacing, !isZero && !isNone("normal"))
    case .textDecoration, .textDecorationLine: features.set(.decoration, !value.hasPrefix("none"))
    case .baselineShift: features.set(.baseline, !isZero && !isNone("baseline"))
    case .dominantBaseline, .alignmentBaseline:
      features.set(.baseline, !isNone("auto", "baseline", "alphabetic"))
    case .writingMode:
      features.set(.writingMode, !isNone("lr", "lr-tb", "horizontal-tb", "rl", "rl-tb"))
    case .direction: features.set(.direction, !isNone("ltr"))
    case .unicodeBidi: features.set(.direction, !isNone("normal", "embed"))
    case .fontVariant: features.set(.fontVariant, !isNone("normal", "none"))
    case .fontStretch: features.set(.fontStretch, !isNone("normal", "100%"))
    case .fontSizeAdjust, .fontFeatureSettings, .fontVariationSettings:
      features.set(.fontFeatures, !isNone("none", "normal"))
    case .fontKerning: features.set(.fontFeatures, isNone("none"))
    case .inlineSize, .shapeInside: features.set(.wrapping, !isZero && !isNone("auto", "none"))
    case .whiteSpace:
      keepsSpaces = value.hasPrefix("pre")
      features.set(.whiteSpace, isNone("pre-line", "pre-wrap", "break-spaces"))
    case .shapeRendering: features.set(.hardEdges, isNone("crispEdges", "optimizeSpeed"))
    case .imageRendering:
      features.set(.hardPixels, isNone("optimizeSpeed", "pixelated", "crisp-edges"))
    default: break
    }
  }

  // MARK: - Values

  private static func opacity(_ value: SVGValue) -> Double? {
    var scanner = SVGNumberScanner(value)
    guard let number = scanner.number() else { return nil }
    let unit = scanner.unit()
    guard unit.isEmpty || unit.equals("%"), scanner.isAtEnd else { return nil }
    return min(max(unit.isEmpty ? number : number / 100, 0), 1)
  }

  private static func marker(_ value: SVGValue) -> SVGValue? { SVGReference.parse(value)?.id }

  private static func strokesFirst(_ value: SVGValue) -> Bool {
    let words = value.words
    let known: [StaticString] = ["fill", "stroke", "markers"]
    guard words.allSatisfy({ word in known.contains { word.equals($0) } }),
      let stroke = words.firstIndex(where: { $0.equals("stroke") })
    else { return false }
    // What is not named comes after what is, in the usual order.
    guard let fill = words.firstIndex(where: { $0.equals("fill") }) else { return true }
    return stroke < fill
  }
}
