import DudelModel
import Testing

@Suite struct StrokeStyleTests {
  @Test func endsAndCornersAreRoundUnlessSaidOtherwise() {
    let style = StrokeStyle(color: .black, width: 3)
    #expect(style.cap == .round && style.join == .round && style.dashes.isEmpty)
  }

  @Test(arguments: [
    (StrokeStyle.Cap.butt, StrokeStyle.Join.round, 5.0), (.round, .round, 5.0),
    (.butt, .bevel, 5.0), (.round, .bevel, 5.0),
    (.square, .round, 5 * 2.0.squareRoot()), (.square, .bevel, 5 * 2.0.squareRoot()),
    (.butt, .miter, 5.0), (.square, .miter, 5 * 2.0.squareRoot()),
  ])
  func squareEndsReachFurtherThanOthers(
    cap: StrokeStyle.Cap, join: StrokeStyle.Join, reach: Double
  ) {
    #expect(StrokeStyle(color: .black, width: 10, cap: cap, join: join).reach == reach)
  }
}
