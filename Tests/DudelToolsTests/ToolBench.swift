import DudelGeometry
import DudelModel
import DudelTestSupport

@testable import DudelTools

/// One tool without a program around it, with a hand that works it.
final class ToolBench: ToolDelegate {
  let tool: any Tool
  var style = DrawingStyle()
  var unitsPerPixel = 1.0
  private(set) var drawables: [PathDrawingInfo] = []
  private(set) var texts: [TextDrawingInfo] = []
  /// What was put in the place of objects; `nil` for objects taken away.
  private(set) var replacements: [(object: Int, text: TextDrawingInfo?)] = []
  /// The boxes that were opened for typing so far.
  private(set) var requests: [TextEditingRequest] = []
  /// How often the input window was asked to close.
  private(set) var closings = 0
  /// The text that stands at every place of the drawing.
  var textThere: TextEditingRequest?
  let textLayout: any TextLayout = FixedTextLayout()
  private(set) var damage: [Rect] = []
  var now = 1000

  init(_ tool: any Tool) {
    self.tool = tool
    tool.delegate = self
    tool.activate()
  }

  func addDrawable(_ drawable: any Drawable) {
    if let info = drawable as? PathDrawingInfo { drawables.append(info) }
    if let info = drawable as? TextDrawingInfo { texts.append(info) }
  }

  func replaceObject(_ id: Int, with drawable: (any Drawable)?) {
    replacements.append((id, drawable as? TextDrawingInfo))
  }

  func text(at point: Point) -> TextEditingRequest? { textThere }

  func beginTextEditing(_ request: TextEditingRequest) { requests.append(request) }

  func endTextEditing() { closings += 1 }

  func setNeedsDisplay(in rect: Rect) { damage.append(rect) }

  // MARK: - Hands

  func touch(_ finger: Int, _ point: Point) -> Touch {
    now += 1
    return Touch(id: TouchID(source: 1, contact: finger), location: point, time: now)
  }

  func press(_ point: Point, finger: Int = 0) { tool.touchesBegan([touch(finger, point)]) }

  func move(_ point: Point, finger: Int = 0) { tool.touchesMoved([touch(finger, point)]) }

  func release(_ point: Point, finger: Int = 0) { tool.touchesEnded([touch(finger, point)]) }

  func cancel(_ point: Point, finger: Int = 0) { tool.touchesCancelled([touch(finger, point)]) }

  func drag(_ points: Point..., finger: Int = 0) {
    guard let first = points.first, let last = points.last else { return }
    press(first, finger: finger)
    for point in points.dropFirst() { move(point, finger: finger) }
    release(last, finger: finger)
  }

  func tap(_ point: Point, finger: Int = 0) { drag(point, finger: finger) }

  func wait(_ milliseconds: Int = 1000) { now += milliseconds }

  // MARK: - What is there

  var paths: [String] { drawables.map(\.path.testText) }

  var descriptions: [String] { drawables.map(\.testText) }

  var preview: [String] { recordedPreview().lines }

  func recordedPreview(in clip: Rect? = nil) -> RecordingContext {
    let context = clip.map { RecordingContext(clipBounds: $0) } ?? RecordingContext()
    tool.drawTemporary(in: context)
    return context
  }

  func clearDamage() { damage = [] }
}
