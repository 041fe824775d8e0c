extension SVGSelector {
  /// Tells whether an element is one that the selector is for.
  ///
  /// - Parameter steps: how much work may still be done; none of it left means no match.
  func matches(_ node: Int, in tree: SVGTree, steps: inout Int) -> Bool {
    matches(compounds.count - 1, node, in: tree, steps: &steps)
  }

  private func matches(_ index: Int, _ node: Int, in tree: SVGTree, steps: inout Int) -> Bool {
    steps -= 1
    guard steps > 0, compounds[index].matches(node, in: tree) else { return false }
    guard index > 0 else { return true }
    switch compounds[index].combinator {
    case .child:
      guard let parent = tree.parent(node) else { return false }
      return matches(index - 1, parent, in: tree, steps: &steps)
    case .sibling:
      guard let sibling = tree.elementBefore(node) else { return false }
      return matches(index - 1, sibling, in: tree, steps: &steps)
    case .descendant:
      var ancestor = tree.parent(node)
      while let candidate = ancestor {
        if matches(index - 1, candidate, in: tree, steps: &steps) { return true }
        ancestor = tree.parent(candidate)
      }
      return false
    }
  }
}

extension SVGSelector.Compound {
  func matches(_ node: Int, in tree: SVGTree) -> Bool {
    if let element, !tree.name(node).equals(element) { return false }
    if let id, tree.value(node, .id)?.trimmed.equals(id) != true { return false }
    if !classes.isEmpty {
      guard let words = tree.value(node, .className)?.words,
        classes.allSatisfy({ name in words.contains { $0.equals(name) } })
      else { return false }
    }
    if isFirstChild, tree.parent(node) == nil || tree.elementBefore(node) != nil { return false }
    return attributes.allSatisfy { name, test, expected in
      guard let value = tree.value(node, named: name) else { return false }
      return Self.passes(value, test, expected)
    }
  }

  private static func passes(_ value: SVGValue, _ test: Test, _ expected: SVGValue) -> Bool {
    let (bytes, other) = (value.bytes[value.range], expected.bytes[expected.range])
    switch test {
    case .exists: return true
    case .equals: return value.equals(expected)
    case .hasWord: return value.words.contains { $0.equals(expected) }
    case .hasPrefix:
      return value.equals(expected) || bytes.starts(with: other + [UInt8(ascii: "-")])
    case .begins: return !other.isEmpty && bytes.starts(with: other)
    case .ends: return !other.isEmpty && bytes.suffix(other.count).elementsEqual(other)
    case .contains: return !other.isEmpty && value.string.contains(expected.string)
    }
  }
}

extension SVGTree {
  /// The element right before another one under the same parent.
  fileprivate func elementBefore(_ node: Int) -> Int? {
    guard let parent = parent(node) else { return nil }
    var last: Int?
    for child in children(parent) {
      if child == node { return last }
      if element(child) != .characters { last = child }
    }
    return nil
  }

  /// The value of an attribute by any name.
  fileprivate func value(_ node: Int, named name: SVGValue) -> SVGValue? {
    for attribute in attributes(node) {
      let own =
        attribute.name == .other
        ? value(attribute.otherName) : SVGValue(attribute.name.rawValue)
      if own.equals(name) { return value(attribute.value) }
    }
    return nil
  }
}
