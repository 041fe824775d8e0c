import DudelGeometry
import DudelModel
import Testing

@Suite struct DrawableTests {
  private let path = BezierPath.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test func drawablesAreEqualByKindAndValue() throws {
    let shape = try #require(PathDrawingInfo(path: path, stroke: nil, fill: .black))
    let same = try #require(PathDrawingInfo(path: path, stroke: nil, fill: .black))
    let other = try #require(PathDrawingInfo(path: path, stroke: nil, fill: .white))
    #expect(shape.isEqual(to: same))
    #expect(!shape.isEqual(to: other))
    let patch = Patch(bounds: shape.bounds)
    #expect(patch.isEqual(to: patch))
    #expect(!patch.isEqual(to: shape) && !shape.isEqual(to: patch))
  }

  @Test func valuesOfUnknownKindCanBeCompared() {
    let drawables: [any Drawable] = [Patch.number(1), Patch.number(2)]
    #expect(drawables[0].isEqual(to: drawables[0]))
    #expect(!drawables[0].isEqual(to: drawables[1]))
  }
}
