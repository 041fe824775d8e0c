import DudelGeometry

/// Random numbers that are the same in every run (SplitMix64), so that a failure can be repeated.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func point(_ range: ClosedRange<Double> = -1000...1000) -> Point {
    Point(x: number(range), y: number(range))
  }

  mutating func rect(_ range: ClosedRange<Double> = -1000...1000) -> Rect {
    Rect(corner: point(range), corner: point(range))
  }
}
