internal import DudelModel

/// The colours of the user interface.
public struct Theme: Sendable, Equatable {
  var toolbar: Color
  var separator: Color
  var text: Color
  var disabledText: Color
  var hover: Color
  var pressed: Color
  var selection: Color
  var selectedText: Color
  var accent: Color
  var accentPressed: Color
  var onAccent: Color
  var card: Color
  var tooltip: Color
  var tooltipKey: Color
  var alarm: Color

  /// Dark ink on light ground.
  public static let light = Theme(
    toolbar: Color(hex: 0xfbfbfc), separator: Color(hex: 0xe4e6ea), text: Color(hex: 0x2b2f36),
    disabledText: Color(hex: 0x8a9099), hover: Color(hex: 0xeff1f4),
    pressed: Color(hex: 0xe1e4e9), selection: Color(hex: 0xe5ecff),
    selectedText: Color(hex: 0x3b6cf6), accent: Color(hex: 0x3b6cf6),
    accentPressed: Color(hex: 0x2c56cc), onAccent: .white, card: .white,
    tooltip: Color(hex: 0x2b2f36), tooltipKey: Color(hex: 0x4a5059), alarm: Color(hex: 0xc9303e))

  /// Light ink on dark ground.
  public static let dark = Theme(
    toolbar: Color(hex: 0x23262b), separator: Color(hex: 0x353940), text: Color(hex: 0xe6e8eb),
    disabledText: Color(hex: 0x8f959e), hover: Color(hex: 0x2f333a),
    pressed: Color(hex: 0x3a3f47), selection: Color(hex: 0x33406b),
    selectedText: Color(hex: 0x7b9dff), accent: Color(hex: 0x3b6cf6),
    accentPressed: Color(hex: 0x2c56cc), onAccent: .white, card: Color(hex: 0x2b2f36),
    tooltip: Color(hex: 0x3f444d), tooltipKey: Color(hex: 0x565c66), alarm: Color(hex: 0xd8434f))
}
