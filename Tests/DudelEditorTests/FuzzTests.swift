import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

/// Random events, sensible and not: nothing crashes, nothing is stuck, all changes are announced.
struct FuzzTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func noEventsCrashOrLeaveAPreview(seed: UInt64) throws {
    var source = RandomEvents(seed: seed)
    source.opensFiles = true
    source.movesView = true
    let bench = try EditorBench(size: source.size)
    for step in 0..<2000 {
      bench.send(source.next())
      // Undo keeps the drawing small, so that thousands of events stay fast.
      if step % 50 == 0 { source.isWild.toggle() }
    }
    // A bar, a dialog, a sheet, a text, a menu, the focus, the gesture and a notice take an Escape
    // each.
    bench.send(.timer(.progress))
    for _ in 0..<8 { bench.cancel() }
    #expect(bench.isAtRest)
    for id in source.ids {
      bench.send(.released(Contact(id: id, location: Point(200, 200), time: 0)))
    }
    #expect(bench.isAtRest)
    bench.hold([])
    bench.releaseSpace()
    bench.send(.resized(Size(width: 1100, height: 760)))
    for tool in ToolCatalogue.all where tool.id != "freehand" {
      let before = bench.drawables.count
      bench.key(String(tool.key))
      bench.drag(from: Point(300, 300), to: Point(400, 400))
      bench.type("typed")
      bench.endBox()
      #expect(bench.drawables.count == before + 1, "\(tool.id), \(bench.controlIDs)")
    }
  }

  /// Whatever looks different on the screen must lie in an area that was announced.
  @Test(arguments: 11...14 as ClosedRange<UInt64>)
  func everyChangeOfTheControlsIsAnnounced(seed: UInt64) throws {
    var source = RandomEvents(seed: seed)
    source.opensFiles = true
    source.movesView = true
    let bench = try EditorBench(size: source.size)
    var before = looks(bench.editor.controls)
    for step in 0..<1500 {
      let event = source.next()
      bench.send(event)
      let after = looks(bench.editor.controls)
      defer { before = after }
      // The edge paints everything when the size changes.
      if case .resized = event { continue }
      let announced = bench.effects.compactMap { effect -> Rect? in
        if case .redraw(let rect) = effect { rect } else { nil }
      }
      for look in before.symmetricDifference(after) where !look.frame.isEmpty {
        #expect(
          announced.contains { $0.contains(look.frame) }, "step \(step), \(event): \(look.text)")
      }
    }
  }

  private struct Look: Hashable {
    let text: String
    let frame: Rect
  }

  private func looks(_ root: Control) -> Set<Look> {
    Set(
      root.flattened.filter { $0.role != .window }.map {
        Look(
          text: "\($0.id) \($0.name) \($0.state.rawValue) \($0.key ?? "") \($0.icon ?? "")",
          frame: $0.frame)
      })
  }
}
