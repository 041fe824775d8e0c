/// The elements of an SVG text, in few large arrays instead of many small objects.
struct SVGTree {
  struct Node {
    let element: SVGElement
    let parent: Int
    var firstChild: Int?
    var nextSibling: Int?
    /// The element's attributes; of a piece of text the one that holds it.
    let attributes: Range<Int>
    /// Where the name stands of an element that is not told apart.
    let name: Range<Int>
  }

  struct Attribute {
    let name: SVGAttribute
    let value: Range<Int>
    /// Where the name stands of one that is not told apart.
    let otherName: Range<Int>
  }

  /// The elements in the order of the text; the first one is the root.
  private(set) var nodes: [Node] = []
  private var attributes: [Attribute] = []
  private var bytes: [UInt8] = []

  // MARK: - Building

  /// Adds an element behind all others and returns its number.
  mutating func append(
    _ element: SVGElement, name: Range<Int>, attributes: Range<Int>, parent: Int?, after: Int?
  ) -> Int {
    let index = nodes.count
    nodes.append(
      Node(element: element, parent: parent ?? index, attributes: attributes, name: name))
    if let after {
      nodes[after].nextSibling = index
    } else if let parent {
      nodes[parent].firstChild = index
    }
    return index
  }

  var attributeCount: Int { attributes.count }
  var byteCount: Int { bytes.count }

  mutating func appendAttribute(
    _ name: SVGAttribute, otherName: Range<Int> = 0..<0, value: UnsafeBufferPointer<UInt8>
  ) {
    attributes.append(Attribute(name: name, value: appendBytes(value), otherName: otherName))
  }

  mutating func appendBytes(_ new: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: new)
    return start..<bytes.count
  }

  /// Adds text, to the last node where that is text under the same parent.
  mutating func appendText(_ text: UnsafeBufferPointer<UInt8>, parent: Int, after: Int?) -> Int {
    if let after, after == nodes.count - 1, nodes[after].element == .characters,
      let last = attributes.last, last.value.upperBound == bytes.count
    {
      bytes.append(contentsOf: text)
      attributes[attributes.count - 1] = Attribute(
        name: last.name, value: last.value.lowerBound..<bytes.count, otherName: 0..<0)
      return after
    }
    let first = attributes.count
    appendAttribute(.other, value: text)
    return append(
      .characters, name: 0..<0, attributes: first..<attributes.count, parent: parent, after: after)
  }

  // MARK: - Reading

  func element(_ node: Int) -> SVGElement { nodes[node].element }

  /// The name of an element, also of one that is not told apart.
  func name(_ node: Int) -> SVGValue {
    nodes[node].element == .other
      ? value(nodes[node].name) : SVGValue(nodes[node].element.rawValue)
  }

  func parent(_ node: Int) -> Int? { node == 0 ? nil : nodes[node].parent }

  func children(_ node: Int) -> Children {
    Children(nodes: nodes, following: nodes[node].firstChild)
  }

  func attributes(_ node: Int) -> ArraySlice<Attribute> { attributes[nodes[node].attributes] }

  func value(_ range: Range<Int>) -> SVGValue { SVGValue(bytes, range) }

  /// The value of an attribute, or `nil` where an element hasn't got it.
  func value(_ node: Int, _ name: SVGAttribute) -> SVGValue? {
    for attribute in attributes[nodes[node].attributes] where attribute.name == name {
      return value(attribute.value)
    }
    return nil
  }

  /// The characters of a node that is a piece of text.
  func characters(_ node: Int) -> SVGValue {
    attributes[nodes[node].attributes].first.map { value($0.value) } ?? SVGValue("")
  }

  /// All characters directly in an element.
  func text(_ node: Int) -> String {
    children(node).filter { element($0) == .characters }.map { characters($0).string }.joined()
  }

  /// What an element refers to; SVG 2's attribute counts before XLink's.
  func reference(_ node: Int) -> SVGValue? {
    (value(node, .href) ?? value(node, .xlinkHref))?.trimmed
  }

  struct Children: Sequence, IteratorProtocol {
    private let nodes: [Node]
    private var following: Int?

    init(nodes: [Node], following: Int?) { (self.nodes, self.following) = (nodes, following) }

    mutating func next() -> Int? {
      guard let node = following else { return nil }
      following = nodes[node].nextSibling
      return node
    }
  }
}
