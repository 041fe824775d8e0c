internal import DudelCairo
internal import DudelGeometry
internal import DudelModel

/// Tints what was painted last, in the window only, for whoever looks for needless painting.
struct XDamageTint {
  private static let color = Color(hex: 0xe0338a).with(alpha: 64)

  let isOn: Bool
  private var shown = DamageRegion()

  /// - Parameter isOn: whether anything is tinted at all.
  init(isOn: Bool) { self.isOn = isOn }

  /// What must be painted, beside what is damaged, so that nothing else is left tinted.
  mutating func renew(for damage: DamageRegion) -> DamageRegion {
    guard isOn else { return damage }
    var all = shown
    all.formUnion(damage)
    shown = damage
    return all
  }

  /// Tints the damage that was renewed for.
  func draw(on context: CairoContext) {
    guard isOn, !shown.isEmpty else { return }
    for rect in shown.rects { context.tint(Self.color, pixels: rect) }
  }
}
