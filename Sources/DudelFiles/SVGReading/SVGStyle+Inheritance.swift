internal import DudelModel

extension SVGStyle {
  static func isInherited(_ property: SVGAttribute) -> Bool {
    switch property {
    case .opacity, .display, .overflow, .transform, .transformOrigin, .clipPath, .mask, .filter,
      .mixBlendMode, .vectorEffect, .backgroundColor:
      false
    default: true
    }
  }

  /// Takes a property over from another style.
  mutating func adopt(_ property: SVGAttribute, from other: SVGStyle) {
    switch property {
    case .fill: fill = other.fill
    case .stroke: stroke = other.stroke
    case .fillOpacity: fillOpacity = other.fillOpacity
    case .strokeOpacity: strokeOpacity = other.strokeOpacity
    case .fillRule: fillRule = other.fillRule
    case .strokeWidth: strokeWidth = other.strokeWidth
    case .strokeLinecap: cap = other.cap
    case .strokeLinejoin: join = other.join
    case .strokeMiterlimit: miterLimit = other.miterLimit
    case .strokeDasharray: dashes = other.dashes
    case .strokeDashoffset: dashOffset = other.dashOffset
    case .color: color = other.color
    case .visibility: isVisible = other.isVisible
    case .paintOrder: strokesFirst = other.strokesFirst
    case .font: font = other.font
    case .fontFamily: font.family = other.font.family
    case .fontSize: font.size = other.font.size
    case .fontWeight: font.weight = other.font.weight
    case .fontStyle: font.isItalic = other.font.isItalic
    case .textAnchor: anchor = other.anchor
    case .markerStart: markerStart = other.markerStart
    case .markerMid: markerMid = other.markerMid
    case .markerEnd: markerEnd = other.markerEnd
    case .display: isDisplayed = other.isDisplayed
    case .opacity: opacity = other.opacity
    case .overflow: hidesOverflow = other.hidesOverflow
    case .transform: transform = other.transform
    case .transformOrigin: transformOrigin = other.transformOrigin
    case .clipPath: clipPath = other.clipPath
    case .mask: mask = other.mask
    case .filter: hasFilter = other.hasFilter
    case .mixBlendMode: hasBlendMode = other.hasBlendMode
    case .backgroundColor: background = other.background
    case .vectorEffect: hasVectorEffect = other.hasVectorEffect
    // What is left are properties that nothing here shows: they stay those of the parent.
    default: break
    }
  }
}
