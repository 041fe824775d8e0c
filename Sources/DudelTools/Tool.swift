internal import DudelGeometry
public import DudelModel

/// Something to draw with.
///
/// A tool gets only the touches that changed. Whatever it shows before it is finished, it shows in
/// `drawTemporary(in:)`, and says by `setNeedsDisplay(in:)` where that changed.
@MainActor
public protocol Tool: AnyObject {
  /// How the tool presents itself.
  static var descriptor: ToolDescriptor { get }
  /// Whoever is asked for the style and gets the finished drawables.
  var delegate: (any ToolDelegate)? { get set }
  /// Tells whether there is something unfinished on the screen.
  var isDrawing: Bool { get }
  /// Tells whether a part of what is unfinished can be taken back by itself.
  var canTakeBack: Bool { get }

  /// The tool was chosen.
  func activate()
  /// Another tool is about to be chosen (or the same once more): finish what can be finished.
  func deactivate()
  /// Touches went down.
  func touchesBegan(_ touches: [Touch])
  /// Touches moved.
  func touchesMoved(_ touches: [Touch])
  /// Touches were lifted, or lost where they were last seen.
  func touchesEnded(_ touches: [Touch])
  /// Touches were taken back: their previews go, and nobody else's.
  func touchesCancelled(_ touches: [Touch])
  /// Draws what is unfinished, by the same computation as the result.
  func drawTemporary(in context: some DrawingContext)

  /// The keys that change how shapes are dragged are now these.
  func modifiersChanged(_ modifiers: DrawingModifiers)
  /// The text that the tool asked to have edited is finished.
  func textEditingEnded(_ request: TextEditingRequest, text: String)
  /// Does what a key asks, and tells whether it meant anything to the tool now.
  func perform(_ command: ToolCommand) -> Bool
}

extension Tool {
  /// Most tools make their objects in one go.
  public var canTakeBack: Bool { false }
  /// Most tools have nothing to prepare.
  public func activate() {}
  /// Most tools have no use for modifiers.
  public func modifiersChanged(_ modifiers: DrawingModifiers) {}
  /// Most tools have no text edited.
  public func textEditingEnded(_ request: TextEditingRequest, text: String) {}
  /// Most tools are driven by touches alone.
  public func perform(_ command: ToolCommand) -> Bool { false }
}
