public import DudelGeometry
public import DudelModel
import Synchronization

/// Lays text out without fonts: every character is half as wide as the font's size, every line as
/// high as it.
///
/// Lines break after spaces, or inside words that are too long. All runs from left to right.
public final class MonospaceLayout: TextLayout {
  private let measured = Mutex(0)

  /// Makes a layout.
  public init() {}

  /// How many bytes of text were measured so far.
  public var measuredBytes: Int { measured.withLock { $0 } }

  /// The extents of a paragraph.
  public func size(of text: StyledText) -> Size { MonospaceParagraph(text).size }

  /// The height of a paragraph.
  public func height(of text: StyledText) -> Double {
    measured.withLock { $0 += text.string.utf8.count }
    return MonospaceParagraph(text).size.height
  }

  /// A paragraph laid out.
  public func paragraph(_ text: StyledText) -> any ParagraphLayout { MonospaceParagraph(text) }
}
