public import DudelGeometry

/// How the plane of the drawing lies in the window.
public struct Viewport: Hashable, Sendable, Codable {
  /// The smallest and the largest zoom.
  public static let zooms = 0.05...64.0
  /// The origin stays within this distance (window px), so that sub-pixel places stay exact.
  private static let farthest = 1e12

  /// Window px (at scale 1) a drawing unit.
  public private(set) var zoom = 1.0
  /// Where the drawing's point (0, 0) is in the window, in window px: always on a whole device px, so
  /// that what is panned need not be drawn anew.
  public private(set) var origin: Point
  /// The same before it was put on device px: many small moves together are a large one.
  private var exact: Point
  /// Device px a window px.
  public private(set) var scale: Double

  /// Shows the plane at zoom 1.
  public init(origin: Point, scale: Double = 1) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    (self.origin, exact) = (origin, origin)
    snap()
  }

  /// Tells whether nothing is seen of a difference from another view.
  func looks(like other: Viewport) -> Bool {
    (zoom, origin, scale) == (other.zoom, other.origin, other.scale)
  }

  /// From drawing units to window px.
  public var transform: Transform {
    Transform(a: zoom, b: 0, c: 0, d: zoom, tx: origin.x, ty: origin.y)
  }

  /// Where a place of the drawing is in the window.
  public func windowPoint(_ point: Point) -> Point { origin + point * zoom }

  /// Which place of the drawing is at a place in the window.
  public func drawingPoint(_ point: Point) -> Point { (point - origin) * (1 / zoom) }

  /// Where a part of the drawing is in the window.
  public func windowRect(_ rect: Rect) -> Rect {
    Rect(
      corner: windowPoint(rect.origin), corner: windowPoint(Point(x: rect.maxX, y: rect.maxY)))
  }

  /// Which part of the drawing a part of the window shows.
  public func drawingRect(_ rect: Rect) -> Rect {
    Rect(
      corner: drawingPoint(rect.origin), corner: drawingPoint(Point(x: rect.maxX, y: rect.maxY)))
  }

  /// The same view moved by a displacement in window px.
  public func moved(by delta: Point) -> Viewport {
    var view = self
    view.move(by: delta)
    return view
  }

  /// Moves the plane by a displacement in window px.
  public mutating func move(by delta: Point) {
    guard delta.isFinite else { return }
    exact = exact + delta
    snap()
  }

  /// Changes the zoom, as far as it goes; the place of the drawing that is at a place in the window
  /// stays there.
  public mutating func setZoom(_ zoom: Double, about place: Point) {
    guard zoom.isFinite, place.isFinite else { return }
    let fixed = (place - exact) * (1 / self.zoom)
    self.zoom = min(max(zoom, Self.zooms.lowerBound), Self.zooms.upperBound)
    exact = place - fixed * self.zoom
    snap()
  }

  /// Shows a part of the drawing as large as a part of the window allows, but no larger than `most`,
  /// in its middle.
  public mutating func fit(_ rect: Rect, into room: Rect, atMost most: Double = zooms.upperBound) {
    let factors = [room.width / rect.width, room.height / rect.height, most]
    zoom = min(max(factors.min() ?? 1, Self.zooms.lowerBound), Self.zooms.upperBound)
    if !zoom.isFinite { zoom = 1 }
    exact = room.centre - rect.centre * zoom
    snap()
  }

  /// The window px are this many device px each from now on.
  public mutating func setScale(_ scale: Double) {
    guard scale > 0, scale.isFinite else { return }
    self.scale = scale
    snap()
  }

  private mutating func snap() {
    func limited(_ value: Double) -> Double {
      value.isFinite ? min(max(value, -Self.farthest), Self.farthest) : 0
    }
    func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }
    exact = Point(x: limited(exact.x), y: limited(exact.y))
    origin = Point(x: snapped(exact.x), y: snapped(exact.y))
  }
}
