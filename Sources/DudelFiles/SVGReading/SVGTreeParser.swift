internal import CExpat

/// Reads the elements of an SVG text with expat.
///
/// Entities are not expanded and nothing else is ever opened.
final class SVGTreeParser {
  /// What may go wrong without making what came before worthless.
  struct Fault {
    let line: Int
    let reason: String
    /// Tells whether the text just ends too early or is damaged somewhere.
    let isDamage: Bool
  }

  /// Groups nested deeper than this are refused.
  private static let mostDepth = 256
  private static let entitiesReason = "entities are not allowed"
  private static let namespace = Array("http://www.w3.org/2000/svg ".utf8)

  private(set) var tree = SVGTree()
  private(set) var fault: Fault?
  /// The entities that the text declares, as far as it was read.
  private(set) var entities: [SVGEntity] = []
  private var parser: XML_Parser?
  private let limits: SVGLimits
  private let progress: LoadingProgress?
  /// The open elements with the last child of each; what is not SVG has no number.
  private var open: [(node: Int?, lastChild: Int?)] = []
  private var hasNamespace = true
  private var hasMoved = false
  /// How many open elements there are whose text counts.
  private var textDepth = 0

  private let expandsEntities: Bool

  private init(limits: SVGLimits, progress: LoadingProgress?, expandsEntities: Bool) {
    (self.limits, self.progress, self.expandsEntities) = (limits, progress, expandsEntities)
  }

  /// Reads as much as there is without a fault.
  ///
  /// - Parameter expandsEntities: only for those that are known to do no harm.
  static func parse(
    _ bytes: [UInt8], limits: SVGLimits = .foreign, progress: LoadingProgress? = nil,
    expandsEntities: Bool = false
  ) -> SVGTreeParser {
    let state = SVGTreeParser(
      limits: limits, progress: progress, expandsEntities: expandsEntities)
    state.run(bytes)
    return state
  }

  /// Tells whether somebody else may expand the entities that stopped the reading.
  func hasHarmlessEntities(in bytes: [UInt8]) -> Bool {
    !entities.isEmpty && SVGEntity.areHarmless(entities, in: bytes)
  }

  private func run(_ bytes: [UInt8]) {
    guard let parser = XML_ParserCreateNS(nil, XML_Char(UInt8(ascii: " "))) else {
      fault = Fault(line: 1, reason: "out of memory", isDamage: false)
      return
    }
    self.parser = parser
    defer {
      XML_ParserFree(parser)
      self.parser = nil
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in SVGTreeParser.of(data)?.begin(name, attributes) },
      { data, _ in SVGTreeParser.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      SVGTreeParser.of(data)?.characters(text, Int(count))
    }
    XML_SetEntityDeclHandler(parser) { data, name, isParameter, value, count, _, systemID, _, _ in
      let isOwn = isParameter == 0 && systemID == nil
      SVGTreeParser.of(data)?.declare(
        SVGEntity(value: isOwn ? value.map { SVGTreeParser.bytes($0, Int(count)) } : nil))
    }
    feed(bytes, to: parser)
  }

  /// Hands the text over in pieces, larger ones where a single piece has no end of anything: each
  /// time expat looks at all of that again.
  private func feed(_ bytes: [UInt8], to parser: XML_Parser) {
    var (start, size) = (0, 1 << 18)
    repeat {
      if let progress {
        if progress.isCancelled { return }
        progress.advance(to: Double(start) / Double(max(1, bytes.count)) * 0.5)
      }
      let end = min(bytes.count, start + size)
      hasMoved = false
      let status = bytes[start..<end].withUnsafeBufferPointer { piece in
        piece.withMemoryRebound(to: CChar.self) {
          XML_Parse(parser, $0.baseAddress, Int32(clamping: $0.count), end == bytes.count ? 1 : 0)
        }
      }
      guard status == XML_STATUS_OK else {
        if fault == nil { fail(XML_GetErrorCode(parser)) }
        return
      }
      if !hasMoved { size = min(size * 2, 1 << 30) }
      start = end
    } while start < bytes.count
  }

  private func fail(_ code: XML_Error) {
    let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "this is no XML"
    fault = Fault(line: line, reason: reason, isDamage: true)
  }

  private func refuse(_ reason: String) {
    fault = Fault(line: line, reason: reason, isDamage: false)
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private var line: Int { Int(clamping: XML_GetCurrentLineNumber(parser)) }

  private static func of(_ data: UnsafeMutableRawPointer?) -> SVGTreeParser? {
    data.map { Unmanaged<SVGTreeParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func bytes(_ text: UnsafePointer<XML_Char>, _ count: Int) -> [UInt8] {
    UnsafeRawBufferPointer(start: text, count: count).map { $0 }
  }

  // MARK: - What expat finds

  /// Notes an entity; a text with any is left off at its first element.
  ///
  /// From there on expat would expand them. Those that use others it must not even see used.
  private func declare(_ entity: SVGEntity) {
    entities.append(entity)
    if !entity.isSimple || entities.count > SVGEntity.mostCount { refuse(Self.entitiesReason) }
  }

  private func begin(
    _ name: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard fault == nil, let name else { return }
    hasMoved = true
    guard entities.isEmpty || expandsEntities else { return refuse(Self.entitiesReason) }
    guard open.count < Self.mostDepth else {
      return refuse("the elements are nested too deeply")
    }
    guard tree.nodes.count < limits.elements, tree.attributeCount < limits.attributes else {
      return refuse("there are too many elements")
    }
    let bytes = Self.buffer(name)
    guard open.isEmpty || open[open.count - 1].node != nil, let own = localName(bytes) else {
      if open.isEmpty { return refuse("there is no svg element") }
      open.append((nil, nil))
      return
    }
    let element = SVGNames.elements.name(own) ?? .other
    guard !open.isEmpty || element == .svg else { return refuse("there is no svg element") }
    let otherName =
      element == .other
      ? tree.appendBytes(UnsafeBufferPointer(rebasing: own)) : 0..<0
    let first = tree.attributeCount
    append(attributes)
    let node = tree.append(
      element, name: otherName, attributes: first..<tree.attributeCount, parent: open.last?.node,
      after: open.last?.lastChild)
    if !open.isEmpty { open[open.count - 1].lastChild = node }
    open.append((node, nil))
    if element.holdsText { textDepth += 1 }
  }

  /// The name without SVG's namespace, or `nil` for one of another namespace.
  private func localName(
    _ name: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    let isInNamespace =
      name.count > Self.namespace.count && name.starts(with: Self.namespace)
    if open.isEmpty { hasNamespace = isInNamespace }
    if isInNamespace { return hasNamespace ? name[Self.namespace.count...] : nil }
    return hasNamespace || name.contains(UInt8(ascii: " ")) ? nil : name[...]
  }

  private func append(_ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
    var index = 0
    while let name = attributes?[index], let value = attributes?[index + 1] {
      index += 2
      let bytes = Self.buffer(name)
      if let known = SVGNames.attributes.name(bytes) {
        tree.appendAttribute(known, value: Self.buffer(value))
      } else {
        tree.appendAttribute(
          .other, otherName: tree.appendBytes(bytes), value: Self.buffer(value))
      }
    }
  }

  private static func buffer(_ text: UnsafePointer<XML_Char>) -> UnsafeBufferPointer<UInt8> {
    let raw = UnsafeRawBufferPointer(start: text, count: length(text))
    return raw.bindMemory(to: UInt8.self)
  }

  private static func length(_ text: UnsafePointer<XML_Char>) -> Int {
    var count = 0
    while text[count] != 0 { count += 1 }
    return count
  }

  private func end() {
    hasMoved = true
    guard let last = open.popLast() else { return }
    if let node = last.node, tree.element(node).holdsText { textDepth -= 1 }
  }

  private func characters(_ text: UnsafePointer<XML_Char>?, _ count: Int) {
    hasMoved = true
    guard fault == nil, textDepth > 0, let text, count > 0, let top = open.last,
      let node = top.node
    else { return }
    let raw = UnsafeRawBufferPointer(start: text, count: count)
    open[open.count - 1].lastChild = tree.appendText(
      raw.bindMemory(to: UInt8.self), parent: node, after: top.lastChild)
  }
}

extension SVGElement {
  /// Tells whether characters in the element or in its children mean something.
  fileprivate var holdsText: Bool {
    switch self {
    case .text, .style, .title, .desc: true
    default: false
    }
  }
}
