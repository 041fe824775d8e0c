internal import CExpat
internal import DudelGeometry
public import DudelModel

/// Reads SVG with expat: shapes, groups, transforms and plain colours, as icons use them.
///
/// Entities are never expanded and nothing else is ever opened.
public enum SVGReader {
  /// Groups nested deeper than this are refused.
  private static let mostDepth = 256

  /// Reads an icon.
  public static func icon(_ bytes: [UInt8]) throws(SVGReadingError) -> Icon {
    let state = ReadingState()
    guard let parser = XML_ParserCreate(nil) else {
      throw SVGReadingError(line: 1, reason: "out of memory")
    }
    defer { XML_ParserFree(parser) }
    XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
    XML_SetElementHandler(parser, startElement, endElement)
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      ReadingState.of(data)?.fault = "entities are not allowed"
    }
    state.parser = parser
    let status = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        XML_Parse(parser, text.baseAddress, Int32(clamping: text.count), 1)
      }
    }
    let line = Int(XML_GetCurrentLineNumber(parser))
    if let fault = state.fault { throw SVGReadingError(line: line, reason: fault) }
    guard status == XML_STATUS_OK else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw SVGReadingError(line: line, reason: reason ?? "this is no XML")
    }
    guard let size = state.size else {
      throw SVGReadingError(line: line, reason: "there is no svg element")
    }
    return Icon(size: size, shapes: state.shapes)
  }

  private static let startElement: XML_StartElementHandler = { data, name, attributes in
    guard let state = ReadingState.of(data), let name else { return }
    state.begin(String(cString: name), ReadingState.dictionary(attributes))
  }

  private static let endElement: XML_EndElementHandler = { data, _ in
    ReadingState.of(data)?.end()
  }

  private final class ReadingState {
    var parser: XML_Parser?
    var size: Size?
    var shapes: [PathDrawingInfo] = []
    var fault: String? {
      didSet { XML_StopParser(parser, UInt8(XML_FALSE)) }
    }
    private var stack: [(style: SVGStyle, transform: Transform)] = [(SVGStyle(), .identity)]

    static func of(_ data: UnsafeMutableRawPointer?) -> ReadingState? {
      data.map { Unmanaged<ReadingState>.fromOpaque($0).takeUnretainedValue() }
    }

    static func dictionary(
      _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) -> [String: String] {
      var result: [String: String] = [:]
      var index = 0
      while let name = attributes?[index], let value = attributes?[index + 1] {
        result[String(cString: name)] = String(cString: value)
        index += 2
      }
      return result
    }

    func begin(_ name: String, _ attributes: [String: String]) {
      guard stack.count < SVGReader.mostDepth, let parent = stack.last else {
        fault = "the elements are nested too deeply"
        return
      }
      let style = parent.style.inherited(with: attributes)
      var transform = parent.transform
      if let text = attributes["transform"], let own = SVGTransform.parse(text) {
        transform = transform.after(own)
      }
      if name == "svg", size == nil {
        beginDocument(attributes, transform: &transform)
      } else if SVGShape.names.contains(name), size != nil {
        add(SVGShape.path(name, attributes), style: style, transform: transform)
      }
      stack.append((style, transform))
    }

    func end() { if stack.count > 1 { stack.removeLast() } }

    private func beginDocument(_ attributes: [String: String], transform: inout Transform) {
      var box = SVGNumberScanner(attributes["viewBox"] ?? "")
      if let x = box.number(), let y = box.number(), let width = box.number(),
        let height = box.number()
      {
        size = Size(width: width, height: height)
        transform = transform.after(.translation(Point(x: -x, y: -y)))
      } else {
        var width = SVGNumberScanner(attributes["width"] ?? "")
        var height = SVGNumberScanner(attributes["height"] ?? "")
        size = Size(width: width.number() ?? 0, height: height.number() ?? 0)
      }
      if let size, !(size.width > 0 && size.height > 0) { fault = "the picture has no size" }
    }

    private func add(_ path: BezierPath?, style: SVGStyle, transform: Transform) {
      let stroke = style.stroke.map {
        StrokeStyle(color: $0, width: style.strokeWidth, cap: style.cap, join: style.join)
      }
      guard style.fill != nil || stroke != nil, let path,
        let shape = PathDrawingInfo(path: path, stroke: stroke, fill: style.fill)
      else { return }
      shapes.append(shape.transformed(by: transform))
    }
  }
}
