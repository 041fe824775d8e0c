import CPNG

extension PixelImage {
  /// `PNG_FORMAT_RGBA`, a macro that Swift doesn't see.
  private static let rgba: UInt32 = 3

  /// Reads a PNG file of any kind, converted to 8 bits a component.
  public init(pngFile path: String) throws {
    var image = png_image()
    image.version = 1
    guard png_image_begin_read_from_file(&image, path) != 0 else {
      throw RigError("\(path) is no PNG that can be read: \(Self.message(of: image)).")
    }
    image.format = Self.rgba
    self.init(width: Int(image.width), height: Int(image.height))
    guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else {
      throw RigError("\(path) can't be read: \(Self.message(of: image)).")
    }
  }

  /// Writes the picture as a PNG file.
  public func write(pngFile path: String) throws {
    var image = png_image()
    image.version = 1
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = Self.rgba
    guard png_image_write_to_file(&image, path, 0, bytes, 0, nil) != 0 else {
      throw RigError("\(path) can't be written: \(Self.message(of: image)).")
    }
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
