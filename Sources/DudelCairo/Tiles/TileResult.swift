/// A tile that a worker has drawn.
struct TileResult: @unchecked Sendable {
  let place: TilePlace
  /// Device px a drawing unit.
  let scale: Double
  /// The state of the tile that was asked for.
  let version: Int
  /// The picture, which the worker has handed over for good; `nil` where there was no memory.
  let surface: CairoSurface?
}
