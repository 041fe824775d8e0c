import DudelCairo
import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

/// Pictures that were looked at once and must stay as they are.
///
/// `DUDEL_RECORD=1` records them anew.
struct GoldenTests {
  /// Text looks as the fonts of the machine do.
  private nonisolated static let tools = ToolCatalogue.all.map(\.id).filter { $0 != "text" }

  private func window(
    _ bench: EditorBench, scale: Double = 1, theme: Theme = .light
  ) throws -> PixelImage {
    let size = bench.editor.windowSize
    let surface = try CairoSurface(
      width: Int(size.width * scale), height: Int(size.height * scale))
    let cairo = CairoContext(surface, scale: scale)
    let scene = EditorScene(editor: bench.editor, theme: theme, icons: IconShelf(SampleIcons.all))
    scene.drawDrawing(in: cairo)
    scene.drawOverlay(in: BarTextContext(context: cairo))
    if let box = bench.inputWindow {
      cairo.saving {
        cairo.clip(to: box)
        scene.drawTextInput(in: BarTextContext(context: cairo))
      }
    }
    try cairo.check()
    return PixelImage(surface)
  }

  /// Draws one object of a tool into the rectangle from 20,20 to 100,70.
  private func draw(_ bench: EditorBench) {
    switch bench.editor.currentDescriptor.id {
    case "freehand":
      bench.drag(from: Point(20, 70), to: Point(20, 20))
      bench.drag(from: Point(100, 70), to: Point(110, 110))
    case "pencil":
      bench.drag(
        from: Point(20, 20), to: Point(100, 70),
        via: [Point(40, 60), Point(60.5, 22.25), Point(80, 50), Point(75, 66)])
    default: bench.drag(from: Point(20, 20), to: Point(100, 70))
    }
  }

  @Test(arguments: tools) func theShapeOfATool(id: String) throws {
    let bench = try EditorBench(tool: id)
    draw(bench)
    bench.key("Enter")
    let page = Rect(x: 0, y: 0, width: 120, height: 90)
    let picture = PixelImage(try DrawingRenderer.render(bench.editor.drawing, page: page))
    try GoldenImage.expect("shape-\(id)", picture)
  }

  @Test(arguments: [1, 2]) func aFreehandPathInTheMaking(scale: Int) throws {
    let bench = try EditorBench(tool: "freehand", size: Size(width: 352, height: 180))
    draw(bench)
    try GoldenImage.expect("freehand-preview-\(scale)x", try window(bench, scale: Double(scale)))
  }

  @Test(arguments: [("light", 1), ("light", 2), ("dark", 1), ("dark", 2)])
  func theWholeWindow(theme: String, scale: Int) throws {
    let bench = try EditorBench(tool: "rectangle", size: Size(width: 600, height: 200))
    draw(bench)
    bench.key("e")
    bench.drag(from: Point(150, 20), to: Point(240, 110))
    bench.key("p")
    bench.drag(from: Point(300, 30), to: Point(380, 100), via: [Point(320, 100)])
    bench.press(finger: 1, at: Point(420, 30))
    bench.move(finger: 1, to: Point(440, 120))
    try bench.hover(control: "tool.line")
    bench.press(finger: 2, at: try bench.place(of: "command.save"))
    bench.key("F6")
    bench.key("Right")
    bench.key("Right")
    try GoldenImage.expect(
      "window-\(theme)-\(scale)x",
      try window(bench, scale: Double(scale), theme: theme == "dark" ? .dark : .light))
  }

  @Test(arguments: ["light", "dark"]) func theQuestionBeforeClosing(theme: String) throws {
    let bench = try EditorBench(path: "/tmp/a.svg", size: Size(width: 560, height: 330))
    bench.drag(from: Point(20, 20), to: Point(540, 250))
    bench.send(.closeRequested)
    bench.key("Tab")
    try bench.hover(control: "dialog.cancel")
    try GoldenImage.expect(
      "question-\(theme)", try window(bench, theme: theme == "dark" ? .dark : .light))
  }

  @Test(arguments: ["light", "dark"]) func theMenuOfANarrowWindow(theme: String) throws {
    let bench = try EditorBench(size: Size(width: 300, height: 440))
    bench.drag(from: Point(20, 20), to: Point(100, 150))
    try bench.click(control: "overflow")
    bench.key("Tab")
    try bench.hover(control: "menu.save")
    try GoldenImage.expect(
      "menu-\(theme)", try window(bench, theme: theme == "dark" ? .dark : .light))
  }

  @Test(arguments: [("light", 1), ("light", 2), ("dark", 1)])
  func aTextInTheMaking(theme: String, scale: Int) throws {
    let bench = try EditorBench(tool: "rectangle", size: Size(width: 480, height: 260))
    bench.drag(from: Point(20, 20), to: Point(300, 120))
    bench.key("t")
    bench.openBox(from: Point(240, 60), to: Point(440, 140))
    bench.type("typed text")
    bench.key("Left", .shift)
    bench.key("Left", .shift)
    try GoldenImage.expect(
      "typing-\(theme)-\(scale)x",
      try window(bench, scale: Double(scale), theme: theme == "dark" ? .dark : .light))
  }

  @Test(arguments: ["light", "dark"]) func theSheetForTheDescription(theme: String) throws {
    let bench = try EditorBench(size: Size(width: 480, height: 400))
    bench.drag(from: Point(20, 20), to: Point(460, 250))
    bench.key("i", .control)
    bench.type("title")
    bench.key("Tab")
    bench.type("two\nlines")
    bench.key("Left", .shift)
    try bench.hover(control: "sheet.cancel")
    try GoldenImage.expect(
      "sheet-\(theme)", try window(bench, theme: theme == "dark" ? .dark : .light))
  }

  @Test(arguments: ["light", "dark"]) func theSheetForExporting(theme: String) throws {
    let bench = try EditorBench(size: Size(width: 480, height: 400))
    bench.drag(from: Point(20, 20), to: Point(460, 250))
    bench.key("e", .control)
    bench.send(.pathSuggested("/home/me/cat.png"))
    try bench.hover(control: "sheet.scale.1")
    try GoldenImage.expect(
      "export-\(theme)", try window(bench, theme: theme == "dark" ? .dark : .light))
  }

  @Test(arguments: ["light", "dark"]) func aFileBeingOpened(theme: String) throws {
    let bench = try EditorBench(size: Size(width: 480, height: 300))
    bench.send(.openRequested(path: "/home/me/cat.svg", isPurpose: true))
    bench.advance(.progress)
    bench.send(.loadingAdvanced(0.4))
    try GoldenImage.expect(
      "opening-\(theme)", try window(bench, theme: theme == "dark" ? .dark : .light))
  }

  @Test(arguments: ["light", "dark"]) func aFailure(theme: String) throws {
    let bench = try EditorBench(path: "/tmp/a.svg", size: Size(width: 400, height: 160))
    bench.key("s", .control)
    bench.finishSave(.failed(path: "/tmp/a.svg", reason: "No space left"))
    try GoldenImage.expect(
      "failure-\(theme)", try window(bench, theme: theme == "dark" ? .dark : .light))
  }

  @Test(arguments: [("light", 1, 480.0), ("dark", 1, 480), ("light", 2, 640), ("dark", 2, 640)])
  func theListOfLostDrawings(theme: String, scale: Int, width: Double) throws {
    let bench = try EditorBench(size: Size(width: width, height: 420))
    bench.send(
      .lostWorkFound([
        LostWork(id: "a", path: nil, time: "2026-12-01 09:30", objects: 5),
        LostWork(id: "b", path: "/home/me/cat.png", time: "2026-12-01 10:00", objects: 1),
        LostWork(id: "c", path: nil, time: "2026-12-01 10:05", objects: 12),
      ]))
    try bench.hover(control: "recovery.0.discard")
    try GoldenImage.expect(
      "recovery-\(theme)-\(scale)x",
      try window(bench, scale: Double(scale), theme: theme == "dark" ? .dark : .light))
  }

  /// A drawing with a page of fixed size, as a file brings it.
  private func openPage(_ bench: EditorBench) {
    let shapes = [
      PathDrawingInfo(
        path: .rectangle(Rect(x: 30, y: 20, width: 60, height: 40)),
        stroke: StrokeStyle(color: .black, width: 2), fill: Color(hex: 0xaaaaaa)),
      PathDrawingInfo(
        path: .ellipse(in: Rect(x: 90, y: 50, width: 60, height: 60)),
        stroke: StrokeStyle(color: .black, width: 2), fill: Color(hex: 0x3b6cf6)),
    ].compactMap(\.self)
    let drawing = Drawing(shapes, page: .fixed(Rect(x: 10, y: 10, width: 120, height: 80)))
    bench.send(.openRequested(path: "/home/me/page.svg", isPurpose: true))
    bench.send(.opened(OpenedDrawing(path: "/home/me/page.svg", drawing: drawing)))
  }

  @Test(arguments: [("light", 1), ("light", 2), ("dark", 1)])
  func thePagesEdge(theme: String, scale: Int) throws {
    let bench = try EditorBench(size: Size(width: 560, height: 180))
    openPage(bench)
    try GoldenImage.expect(
      "page-\(theme)-\(scale)x",
      try window(bench, scale: Double(scale), theme: theme == "dark" ? .dark : .light))
  }

  @Test(arguments: [(5, 100.0), (6400, -100)])
  func bothEndsOfTheZoom(percent: Int, notches: Double) throws {
    let bench = try EditorBench(tool: "rectangle", size: Size(width: 560, height: 260))
    openPage(bench)
    // The corner of the rectangle, which is there at any zoom.
    bench.turnWheel(notches, at: Point(90, 60), .control)
    bench.drag(from: Point(260, 100), to: Point(360, 180))
    bench.press(at: Point(420, 60))
    bench.move(to: Point(500, 160))
    try GoldenImage.expect("zoom-\(percent)", try window(bench))
  }

  @Test(arguments: [("light", 1), ("dark", 2)])
  func theZoomsMenu(theme: String, scale: Int) throws {
    let bench = try EditorBench(size: Size(width: 600, height: 300))
    bench.drag(from: Point(20, 20), to: Point(560, 200))
    try bench.click(control: "zoom")
    bench.key("Tab")
    try bench.hover(control: "menu.zoom-out")
    try GoldenImage.expect(
      "zoom-menu-\(theme)-\(scale)x",
      try window(bench, scale: Double(scale), theme: theme == "dark" ? .dark : .light))
  }

  @Test(arguments: [("light", 1), ("dark", 2)])
  func fingersThatMoveAndTheWayBack(theme: String, scale: Int) throws {
    let bench = try EditorBench(size: Size(width: 600, height: 200))
    bench.drag(from: Point(20, 20), to: Point(100, 100))
    try bench.click(control: "command.fingers")
    bench.turnWheel(30, at: Point(300, 100))
    try GoldenImage.expect(
      "way-back-\(theme)-\(scale)x",
      try window(bench, scale: Double(scale), theme: theme == "dark" ? .dark : .light))
  }
}
