import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelTools

struct BezierDraftTests {
  private func knot(_ x: Double, _ y: Double, handle hx: Double, _ hy: Double) -> BezierDraft.Knot {
    BezierDraft.Knot(point: Point(x, y), handle: Point(hx, hy))
  }

  @Test func onePointIsAPathWithoutSegment() {
    let draft = BezierDraft(first: knot(1, 2, handle: 3, 4))
    #expect(!draft.hasSegment)
    #expect(draft.path.testText == "M 1,2")
  }

  @Test func theIncomingHandleIsTheMirrorOfTheOutgoing() {
    var draft = BezierDraft(first: knot(0, 0, handle: 10, 0))
    draft.append(knot(100, 100, handle: 110, 130))
    #expect(draft.last.incomingHandle == Point(90, 70))
    #expect(draft.path.testText == "M 0,0 C 10,0 90,70 100,100")
  }

  @Test func onlySegmentsCanBeTakenAway() throws {
    var draft = BezierDraft(first: knot(0, 0, handle: 0, 0))
    draft.append(knot(5, 5, handle: 5, 5))
    draft = try #require(draft.shortened)
    #expect(draft.first == draft.last)
    #expect(draft.shortened == nil)
  }

  @Test func aClosedDraftEndsWithAClosingStep() {
    var draft = BezierDraft(first: knot(0, 0, handle: 0, 0))
    draft.append(knot(5, 5, handle: 5, 5))
    draft.close()
    #expect(draft.path.testText.hasSuffix("Z"))
  }
}
