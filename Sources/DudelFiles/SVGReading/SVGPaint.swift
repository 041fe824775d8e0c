internal import DudelModel

/// What the inside or the line of a shape is painted with.
enum SVGPaint {
  case none
  case color(Color)
  /// Whatever the property `color` is where the paint is used.
  case currentColor
  /// An element that tells the paint, and what to use where there is none.
  indirect case reference(SVGValue, fallback: SVGPaint?)
  /// The paints of what uses the element.
  case contextFill, contextStroke

  /// The paint that a property's value means, or `nil` for none that is known.
  init?(_ value: SVGValue) {
    let value = value.trimmed
    if let color = SVGColor.parse(value) {
      self = .color(color)
    } else if value.equals("none", ignoringCase: true) {
      self = .none
    } else if value.equals("currentcolor", ignoringCase: true) {
      self = .currentColor
    } else if value.equals("context-fill") {
      self = .contextFill
    } else if value.equals("context-stroke") {
      self = .contextStroke
    } else if let (id, rest) = SVGReference.parse(value) {
      guard !rest.isEmpty else {
        self = .reference(id, fallback: nil)
        return
      }
      self = .reference(id, fallback: SVGPaint(rest))
    } else {
      return nil
    }
  }
}
