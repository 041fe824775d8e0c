internal import DudelGeometry

/// How much work it would be to draw an SVG text, for renderers that can't be stopped.
struct SVGComplexity {
  /// Elements that may be drawn, used ones as often as they are used.
  private static let mostParts = 1_000_000
  /// What an element costs that is drawn on a picture of its own first.
  private static let layerCost = 300
  private static let noiseCost = 8000
  private static let mostDepth = 3
  /// The reach of a filter's slowest step, as a part of the picture.
  private static let mostReach = 0.1

  private let tree: SVGTree
  private var ids: [String: Int] = [:]
  /// What is known of elements; nothing stands for one that is being counted.
  private var costs: [Int: Int?] = [:]

  init(_ tree: SVGTree) {
    self.tree = tree
    for node in tree.nodes.indices where tree.element(node) != .characters {
      if let id = tree.value(node, .id)?.string, ids[id] == nil { ids[id] = node }
    }
  }

  /// - Throws: if drawing would take too long or need too much memory.
  func check(pixels: inout Int, depth: Int) throws(ImageReadingError) {
    guard depth <= Self.mostDepth else { throw .tooComplex }
    try checkFilters()
    for node in tree.nodes.indices where Self.holdsPicture(tree.element(node)) {
      guard let reference = tree.reference(node), let bytes = DataURI.bytes(reference) else {
        continue
      }
      if ImageReader.isVector(bytes) {
        _ = try VectorImage(bytes, pixels: &pixels, depth: depth + 1)
      } else if let size = PixelLimit.size(of: bytes) {
        pixels -= size
        guard pixels >= 0 else { throw .tooLarge }
      }
    }
    var counter = self
    guard counter.cost(of: 0, depth: 0) < Self.mostParts else { throw .tooComplex }
  }

  private static func holdsPicture(_ element: SVGElement) -> Bool {
    element == .image || element == .feImage
  }

  private func checkFilters() throws(ImageReadingError) {
    let box = SVGViewBox(tree.value(0, .viewBox))?.rect.size
    let size = box ?? SVGPage.size(of: tree) ?? Size(width: 100, height: 100)
    for node in tree.nodes.indices {
      switch tree.element(node) {
      case .feMorphology:
        let reach = Self.largest(tree.value(node, .radius))
        guard reach <= Self.mostReach * max(size.width, size.height) else { throw .tooComplex }
      case .feConvolveMatrix:
        guard Self.largest(tree.value(node, .order)) <= 20 else { throw .tooComplex }
      case .feTurbulence:
        guard Self.largest(tree.value(node, .numOctaves)) <= 20 else { throw .tooComplex }
      default: break
      }
    }
  }

  private static func largest(_ value: SVGValue?) -> Double {
    guard let value else { return 0 }
    var scanner = SVGNumberScanner(value)
    var result = 0.0
    while let number = scanner.number() { result = max(result, number) }
    return result
  }

  /// What an element costs with all that it holds and refers to.
  private mutating func cost(of node: Int, depth: Int) -> Int {
    if let known = costs[node] { return known ?? 0 }
    guard depth < 1000 else { return Self.mostParts }
    costs[node] = .some(nil)
    var sum = ownCost(of: node)
    for child in tree.children(node) where sum < Self.mostParts {
      sum += cost(of: child, depth: depth + 1)
    }
    for attribute in tree.attributes(node) where sum < Self.mostParts {
      sum += cost(of: attribute, of: node, depth: depth)
    }
    costs[node] = sum
    return sum
  }

  /// What an element costs by itself.
  private func ownCost(of node: Int) -> Int {
    guard tree.element(node) == .feTurbulence else {
      return tree.name(node).hasPrefix("fe") ? Self.layerCost : 1
    }
    // Noise is made pixel by pixel, over and over.
    return Self.noiseCost * max(1, Int(Self.largest(tree.value(node, .numOctaves))))
  }

  private mutating func cost(of attribute: SVGTree.Attribute, of node: Int, depth: Int) -> Int {
    let value = tree.value(attribute.value)
    switch attribute.name {
    case .href, .xlinkHref:
      guard tree.element(node) == .use, value.first == UInt8(ascii: "#") else { return 0 }
      return ids[value.dropFirst(1).trimmed.string].map { cost(of: $0, depth: depth + 1) } ?? 0
    case .opacity: return Self.layerCost
    case .mask, .clipPath, .filter:
      return Self.layerCost + costOfReferences(in: value, depth: depth)
    case .fill, .stroke, .style: return costOfReferences(in: value, depth: depth)
    case .markerStart, .markerMid, .markerEnd:
      // As often as the path has corners, each of which takes some bytes.
      let corners = ((tree.value(node, .d) ?? tree.value(node, .points))?.count ?? 0) / 4 + 2
      let (product, isTooMuch) = costOfReferences(in: value, depth: depth)
        .multipliedReportingOverflow(by: corners)
      return isTooMuch ? Self.mostParts : min(product, Self.mostParts)
    default: return 0
    }
  }

  private mutating func costOfReferences(in value: SVGValue, depth: Int) -> Int {
    var sum = 0
    var rest = value
    while sum < Self.mostParts, let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      rest = rest.part(hash + 1..<rest.range.upperBound)
      let name = rest.bytes[rest.range].prefix {
        $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\"")
          && !$0.isSVGSpace
      }
      if let target = ids[String(decoding: name, as: UTF8.self)] {
        sum += cost(of: target, depth: depth + 1)
      }
    }
    return sum
  }
}
