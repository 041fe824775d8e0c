internal import CPNGShims

/// How the rows of a PNG file are made small.
struct PNGCompression {
  /// Zlib's level, from 0 to 9.
  let level: Int32
  /// How a row is told by its neighbours before.
  let filter: dudel_png_filter

  /// What suits most pictures.
  static let usual = PNGCompression(width: 0, isBusy: false, hasPictures: false)

  /// What suits a picture.
  ///
  /// - Parameters:
  ///   - isBusy: whether there is so much in it that it takes long.
  ///   - hasPictures: whether photographs may be in it, whose neighbouring px are nearly the same.
  init(width: Int, isBusy: Bool, hasPictures: Bool) {
    level = isBusy ? 2 : 6
    // Zlib finds equal rows by itself, as far as it can look back.
    let isRowInReach = width * 4 < 1 << 15
    filter = hasPictures ? DUDEL_PNG_BEST : isRowInReach ? DUDEL_PNG_NONE : DUDEL_PNG_UP
  }
}
