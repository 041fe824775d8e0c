public import DudelGeometry
public import DudelModel

/// How a drawing is exported.
public struct ExportOptions: Sendable, Equatable {
  /// How large the picture becomes.
  public enum Extent: Sendable, Equatable {
    /// So many px a unit.
    case scale(Double)
    /// So many px wide.
    case width(Int)
  }

  /// Which part of the plane is shown.
  public enum Area: String, CaseIterable, Sendable {
    /// The page.
    case page
    /// What is drawn, wherever that is.
    case drawing
  }

  /// What lies behind the drawing.
  public enum Background: Sendable, Equatable {
    /// White in pictures of px, nothing in other formats.
    case usual
    /// Nothing.
    case none
    /// A colour.
    case color(Color)
  }

  /// How large the picture becomes.
  public var extent = Extent.scale(1)
  /// What lies behind the drawing.
  public var background = Background.usual
  /// Which part of the plane is shown.
  public var area = Area.page
  /// How much is shown around that on every side, in drawing units.
  public var margin = 0.0
  /// Whether texts become the shapes of their letters, which look the same without the font.
  public var outlinesText = false

  /// Makes options that show the page as it is.
  public init() {}

  /// What is shown, in drawing units.
  ///
  /// - Parameter canvas: what the canvas shows, for drawings that were never stored.
  public func shownArea(of drawing: Drawing, canvas: Rect) -> Rect {
    let area: Rect
    switch self.area {
    case .page: area = drawing.pageRect(canvas: canvas)
    // Whole units keep edges sharp that are sharp on the page.
    case .drawing: area = drawing.bounds?.integral ?? drawing.pageRect(canvas: canvas)
    }
    return area.inset(by: -margin)
  }

  /// How many px a unit is where an area is shown.
  public func scale(for area: Rect) -> Double {
    switch extent {
    case .scale(let scale): scale
    case .width(let width): area.width > 0 ? Double(width) / area.width : 1
    }
  }

  /// The colour behind the drawing, or `nil` for none.
  ///
  /// - Parameter usual: what is usual for the format.
  func color(orUsual usual: Color?) -> Color? {
    switch background {
    case .usual: usual
    case .none: nil
    case .color(let color): color
    }
  }
}
