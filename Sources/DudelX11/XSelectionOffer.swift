internal import CX11

/// A text that other programs may have, and since when.
struct XSelectionOffer {
  let text: String
  /// The server's time when the selection became ours.
  let time: Time
  /// The text in UTF-8, shared by everything that is sent.
  let bytes: [UInt8]

  init(_ text: String, time: Time) {
    (self.text, self.time) = (text, time)
    bytes = Array(text.utf8)
  }
}
