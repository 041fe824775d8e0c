import DudelGeometry
import DudelModel
import Testing

@testable import DudelFiles

/// What the program writes it can read again, however much it is.
@Suite struct SVGLimitsTests {
  private static let page = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test func whatTheProgramWroteMayHoldMore() {
    let own = SVGWriter.document(Drawing(), page: Self.page)
    #expect(SVGLimits.forText(own).points == SVGLimits.own.points)
    let foreign = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
    #expect(SVGLimits.forText(foreign).points == SVGLimits.foreign.points)
  }

  @Test func whatCouldNotBeReadAgainIsNotWritten() throws {
    let whole = SVGWriter.document(Drawing(), page: Self.page)
    let written = try SVGWriter.readableDocument(
      Drawing(), page: Self.page, mostBytes: whole.count)
    #expect(written == whole)
    #expect(throws: SVGWriter.TooLarge.self) {
      try SVGWriter.readableDocument(Drawing(), page: Self.page, mostBytes: whole.count - 1)
    }
  }
}
