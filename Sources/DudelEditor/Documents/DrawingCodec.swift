public import DudelModel

/// Writes drawings down as text and reads them back; those who know the file formats conform, so that
/// recordings can hold drawings.
public protocol DrawingCodec: Sendable {
  /// The drawing as text.
  func text(of drawing: Drawing) -> String
  /// The drawing in a text, or `nil` where there is none.
  func drawing(from text: String) -> Drawing?
}

extension CodingUserInfoKey {
  /// Where a recording's reader and writer find the codec.
  static var drawingCodec: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "drawing codec") }
}

extension Decoder {
  var drawingCodec: (any DrawingCodec)? {
    CodingUserInfoKey.drawingCodec.flatMap { userInfo[$0] as? any DrawingCodec }
  }
}

extension Encoder {
  var drawingCodec: (any DrawingCodec)? {
    CodingUserInfoKey.drawingCodec.flatMap { userInfo[$0] as? any DrawingCodec }
  }
}
