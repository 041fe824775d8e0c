/// How a picture is fitted into a place of another shape (`preserveAspectRatio`, SVG 1.1 §7.8).
struct SVGAspectRatio {
  /// Tells whether the picture keeps its own shape.
  var isKept = true
  /// Tells whether it fills the place and reaches over its edges.
  var isSlice = false
  /// Which part of the room to spare is on the left and above, 0 to 1.
  var (x, y) = (0.5, 0.5)

  init(_ value: SVGValue?) {
    var words = value?.words ?? []
    if words.first?.equals("defer") == true { words.removeFirst() }
    guard let align = words.first?.string else { return }
    if align == "none" {
      isKept = false
      return
    }
    let parts: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard align.utf8.count == 8, align.hasPrefix("x"), align.dropFirst(4).hasPrefix("Y"),
      let x = parts[align.dropFirst().prefix(3)], let y = parts[align.suffix(3)]
    else { return }
    (self.x, self.y) = (x, y)
    isSlice = words.count > 1 && words[1].equals("slice")
  }
}
