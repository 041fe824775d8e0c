public import DudelGeometry
public import DudelModel
public import DudelTools

/// The program without a screen: events come in, effects go out.
///
/// It owns the drawing, the current tool, the style and the state of the user interface.
@MainActor
public final class Editor: ToolDelegate {
  /// Where the drawing's point (0, 0) lies in the window, in window px at scale 1.
  public static let canvasOrigin = Point(x: 0, y: ToolbarLayout.height)

  /// The objects and their history.
  public private(set) var drawing = Drawing()
  /// What new drawables look like.
  public private(set) var style = DrawingStyle()
  /// The tool that is drawn with.
  public private(set) var currentTool: any Tool
  /// How the current tool presents itself.
  public private(set) var currentDescriptor: ToolDescriptor
  /// The size of the window in px at scale 1.
  public private(set) var windowSize: Size
  /// The file that Save writes; `nil` as long as there is none.
  public private(set) var path: String?
  /// The file that the drawing was opened from, which Save may not be able to write.
  private(set) var origin: String?
  /// Everything on the screen besides the drawing.
  public private(set) var controls: Control { didSet { controlParts = controls.paintedParts } }
  /// Where controls may be painted.
  private(set) var controlParts: [Rect] = []

  /// Measures the words of the user interface.
  public let text: any TextLayout
  let tools: [ToolDescriptor]
  var interface = InterfaceState()
  var contacts = CanvasContacts()
  var saving = SavingState()
  /// Lost drawings that nobody was asked about yet.
  var awaitedRecovery: [LostWork] = []
  /// The lost drawing that is being read.
  var recovering: String?
  /// The lost drawing that the window shows, if it shows one.
  public private(set) var recoveredWork: String?
  /// The drawing that is being read.
  var loading: LoadingState?
  /// What the file is for that the outside is to suggest.
  var awaitedSheet = Sheet.Purpose.saveAs
  /// The text box that is open for typing.
  var typing: TextSession?
  /// What the input window shows now, and where its caret is.
  var shownTyping: FieldContent?
  var shownCaret: Rect?
  var clicks = ClickCounter()
  /// Who asked for each clipboard's text last.
  var pasteAskers: [Clipboard: PasteAsker] = [:]
  /// The form that is open, and the file that one asks for.
  var sheet: Sheet?
  var sheetPath: SheetPath?
  var propertiesOwner: PropertiesOwner?
  var slide = CanvasSlide()
  /// What is remembered from one start to the next.
  var settings = Settings()
  /// The contacts that move the view.
  var viewHands = ViewHands()
  /// Whether the space bar makes a hand of the pointer.
  var isPanKeyHeld = false
  /// The pens that are down, and when one was seen last (milliseconds of the input system's clock).
  var downPens: Set<TouchID> = []
  var lastPenTime: Int?
  /// How the drawing lies in the window, but for the slide.
  var viewport = Viewport(origin: Editor.canvasOrigin)
  /// The part of the window that nothing covers, as far as that is known.
  var freeArea: Rect?
  /// Whether the desktop wants things to move smoothly.
  var animates = false
  private var effects: [EditorEffect] = []
  private var shownTitle = ""
  /// What the controls were made of last.
  private var shownInterface = InterfaceState()
  private var shownAbilities = (canUndo: false, canRedo: false)
  private var shownPointer: PointerShape?

  /// Makes the state of a program that has just started.
  ///
  /// - Parameters:
  ///   - tool: the tool that is selected; the first of the catalogue if there is no such tool.
  ///   - path: the file that Save will write, or `nil` for none.
  public init?(
    tools: [ToolDescriptor] = ToolCatalogue.all, tool: String? = nil, path: String? = nil,
    windowSize: Size, text: any TextLayout
  ) {
    guard let descriptor = tools.first(where: { $0.id == tool }) ?? tools.first else { return nil }
    self.tools = tools
    self.path = path
    self.windowSize = windowSize
    self.text = text
    currentDescriptor = descriptor
    currentTool = descriptor.tool()
    controls = Control("window", .window, frame: Rect(x: 0, y: 0, width: 0, height: 0))
    for tool in tools.map({ $0.tool() }) {
      // What an earlier editor left in a shared tool is not this drawing's.
      tool.delegate = nil
      tool.deactivate()
      tool.delegate = self
    }
    currentTool.activate()
    scrollIntoSight("tool.\(descriptor.id)")
    controls = layout.tree
    controlParts = controls.paintedParts
  }

  /// Takes one event and tells what must happen outside, in this order.
  public func handle(_ event: InputEvent) -> [EditorEffect] {
    let session = typing
    route(event)
    offerRecovery()
    aimSlide()
    if !leavesControlsAlone(event, typing: session) { refresh() }
    defer { effects = [] }
    return effects
  }

  /// Tells whether an event can't have changed a control: ink in progress, and typing that goes on.
  private func leavesControlsAlone(_ event: InputEvent, typing session: TextSession?) -> Bool {
    switch event {
    case .moved(let contact): contacts.isDrawing(contact.id)
    case .typed, .composing, .keyDown, .keyUp, .timer(.caret):
      session != nil && session === typing && sheet == nil && interface == shownInterface
        && (canUndo, canRedo) == shownAbilities
    default: false
    }
  }

  /// What the window is told when it opens.
  public func openingEffects() -> [EditorEffect] {
    prepareTyping()
    refresh()
    defer { effects = [] }
    return effects
  }

  // MARK: - What tools ask

  /// The smaller, the larger the drawing is shown.
  public var unitsPerPixel: Double { 1 / viewport.zoom }

  /// Takes what a tool has finished.
  public func addDrawable(_ drawable: any Drawable) {
    drawing.add(drawable)
    let area = drawable.bounds
    // Effects are done when the whole event is handled, so what it adds is told as one.
    for (index, effect) in effects.enumerated() {
      guard case .paintNewest(let count, let earlier) = effect else { continue }
      effects[index] = .paintNewest(count: count + 1, earlier.union(area))
      return
    }
    emit(.paintNewest(count: 1, area))
  }

  /// Puts another drawable in an object's place, or takes the object away.
  public func replaceObject(_ id: Int, with drawable: (any Drawable)?) {
    if let changed = drawing.replace(id, with: drawable) {
      emit(.repaintDrawing(changed))
    }
  }

  /// Has a part of the preview painted anew, in drawing units.
  public func setNeedsDisplay(in rect: Rect) { emit(.redraw(view.windowRect(rect))) }

  // MARK: - Commands

  /// Chooses a tool; the old one finishes what it can first.
  public func chooseTool(_ id: String) {
    guard let descriptor = tools.first(where: { $0.id == id }) else { return }
    currentTool.deactivate()
    contacts.ignoreAll()
    currentDescriptor = descriptor
    currentTool = descriptor.tool()
    currentTool.activate()
    currentTool.modifiersChanged(contacts.modifiers)
    prepareTyping()
  }

  /// Fonts and input methods are read while the hand is on its way to the canvas.
  private func prepareTyping() {
    if currentDescriptor.typesText { emit(.prepareTextInput(style.font)) }
  }

  var canUndo: Bool {
    typing?.editor.canUndo ?? (drawing.canUndo || currentTool.canTakeBack)
  }

  var canRedo: Bool { typing?.editor.canRedo ?? drawing.canRedo }

  /// The steps of work since this was asked last, for a journal.
  public func takeOperations() -> [DrawingOperation] { drawing.takeOperations() }

  /// Tells whether there were any.
  public var hasOperations: Bool { drawing.hasOperations }

  func describe(_ properties: DrawingProperties) { drawing.describe(properties) }

  func undo() {
    if let typing {
      typing.editor.undo()
      return typingChanged()
    }
    // A path that is being built is taken back part by part.
    if currentTool.perform(.removeLast) { return }
    if let changed = drawing.undo() { emit(.repaintDrawing(changed)) }
  }

  func redo() {
    if let typing {
      typing.editor.redo()
      return typingChanged()
    }
    if let changed = drawing.redo() { emit(.repaintDrawing(changed)) }
  }

  func perform(_ command: Command) {
    guard command.isEnabled(self) else { return }
    command.perform(self)
  }

  func markSaved(_ state: Drawing.State, path: String) {
    drawing.markSaved(state)
    self.path = path
  }

  /// Takes a drawing that was read in the place of the one that was there.
  func install(_ opened: OpenedDrawing) {
    install(opened.drawing, from: opened.path, isSavable: opened.isSavable)
  }

  /// Takes a drawing that was lost in the place of the one that was there.
  func install(_ work: RecoveredWork) {
    install(work.drawing, from: work.path, isSavable: work.isSavable)
    recoveredWork = work.id
  }

  private func install(_ drawing: Drawing, from path: String?, isSavable: Bool) {
    currentTool.deactivate()
    contacts.ignoreAll()
    currentTool.activate()
    self.drawing = drawing
    self.path = isSavable ? path : nil
    origin = path
    emit(.repaintDrawing(nil))
  }

  func resize(to size: Size) {
    guard size.width.isFinite, size.height.isFinite else { return }
    windowSize = Size(width: max(1, size.width), height: max(1, size.height))
    interface.tooltip = nil
    interface.openMenu = nil
    scrollIntoSight("tool.\(currentDescriptor.id)")
    showTyping()
    fitFields()
  }

  // MARK: - Effects

  func emit(_ effect: EditorEffect) { effects.append(effect) }

  var layout: InterfaceLayout {
    InterfaceLayout(
      facts: .init(
        window: windowSize, tools: tools, selectedTool: currentDescriptor.id,
        enabledCommands: Set(
          CommandCatalogue.all.filter { $0.isEnabled(self) }.map(\.id)),
        activeCommands: Set(CommandCatalogue.all.filter { $0.isActive(self) }.map(\.id)),
        zoom: viewport.zoom, isDrawingOutOfSight: isDrawingOutOfSight, state: interface),
      text: text, sheet: sheet)
  }

  /// Brings title, pointer and controls up to date and tells what changed.
  private func refresh() {
    let title = "\(drawing.isChanged ? "*" : "")\(name) — Dudel"
    if title != shownTitle { emit(.setTitle(title)) }
    shownTitle = title

    var new = layout.tree
    if let focus = interface.focus, new.find(focus) == nil {
      // What stood in the menu goes back to the button that opens it.
      interface.focus = new.menuButton?.id
      new = layout.tree
    }
    shownInterface = interface
    shownAbilities = (canUndo, canRedo)
    for area in ControlChanges(from: controls, to: new).areas { emit(.redraw(area)) }
    controls = new

    if interface.pointer != nil || shownPointer == nil {
      let overControl = interface.pointer.flatMap(new.hitTest) != nil
      let isHand = isPanKeyHeld || !viewHands.isEmpty
      let shape: PointerShape =
        overControl ? .arrow : isHand ? .hand : currentDescriptor.cursor
      if shape != shownPointer { emit(.setPointerShape(shape)) }
      shownPointer = shape
    }
  }
}
