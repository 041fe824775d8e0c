import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import FoundationEssentials
import Testing

struct InputEventTests {
  private nonisolated static let contact = Contact(
    id: TouchID(source: 12, contact: 3_000_000_000), button: 1,
    location: Point(0.1, -1234.567890123), time: 4_294_967_295)

  private nonisolated static let events: [InputEvent] = [
    .resized(Size(width: 1100, height: 760.5)), .pressed(contact), .moved(contact),
    .released(contact), .lost(contact.id), .focusLost, .hovered(Point(1.0 / 3, 1e-7)),
    .pointerLeft, .keyDown(KeyPress(Key("ä"), modifiers: [.shift, .alt], isRepeat: true)),
    .keyDown(KeyPress(.enter)), .keyUp(.space), .keyUp(Key("\"\\/\n\u{1F600}")),
    .modifiersChanged([.control]), .modifiersChanged([]), .closeRequested,
    .typed("a\u{301}\t"), .composing("にほ", caret: 2), .pasted(.clipboard, "x\ny"),
    .scrolled(
      ScrollStep(location: Point(1, 2), distance: Point(-0.5, 48), modifiers: [.control])),
    .pinched(PinchStep(location: Point(1, 2), distance: Point(3, -4.25), factor: 1.0625)),
    .penSeen(time: 17), .scaleChanged(1.5), .settingsRead(Settings()),
    .pressed(Contact(id: contact.id, kind: .pen, location: Point(0, 0), time: 0)),
    .pasteFailed(.primary, .noAnswer), .terminationRequested, .timer(.tooltip), .timer(.notice),
    .timer(.caret), .timer(.slide), .timer(.sheet), .timer(.progress),
    .openRequested(path: "/tmp/ä", isPurpose: true), .openingFailed(path: "x", reason: "gone"),
    .loadingAdvanced(0.25), .windowOpened,
    .pathCompleted("/tmp/a", names: ["a", "a b/"]), .windowFailed(path: nil, reason: "no"),
    .windowFailed(path: "a", reason: "no"), .animationsAllowed(true),
    .freeAreaChanged(Rect(x: 0, y: 0, width: 1100, height: 500.5)), .pathSuggested("/tmp/“a”.png"),
    .lostWorkFound([
      LostWork(id: "a.journal", path: nil, time: "2026-12-01 09:30", objects: 5),
      LostWork(id: "b", path: "/tmp/“a”.png", time: "", objects: 0),
    ]), .recoverRequested(id: "a"), .recoveryFailed(id: "a"), .journalFailed(reason: "“disk” full"),
    .saveFinished(.saved(path: "/tmp/a b/ö.svg")), .saveFinished(.occupied(path: "")),
    .saveFinished(.failed(path: "x", reason: "No space left\non “device”")),
  ]

  private nonisolated static let effects: [EditorEffect] = [
    .redraw(Rect(minX: -0.5, minY: 1, maxX: 2.25, maxY: 1e6)),
    .repaintDrawing(Rect(x: 0, y: 0, width: 0, height: 0)),
    .repaintDrawing(nil), .remember(Settings()),
    .moveDrawing(Viewport(origin: Point(0.5, 52), scale: 2)),
    .paintNewest(count: 10, Rect(x: 1, y: 2, width: 3, height: 4)), .setTitle("*a — Dudel"),
    .setPointerShape(.pencil), .startTimer(.tooltip, milliseconds: 500), .stopTimer(.notice),
    .save(path: "", replacing: false), .save(path: "/tmp/a", replacing: true),
    .export(ExportSettings(scale: 2, isTransparent: true), path: "/tmp/a.pdf", replacing: true),
    .load(path: "~/a.svg"), .cancelLoading, .completePath("~/a"), .tellProgress,
    .openWindow(path: nil), .recover(id: "a"), .recoverInWindow(id: "a"), .discardLost(id: "a"),
    .openWindow(path: "/tmp/a"), .suggestExport(beside: nil), .suggestFolder(beside: "/tmp/a.svg"),
    .openTextInput(Rect(x: 1, y: 2, width: 3, height: 4)),
    .moveTextInput(Rect(x: 1, y: 2, width: 3.5, height: 4)),
    .redrawTextInput(Rect(x: 0, y: 0, width: 0.25, height: 4)), .closeTextInput,
    .typeInFields(true), .setCaretPlace(Rect(x: 1, y: 2, width: 0, height: 28.8)),
    .suggestPath(beside: nil), .suggestPath(beside: "/tmp/ä.png"),
    .offer(.primary, "“x”"), .paste(.clipboard), .toggleFullScreen, .quit,
  ]

  @Test(arguments: events) func anEventSurvivesJSON(event: InputEvent) throws {
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(InputEvent.self, from: data) == event)
  }

  @Test(arguments: effects) func anEffectSurvivesJSON(effect: EditorEffect) throws {
    let data = try JSONEncoder().encode(effect)
    #expect(try JSONDecoder().decode(EditorEffect.self, from: data) == effect)
  }

  @Test(arguments: events) func anEventIsOneLineOfALog(event: InputEvent) throws {
    let line = InputLog.line(event)
    #expect(!line.isEmpty)
    #expect(!line.contains(UInt8(ascii: "\n")))
    #expect(try JSONDecoder().decode(InputEvent.self, from: Data(line)) == event)
  }
}
