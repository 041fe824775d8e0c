internal import CCairo
internal import CPictureShims
internal import DudelCairo
internal import DudelGeometry
internal import DudelModel
internal import Synchronization

/// A picture of vectors, an SVG text that librsvg draws at whatever size it is wanted.
final class VectorImage: CairoImage {
  let bytes: [UInt8]
  let mediaType = "image/svg+xml"
  let size: Size
  private nonisolated(unsafe) let handle: UnsafeMutablePointer<RsvgHandle>
  /// Tells whether parts may be blended with what lies below them, which is the picture only.
  private let isBlended: Bool
  /// Whether librsvg can draw the picture; it draws one on one thread at a time.
  private let isDrawable = Mutex(true)
  /// The larger extent in px of the picture that shows whether librsvg can draw it.
  private static let trialExtent = 300.0

  /// Reads an SVG text, packed or not.
  ///
  /// - Parameters:
  ///   - pixels: how many px may still be taken by pictures inside.
  ///   - depth: how many pictures of vectors this one stands in.
  convenience init(
    _ bytes: [UInt8], pixels: inout Int, depth: Int = 0
  ) throws(ImageReadingError) {
    let plain: [UInt8]
    do { plain = try Gzip.unpackedIfNeeded(bytes) } catch { throw .tooLarge }
    var parsed = SVGTreeParser.parse(plain)
    if parsed.hasHarmlessEntities(in: plain) {
      parsed = SVGTreeParser.parse(plain, expandsEntities: true)
    }
    if let fault = parsed.fault { throw ImageReadingError(reason: fault.reason) }
    try self.init(plain, tree: parsed.tree, pixels: &pixels, depth: depth)
  }

  /// Makes a picture of a text that was read already.
  init(
    _ bytes: [UInt8], tree: SVGTree, pixels: inout Int, depth: Int = 0
  ) throws(ImageReadingError) {
    guard !tree.nodes.isEmpty else { throw .unknown }
    try SVGComplexity(tree).check(pixels: &pixels, depth: depth)
    let said = SVGPage.size(of: tree)
    // No address to find other files from, and so none is ever opened.
    let handle = bytes.withUnsafeBufferPointer {
      dudel_rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), nil)
    }
    guard let handle else { throw .unknown }
    dudel_rsvg_handle_set_dpi(handle, 96)
    self.bytes = bytes
    self.handle = handle
    isBlended = Self.mentionsBlending(bytes)
    size = said ?? Self.size(handle)
    // Only filters are known to make librsvg fail; they are tried before anything depends on them.
    let hasFilters = tree.nodes.indices.contains { tree.element($0) == .filter }
    guard !hasFilters || canBeDrawn else { throw .undrawable }
  }

  deinit { dudel_g_object_unref(handle) }

  private static func size(_ handle: UnsafeMutablePointer<RsvgHandle>) -> Size {
    var (width, height) = (0.0, 0.0)
    guard dudel_rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0,
      width > 0, height > 0
    else { return Size(width: 100, height: 100) }
    return Size(width: width, height: height)
  }

  private static func mentionsBlending(_ bytes: [UInt8]) -> Bool {
    let name = Array("blend-mode".utf8)
    return bytes.withUnsafeBufferPointer { all in
      all.indices.contains { all[$0] == name[0] && all[$0...].starts(with: name) }
    }
  }

  func draw(on cairo: OpaquePointer, in rect: Rect) {
    guard !rect.isEmpty else { return }
    cairo_translate(cairo, rect.minX, rect.minY)
    cairo_scale(cairo, rect.width / size.width, rect.height / size.height)
    if isBlended { cairo_push_group(cairo) }
    render(on: cairo)
    if isBlended {
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    }
  }

  /// Tells whether librsvg can draw the picture, by having it draw a small one.
  private var canBeDrawn: Bool {
    let scale = min(1, Self.trialExtent / max(size.width, size.height))
    guard scale > 0 else { return false }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(max(1, size.width * scale)), Int32(max(1, size.height * scale)))
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return false }
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, scale, scale)
    render(on: cairo)
    return isDrawable.withLock { $0 }
  }

  /// Has librsvg draw the picture in its own units, unless that went wrong before.
  private func render(on cairo: OpaquePointer) {
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    isDrawable.withLock { isDrawable in
      guard isDrawable else { return }
      isDrawable = dudel_rsvg_handle_render_document(handle, cairo, &viewport) != 0
    }
  }
}
