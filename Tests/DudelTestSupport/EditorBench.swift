public import DudelEditor
public import DudelGeometry
public import DudelModel
public import DudelTools

/// The program without a screen, with a hand that works it.
///
/// Places are in canvas coordinates unless said otherwise. Finger 0 is the mouse.
@MainActor
public final class EditorBench {
  /// The program.
  public let editor: Editor
  /// What the last verb asked the outside for.
  public private(set) var effects: [EditorEffect] = []
  /// All events so far.
  public private(set) var events: [InputEvent] = []
  /// All effects so far.
  public private(set) var allEffects: [EditorEffect] = []
  /// The clock of the input system in milliseconds; every contact event takes one.
  public var now = 10_000
  private var fingersDown: [Int: Point] = [:]
  private var watcher: (@MainActor (InputEvent, [EditorEffect]) -> Void)?

  /// Starts the program.
  public init(
    tool: String? = nil, path: String? = nil, size: Size = Size(width: 1100, height: 760),
    text: any TextLayout = FixedTextLayout()
  ) throws {
    guard let editor = Editor(tool: tool, path: path, windowSize: size, text: text) else {
      throw RigError("There are no tools.")
    }
    self.editor = editor
    effects = editor.openingEffects()
    allEffects = effects
  }

  /// Has a closure look after every event from now on.
  public func watch(_ watcher: @escaping @MainActor (InputEvent, [EditorEffect]) -> Void) {
    self.watcher = watcher
  }

  /// Hands one event in.
  @discardableResult
  public func send(_ event: InputEvent) -> [EditorEffect] {
    effects = editor.handle(event)
    events.append(event)
    allEffects += effects
    watcher?(event, effects)
    return effects
  }

  // MARK: - Hands

  /// The id of a finger, or of the mouse for 0.
  public static func id(_ finger: Int) -> TouchID {
    finger == 0 ? TouchID(source: 2, contact: 0) : TouchID(source: 9, contact: finger)
  }

  /// The id of the mouse's middle button.
  public static let middleID = TouchID(source: 2, contact: -2)

  /// Puts a finger down.
  public func press(finger: Int = 0, at point: Point) {
    fingersDown[finger] = point
    send(.pressed(contact(finger, point)))
  }

  /// Moves a finger.
  public func move(finger: Int = 0, to point: Point) {
    fingersDown[finger] = point
    send(.moved(contact(finger, point)))
  }

  /// Lifts a finger, where it is if no other place is said.
  public func release(finger: Int = 0, at point: Point? = nil) {
    let place = point ?? fingersDown[finger] ?? .zero
    fingersDown[finger] = nil
    send(.released(contact(finger, place)))
  }

  /// Presses, moves through all the points and lifts.
  public func drag(finger: Int = 0, from start: Point, to end: Point, via between: [Point] = []) {
    press(finger: finger, at: start)
    for point in between { move(finger: finger, to: point) }
    move(finger: finger, to: end)
    release(finger: finger)
  }

  /// Presses and lifts at one place.
  public func tap(finger: Int = 0, at point: Point) {
    press(finger: finger, at: point)
    release(finger: finger)
  }

  /// The end of a finger gets lost.
  public func lose(finger: Int = 0) {
    fingersDown[finger] = nil
    send(.lost(Self.id(finger)))
  }

  /// Lets time pass, so that the next press is no double press.
  public func wait(_ milliseconds: Int = 1000) { now += milliseconds }

  /// Moves the pointer without a button, in window coordinates.
  public func hover(window point: Point) { send(.hovered(point)) }

  /// What the contacts of fingers are told as; the mouse is a mouse in any case.
  public var fingerKind = ContactKind.finger

  private func contact(_ finger: Int, _ point: Point) -> Contact {
    now += 1
    return Contact(
      id: Self.id(finger), kind: finger == 0 ? .mouse : fingerKind,
      location: point + Editor.canvasOrigin, time: now)
  }

  /// Turns a wheel at a place, down or up by notches.
  public func turnWheel(_ notches: Double, at point: Point, _ modifiers: Modifiers = []) {
    send(
      .scrolled(
        ScrollStep(
          location: point + Editor.canvasOrigin,
          distance: Point(x: 0, y: notches * ScrollStep.notch), modifiers: modifiers)))
  }

  // MARK: - Keys

  /// Types a key, by its character or name.
  public func key(_ name: String, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
    send(.keyDown(KeyPress(Key(name), modifiers: modifiers, isRepeat: isRepeat)))
  }

  /// Holds these modifiers from now on.
  public func hold(_ modifiers: Modifiers) { send(.modifiersChanged(modifiers)) }

  /// Presses the space bar and keeps it down.
  public func holdSpace() { key("Space") }

  /// Lifts the space bar.
  public func releaseSpace() { send(.keyUp(.space)) }

  /// Takes back what is being done.
  public func cancel() { key("Escape") }

  // MARK: - Controls

  /// The control with an id.
  public func control(_ id: String) -> Control? { editor.controls.find(id) }

  /// The ids of all controls that are there.
  public var controlIDs: [String] { editor.controls.flattened.map(\.id) }

  /// Where a control's middle is, in canvas coordinates.
  public func place(of id: String) throws -> Point {
    guard let control = control(id) else { throw RigError("There is no control \(id).") }
    return control.frame.centre - Editor.canvasOrigin
  }

  /// Presses and lifts on a control.
  public func click(control id: String, finger: Int = 0) throws {
    tap(finger: finger, at: try place(of: id))
  }

  /// Rests the pointer on a control.
  public func hover(control id: String) throws {
    hover(window: try place(of: id) + Editor.canvasOrigin)
  }

  /// Chooses a tool with its button.
  public func choose(_ tool: ToolName) throws { try click(control: "tool.\(tool.rawValue)") }

  // MARK: - The outside

  /// A timer runs out.
  public func advance(_ timer: EditorTimer) { send(.timer(timer)) }

  /// The save that was asked for is over.
  public func finishSave(_ outcome: SaveOutcome) { send(.saveFinished(outcome)) }

  /// Tells whether the last verb asked for a save.
  public var asksForSave: Bool {
    effects.contains { if case .save = $0 { true } else { false } }
  }

  /// Tells whether the last verb ended the program.
  public var quits: Bool { effects.contains(.quit) }

  /// The title that the window has now.
  public var title: String? {
    allEffects.reversed().lazy.compactMap { effect -> String? in
      if case .setTitle(let title) = effect { title } else { nil }
    }.first
  }

  /// The shape that the pointer has now.
  public var pointerShape: PointerShape? {
    allEffects.reversed().lazy.compactMap { effect -> PointerShape? in
      if case .setPointerShape(let shape) = effect { shape } else { nil }
    }.first
  }

  // MARK: - What is there

  /// The finished objects.
  public var objects: [PathDrawingInfo] {
    editor.drawing.objects.compactMap { $0.drawable as? PathDrawingInfo }
  }

  /// All finished objects, of whatever kind.
  public var drawables: [any Drawable] { editor.drawing.objects.map(\.drawable) }

  /// The paths of the finished objects as text.
  public var paths: [String] { objects.map(\.path.testText) }

  /// What the current tool shows, a line each, in canvas coordinates.
  public var preview: [String] { recordedPreview().lines }

  /// What the current tool shows in an area.
  public func recordedPreview(
    in clip: Rect = Rect(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)
  ) -> RecordingContext {
    let context = RecordingContext(clipBounds: clip)
    editor.currentTool.drawTemporary(in: context)
    return context
  }

  /// Tells whether nothing unfinished is left, neither shown nor hidden.
  public var isAtRest: Bool { preview.isEmpty && !editor.currentTool.isDrawing }
}
