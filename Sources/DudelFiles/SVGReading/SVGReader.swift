internal import DudelGeometry
public import DudelModel

/// Reads SVG with expat: as objects where they can show everything that it holds, else as one
/// picture.
///
/// Entities are never expanded and nothing else is ever opened.
public enum SVGReader {
  /// Reads an icon: the shapes that are understood, in the space of its `viewBox`.
  public static func icon(_ bytes: [UInt8]) throws(SVGReadingError) -> Icon {
    let parsed = SVGTreeParser.parse(bytes)
    if let fault = parsed.fault { throw SVGReadingError(fault) }
    guard !parsed.tree.nodes.isEmpty else {
      throw SVGReadingError(line: 1, reason: "there is no svg element")
    }
    let box = SVGViewBox(parsed.tree.value(0, .viewBox))?.rect
    guard let size = box?.size ?? SVGPage.size(of: parsed.tree), size.width > 0, size.height > 0
    else { throw SVGReadingError(line: 1, reason: "the picture has no size") }
    var builder = SVGBuilder(parsed.tree, text: nil, isOwn: false, limits: .foreign)
    var scope = SVGScope(lengths: SVGLengths(viewport: size))
    if let origin = box?.origin, origin != .zero {
      scope.transform = .translation(Point.zero - origin)
    }
    try builder.buildRoot(in: scope)
    return Icon(size: size, shapes: builder.drawables.compactMap { $0 as? PathDrawingInfo })
  }

  /// Reads a document, packed by gzip or not.
  ///
  /// - Parameters:
  ///   - text: lays texts out; of the calling thread.
  ///   - progress: is told how far the reading is and may call it off.
  /// - Throws: if nothing can be shown.
  public static func document(
    _ bytes: [UInt8], text: any TextLayout, progress: LoadingProgress? = nil
  ) throws(SVGReadingError) -> LoadedDrawing {
    let plain = try unpacked(bytes)
    let limits = SVGLimits.forText(plain)
    guard plain.count <= limits.bytes else { throw .tooLarge }
    let parsed = SVGTreeParser.parse(plain, limits: limits, progress: progress)
    if progress?.isCancelled == true { throw .cancelled }
    if let fault = parsed.fault, !fault.isDamage {
      guard parsed.hasHarmlessEntities(in: plain) else { throw SVGReadingError(fault) }
      // Here it only tells how large the picture is and how much work.
      let expanded = SVGTreeParser.parse(plain, expandsEntities: true)
      if let fault = expanded.fault { throw SVGReadingError(fault) }
      return try picture(plain, expanded.tree, because: .entity)
    }
    guard !parsed.tree.nodes.isEmpty else {
      throw parsed.fault.map { SVGReadingError($0) }
        ?? SVGReadingError(line: 1, reason: "there is no svg element")
    }
    var document = SVGDocument(parsed.tree, text: text, limits: limits, progress: progress)
    try document.build()
    if let obstacle = document.obstacle {
      if let fault = parsed.fault { throw SVGReadingError(fault) }
      return try picture(plain, parsed.tree, because: obstacle)
    }
    guard let fault = parsed.fault else { return LoadedDrawing(document.drawing) }
    guard !document.drawing.objects.isEmpty else { throw SVGReadingError(fault) }
    return LoadedDrawing(
      document.drawing,
      remark: "The file is damaged at line \(fault.line). What stands before it was opened.")
  }

  /// Reads one element as `SVGWriter.element` writes it; `nil` for anything else.
  ///
  /// - Parameter text: lays texts out; of the calling thread.
  public static func drawable(_ element: [UInt8], text: any TextLayout) -> (any Drawable)? {
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      xmlns:dudel="urn:dudel:drawing:1">
      """
    let parsed = SVGTreeParser.parse(
      Array(head.utf8) + element + Array("</svg>".utf8), limits: .own)
    guard parsed.fault == nil else { return nil }
    var builder = SVGBuilder(parsed.tree, text: text, isOwn: true, limits: .own)
    let scope = SVGScope(lengths: SVGLengths(viewport: Size(width: 100, height: 100)))
    guard (try? builder.buildRoot(in: scope)) != nil, builder.obstacle == nil,
      builder.drawables.count == 1
    else { return nil }
    return builder.drawables.first
  }

  private static func unpacked(_ bytes: [UInt8]) throws(SVGReadingError) -> [UInt8] {
    do { return try Gzip.unpackedIfNeeded(bytes) } catch .damaged {
      throw SVGReadingError(line: 1, reason: "the packed file is damaged")
    } catch { throw .tooLarge }
  }

  /// The whole text as one picture, which keeps what objects can't show.
  private static func picture(
    _ bytes: [UInt8], _ tree: SVGTree, because obstacle: SVGObstacle
  ) throws(SVGReadingError) -> LoadedDrawing {
    let image: VectorImage
    var pixels = ImageReader.mostPixels
    do {
      image = try VectorImage(bytes, tree: tree, pixels: &pixels)
    } catch {
      throw SVGReadingError(line: 1, reason: error.reason)
    }
    let page = Rect(x: 0, y: 0, width: image.size.width, height: image.size.height)
    let drawing = Drawing(
      [ImageDrawingInfo(image, frame: page)], properties: SVGDocument.properties(of: tree),
      page: .fixed(page))
    return LoadedDrawing(
      drawing, remark: "It was opened as one picture, because it has \(obstacle.reason).")
  }
}

extension SVGReadingError {
  fileprivate static let tooLarge = SVGReadingError(line: 1, reason: "the file is too large")
}
