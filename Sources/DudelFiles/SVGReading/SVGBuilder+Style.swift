internal import DudelGeometry
internal import DudelModel

extension SVGBuilder {
  /// The style of an element: its attributes, then rules and its own `style` on top of them.
  mutating func style(of node: Int, in scope: SVGScope) -> SVGStyle {
    var style = scope.style.inherited
    var lengths = scope.lengths
    lengths.fontSize = scope.style.font.size
    let declarations = declarations(for: node)
    // Lengths of other properties may be measured by the font.
    for isFont in [true, false] {
      for attribute in tree.attributes(node)
      where attribute.name.isProperty && attribute.name.isFont == isFont {
        // These are properties of style sheets only.
        guard attribute.name != .marker, attribute.name != .font else { continue }
        let value = tree.value(attribute.value)
        style.set(attribute.name, value, parent: scope.style, lengths: lengths)
      }
      for declaration in declarations where declaration.property.isFont == isFont {
        style.set(
          declaration.property, declaration.value, parent: scope.style, lengths: lengths)
      }
      lengths.fontSize = style.font.size
    }
    if let space = tree.value(node, .space) { style.keepsSpaces = space.equals("preserve") }
    return style
  }

  private mutating func declarations(for node: Int) -> [SVGDeclaration] {
    let own = tree.value(node, .style)
    guard own != nil || !sheet.isEmpty else { return [] }
    var declarations = sheet.isEmpty ? [] : sheet.declarations(for: node, in: tree)
    if let own { declarations += SVGDeclaration.parse(own) }
    guard declarations.contains(where: \.isImportant) else { return declarations }
    return declarations.filter { !$0.isImportant } + declarations.filter(\.isImportant)
  }

  /// The colour of a paint, or `nil` for none; anything but plain colours is an obstacle.
  mutating func color(_ paint: SVGPaint, opacity: Double, in scope: SVGScope) -> Color? {
    switch paint {
    case .none: return nil
    case .color(let color): return opacity == 1 ? color : color.faded(by: opacity)
    case .currentColor: return scope.style.color.faded(by: opacity)
    case .contextFill: return color(scope.contextFill, opacity: opacity, in: scope)
    case .contextStroke: return color(scope.contextStroke, opacity: opacity, in: scope)
    case .reference(let id, let fallback):
      let target = target(of: id)
      switch target.map(tree.element) {
      case .linearGradient, .radialGradient:
        // One without colours paints nothing.
        guard let target, tree.reference(target) == nil, !tree.hasChild(target, .stop) else {
          meet(.gradient)
          return nil
        }
        return fallback.flatMap { color($0, opacity: opacity, in: scope) }
      case .pattern: meet(.pattern)
      default: return fallback.flatMap { color($0, opacity: opacity, in: scope) }
      }
      return nil
    }
  }

  /// A paint that means the same in another scope.
  func resolved(_ paint: SVGPaint, in scope: SVGScope) -> SVGPaint {
    switch paint {
    case .currentColor: .color(scope.style.color)
    case .contextFill: scope.contextFill
    case .contextStroke: scope.contextStroke
    default: paint
    }
  }

  /// The line of an element, or `nil` for none.
  mutating func stroke(in scope: SVGScope) -> StrokeStyle? {
    let style = scope.style
    guard style.strokeWidth > 0,
      let color = color(style.stroke, opacity: style.strokeOpacity, in: scope)
    else { return nil }
    var stroke = StrokeStyle(
      color: color, width: style.strokeWidth, cap: style.cap, join: style.join,
      dashes: style.dashes)
    stroke.dashOffset = style.dashOffset
    stroke.miterLimit = style.miterLimit
    return stroke
  }
}

extension SVGTree {
  fileprivate func hasChild(_ node: Int, _ kind: SVGElement) -> Bool {
    children(node).contains { element($0) == kind }
  }
}

extension SVGAttribute {
  fileprivate var isFont: Bool { self == .font || self == .fontSize }
}
