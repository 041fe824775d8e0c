import DudelGeometry
import DudelModel
import Testing

@Suite struct DrawingContextTests {
  @Test func whatIsDrawnBetweenSavingAndRestoringComesInOrder() {
    let context = RecordingContext()
    let clip = Rect(x: 1, y: 2, width: 3, height: 4)
    context.saving {
      context.saving { context.clip(to: clip) }
      context.concatenate(.identity)
    }
    #expect(
      context.calls == [.save, .save, .clip(clip), .restore, .concatenate(.identity), .restore])
  }
}
