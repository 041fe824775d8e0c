import DudelGeometry
import DudelModel
import Testing

@Suite struct IconTests {
  private let path = BezierPath.line(from: .zero, to: Point(x: 24, y: 12))
  private let rect = Rect(x: 100, y: 50, width: 48, height: 36)

  @Test func anIconIsScaledIntoItsRectangle() throws {
    let shape = try #require(PathDrawingInfo(path: path, stroke: nil, fill: .white))
    let icon = Icon(size: Size(width: 24, height: 12), shapes: [shape])
    let context = RecordingContext()
    icon.draw(in: context, rect: rect, color: nil)
    let (first, last) = (context.calls.first, context.calls.last)
    #expect(first == .save && last == .restore)
    #expect(context.calls.contains(.fill(path, .white)))
    var transform = Transform.identity
    for case .concatenate(let inner) in context.calls { transform = transform.after(inner) }
    #expect(transform.apply(.zero) == rect.origin)
    #expect(transform.apply(Point(x: 24, y: 12)) == Point(x: rect.maxX, y: rect.maxY))
  }

  @Test func anIconIsDrawnInOneColourOrItsOwn() throws {
    let stroke = StrokeStyle(color: .black, width: 1)
    let shapes = [
      try #require(PathDrawingInfo(path: path, stroke: stroke, fill: .white)),
      try #require(PathDrawingInfo(path: path, stroke: nil, fill: .black)),
    ]
    let icon = Icon(size: Size(width: 24, height: 24), shapes: shapes)
    let blue = Color(hex: 0x3b6cf6)
    func colors(_ color: Color?) -> [Color] {
      let context = RecordingContext()
      icon.draw(in: context, rect: rect, color: color)
      return context.calls.compactMap { call in
        switch call {
        case .fill(_, let color): color
        case .stroke(_, let style): style.color
        default: nil
        }
      }
    }
    #expect(colors(nil) == [.white, .black, .black])
    #expect(colors(blue) == [blue, blue, blue])
  }

  @Test(arguments: [Size(width: 0, height: 24), Size(width: 24, height: 0)])
  func anIconWithoutASizeDrawsNothing(size: Size) throws {
    let shape = try #require(PathDrawingInfo(path: path, stroke: nil, fill: .white))
    let context = RecordingContext()
    Icon(size: size, shapes: [shape]).draw(in: context, rect: rect, color: nil)
    #expect(context.calls.isEmpty)
  }
}
