internal import DudelGeometry

/// What an element finds around it.
struct SVGScope {
  var style = SVGStyle.start
  /// From the element's units to the drawing's.
  var transform = Transform.identity
  var lengths: SVGLengths
  /// The paints of the element that uses this one.
  var contextFill = SVGPaint.none
  var contextStroke = SVGPaint.none
  /// The elements that are being used.
  var used: [Int] = []
  var depth = 0
}
