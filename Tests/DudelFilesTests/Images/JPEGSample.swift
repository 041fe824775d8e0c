@testable import DudelFiles

/// A small photograph.
enum JPEGSample {
  /// 16x8 px, red on the left and blue on the right.
  static let redAndBlue = DataURI.bytes(SVGValue("data:;base64,\(letters)")) ?? []

  private static let letters = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDg\
    sLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcI/8\
    QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAcI/8QAGBEAAgMAAAAAAAAAAAAAAAAAAAhF\
    g8P/2gAMAwEAAhEDEQA/AM6IEBwWWYo2KNYaKuyP/9k=
    """

  /// The same with a note of its orientation (Exif 2.3 §4.6.4, tag 274).
  static func turned(_ orientation: UInt8) -> [UInt8] {
    let note: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0]
      + [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    let length = UInt8(note.count + 2)
    return Array(redAndBlue.prefix(2)) + [0xff, 0xe1, 0, length] + note + redAndBlue.dropFirst(2)
  }
}
