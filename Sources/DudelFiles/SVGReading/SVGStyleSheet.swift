/// The rules of all `style` elements, of simple CSS.
struct SVGStyleSheet {
  private struct Rule {
    let selector: SVGSelector
    let declarations: [SVGDeclaration]
    let specificity: Int
  }

  private static let mostRules = 20_000

  private var rules: [Rule] = []
  // Which rules come into question for an element, by what its part of the selector begins with.
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byElement: [String: [Int]] = [:]
  private var others: [Int] = []
  /// How much matching may still be done.
  private var steps = 4_000_000

  var isEmpty: Bool { rules.isEmpty }
  /// Tells whether matching was given up.
  var isExhausted: Bool { steps <= 0 }

  /// Adds the rules of a `style` element.
  mutating func add(_ text: SVGValue) {
    let text = Self.withoutComments(text)
    var index = text.range.lowerBound
    while index < text.range.upperBound, rules.count < Self.mostRules {
      let rest = text.part(index..<text.range.upperBound)
      guard let open = rest.firstIndex(of: UInt8(ascii: "{")) else { return }
      let selectors = text.part(index..<open).trimmed
      if selectors.first == UInt8(ascii: "@") {
        index = Self.endOfAtRule(text, from: index)
        continue
      }
      let body = text.part(open + 1..<text.range.upperBound)
      let close = body.firstIndex(of: UInt8(ascii: "}")) ?? text.range.upperBound
      add(selectors, text.part(open + 1..<close))
      index = close + 1
    }
  }

  private mutating func add(_ selectors: SVGValue, _ body: SVGValue) {
    let declarations = SVGDeclaration.parse(body)
    guard !declarations.isEmpty else { return }
    for part in selectors.split(by: { $0 == UInt8(ascii: ",") }) {
      guard let selector = SVGSelector(part), let last = selector.compounds.last else { continue }
      if let id = last.id {
        byID[id.string, default: []].append(rules.count)
      } else if let name = last.classes.first {
        byClass[name.string, default: []].append(rules.count)
      } else if let element = last.element {
        byElement[element.string, default: []].append(rules.count)
      } else {
        others.append(rules.count)
      }
      rules.append(
        Rule(
          selector: selector, declarations: declarations, specificity: selector.specificity))
    }
  }

  /// The declarations for an element, those that count most last.
  mutating func declarations(for node: Int, in tree: SVGTree) -> [SVGDeclaration] {
    var candidates = others
    if !byID.isEmpty, let id = tree.value(node, .id) {
      candidates += byID[id.trimmed.string] ?? []
    }
    if !byClass.isEmpty, let names = tree.value(node, .className) {
      for name in names.words { candidates += byClass[name.string] ?? [] }
    }
    if !byElement.isEmpty { candidates += byElement[tree.name(node).string] ?? [] }
    let matching = candidates.filter {
      rules[$0].selector.matches(node, in: tree, steps: &steps)
    }
    return matching.sorted {
      (rules[$0].specificity, $0) < (rules[$1].specificity, $1)
    }.flatMap { rules[$0].declarations }
  }

  // MARK: - Text

  private static func withoutComments(_ text: SVGValue) -> SVGValue {
    var result: [UInt8] = []
    var index = text.range.lowerBound
    while index < text.range.upperBound {
      let rest = text.part(index..<text.range.upperBound)
      if rest.hasPrefix("/*") {
        index = end(of: rest, after: 2)
        result.append(0x20)
      } else if rest.hasPrefix("<!--") || rest.hasPrefix("-->") {
        index += rest.hasPrefix("<!--") ? 4 : 3
      } else {
        result.append(text.bytes[index])
        index += 1
      }
    }
    return SVGValue(result, 0..<result.count)
  }

  private static func end(of comment: SVGValue, after start: Int) -> Int {
    var index = comment.range.lowerBound + start
    while index + 1 < comment.range.upperBound {
      if comment.bytes[index] == UInt8(ascii: "*"), comment.bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return comment.range.upperBound
  }

  /// Where a rule for special cases ends, with all that it holds.
  private static func endOfAtRule(_ text: SVGValue, from start: Int) -> Int {
    var depth = 0
    for index in start..<text.range.upperBound {
      switch text.bytes[index] {
      case UInt8(ascii: ";") where depth == 0: return index + 1
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return index + 1 }
      default: break
      }
    }
    return text.range.upperBound
  }
}
