/// Inherited properties that drawables can't show, where they are not as usual.
struct SVGFeatures: OptionSet {
  let rawValue: UInt32

  static let letterSpacing = SVGFeatures(rawValue: 1)
  static let wordSpacing = SVGFeatures(rawValue: 1 << 1)
  static let decoration = SVGFeatures(rawValue: 1 << 2)
  static let baseline = SVGFeatures(rawValue: 1 << 3)
  static let writingMode = SVGFeatures(rawValue: 1 << 4)
  static let direction = SVGFeatures(rawValue: 1 << 5)
  static let fontVariant = SVGFeatures(rawValue: 1 << 6)
  static let fontStretch = SVGFeatures(rawValue: 1 << 7)
  static let fontFeatures = SVGFeatures(rawValue: 1 << 8)
  static let wrapping = SVGFeatures(rawValue: 1 << 9)
  static let hardEdges = SVGFeatures(rawValue: 1 << 10)
  static let hardPixels = SVGFeatures(rawValue: 1 << 11)
  static let whiteSpace = SVGFeatures(rawValue: 1 << 12)

  /// Those that make a difference to text.
  static let ofText: SVGFeatures = [
    .letterSpacing, .wordSpacing, .decoration, .baseline, .writingMode, .direction, .fontVariant,
    .fontStretch, .fontFeatures, .wrapping, .whiteSpace,
  ]

  mutating func set(_ feature: SVGFeatures, _ isOn: Bool) {
    if isOn { insert(feature) } else { remove(feature) }
  }
}
