import DudelGeometry
import DudelModel
import DudelTestSupport

/// Drawables of all kinds, by chance.
enum RandomDrawable {
  static func make(_ random: inout SeededGenerator) -> (any Drawable)? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: text(&random)
    case 1: shape(.rectangle(rect(&random)), &random)
    case 2: shape(.ellipse(in: rect(&random)), &random)
    case 3:
      shape(
        .roundedRectangle(rect(&random), radiusX: number(&random), radiusY: number(&random)),
        &random)
    case 4: shape(path(&random), &random)
    default:
      shape(
        BezierPath(
          polyline: (0..<Int.random(in: 1..<9, using: &random)).map { _ in point(&random) }),
        &random)
    }
  }

  private static func number(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: Double(Int.random(in: -500...500, using: &random))
    case 1: Double(Int.random(in: -5000...5000, using: &random)) / 256
    case 2: .random(in: -1000...1000, using: &random)
    default: .random(in: -1...1, using: &random) * (Bool.random(using: &random) ? 1e-7 : 1e12)
    }
  }

  private static func point(_ random: inout SeededGenerator) -> Point {
    Point(x: number(&random), y: number(&random))
  }

  private static func rect(_ random: inout SeededGenerator) -> Rect {
    Rect(corner: point(&random), corner: point(&random))
  }

  private static func path(_ random: inout SeededGenerator) -> BezierPath {
    var path = BezierPath()
    path.move(to: point(&random))
    for _ in 0..<Int.random(in: 1..<12, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: path.move(to: point(&random))
      case 1: path.close()
      case 2: path.line(to: point(&random))
      default:
        path.curve(to: point(&random), control1: point(&random), control2: point(&random))
      }
    }
    return path
  }

  private static func color(_ random: inout SeededGenerator) -> Color {
    let color = Color(hex: .random(in: 0...0xffffff, using: &random))
    return Bool.random(using: &random)
      ? color : color.with(alpha: .random(in: .min ... .max, using: &random))
  }

  private static func shape(
    _ path: BezierPath, _ random: inout SeededGenerator
  ) -> PathDrawingInfo? {
    var stroke = StrokeStyle(color: color(&random), width: abs(number(&random)) + 1e-9)
    stroke.cap = [.butt, .round, .square].randomElement(using: &random) ?? .butt
    stroke.join = [.miter, .round, .bevel].randomElement(using: &random) ?? .miter
    if Bool.random(using: &random) { stroke.miterLimit = .random(in: 1...20, using: &random) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      stroke.dashes = (0..<Int.random(in: 1..<5, using: &random)).map { _ in
        .random(in: 0.1...30, using: &random)
      }
      stroke.dashOffset = number(&random)
    }
    let hasFill = Bool.random(using: &random)
    return PathDrawingInfo(
      path: path, stroke: !hasFill || Bool.random(using: &random) ? stroke : nil,
      fill: hasFill ? color(&random) : nil,
      fillRule: hasFill && Bool.random(using: &random) ? .evenOdd : .nonZero)
  }

  private static func text(_ random: inout SeededGenerator) -> TextDrawingInfo? {
    let words = [
      "Hello", " ", "  ", "\n", "\n\n", "<&>\"'", "Grüße", "שלום", "a\tb", "\r", "🙂", "x",
    ]
    let text =
      (0..<Int.random(in: 1..<20, using: &random)).compactMap { _ in
        words.randomElement(using: &random)
      }.joined() + "."
    let families = ["Sans", "Serif", "Fira Sans", "a, b", "it's \\ \"x\"", "inherit", "Noto 3", ""]
    let font = FontDescription(
      family: families.randomElement(using: &random) ?? "Sans",
      size: .random(in: 1...50, using: &random),
      weight: Bool.random(using: &random) ? 400 : .random(in: 1...1000, using: &random),
      isItalic: Bool.random(using: &random))
    let info = TextDrawingInfo(
      box: rect(&random), text: text, color: color(&random), font: font,
      layout: FixedTextLayout())
    guard Bool.random(using: &random) else { return info }
    return info?.transformed(
      by: Transform(
        a: .random(in: -2...2, using: &random), b: .random(in: -2...2, using: &random),
        c: .random(in: -2...2, using: &random), d: .random(in: -2...2, using: &random),
        tx: .random(in: -9...9, using: &random), ty: .random(in: -9...9, using: &random)))
  }
}
