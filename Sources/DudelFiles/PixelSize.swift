internal import DudelGeometry

/// The extents of a picture in px, small enough to be written.
struct PixelSize: Equatable {
  /// A picture would be too large.
  struct Failure: Error, Equatable {
    let reason: String
  }

  let width: Int
  let height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// The extents of a picture of an area; what begins a px has a whole one.
  init(of area: Rect, _ options: ExportOptions) throws(Failure) {
    let scale = options.scale(for: area)
    let width: Double
    switch options.extent {
    case .scale: width = Self.whole(area.width * scale)
    case .width(let exact): width = Double(exact)
    }
    let height = Self.whole(area.height * scale)
    let most = Double(PNGWriter.mostPixels)
    guard width <= most, height <= most else {
      throw Self.failure(width, height, largest: most / max(area.width, area.height))
    }
    (self.width, self.height) = (Int(width), Int(height))
  }

  private static func whole(_ extent: Double) -> Double {
    // A little more than a whole number comes from reckoning, not from ink.
    max((extent - 1e-6).rounded(.up), 1)
  }

  private static func failure(_ width: Double, _ height: Double, largest: Double) -> Failure {
    let size = "\(text(width))×\(text(height))"
    let most = "at most \(PNGWriter.mostPixels) px a side can be written"
    let digits = (largest * 1000).rounded(.down) / 1000
    let advice = digits > 0 ? "; the largest scale is \(digits)" : ""
    return Failure(reason: "the picture would be \(size) px; \(most)\(advice)")
  }

  private static func text(_ extent: Double) -> String {
    Int(exactly: extent).map(String.init) ?? "\(extent)"
  }
}
