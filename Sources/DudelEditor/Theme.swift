internal import DudelModel

/// The colours of the user interface.
public struct Theme: Sendable, Equatable {
  /// The grounds of something that can be pressed; `usual` is `nil` where there is none.
  struct Grounds: Sendable, Equatable {
    var usual: Color?
    var hover: Color
    var pressed: Color
  }

  var toolbar: Color
  var separator: Color
  var text: Color
  var disabledText: Color
  var keyText: Color
  var selectedText: Color
  var alarmText: Color
  /// A button in the toolbar, and the chosen tool.
  var tool: Grounds
  var selection: Grounds
  /// A row of the menu.
  var row: Grounds
  /// A button with words, and the one that Enter stands for.
  var button: Grounds
  var buttonEdge: Color
  var preferred: Grounds
  var onAccent: Color
  var accent: Color
  var focus: Color
  var card: Color
  var tooltip: Color
  var tooltipKey: Color
  var alarm: Color
  var field: Color
  var fieldEdge: Color
  /// The part of a bar that is not full yet.
  var track: Color
  /// The line around a page of fixed size; it lies on the paper, which is white in any theme.
  var pageEdge = Color(hex: 0x8f97a3)

  /// Dark ink on light ground.
  public static let light = Theme(
    toolbar: Color(hex: 0xfbfbfc), separator: Color(hex: 0xe4e6ea), text: Color(hex: 0x2b2f36),
    disabledText: Color(hex: 0x8a9099), keyText: Color(hex: 0x626973),
    selectedText: Color(hex: 0x3b6cf6), alarmText: Color(hex: 0xc02734),
    tool: Grounds(hover: Color(hex: 0xebeef2), pressed: Color(hex: 0xd9dee6)),
    selection: Grounds(
      usual: Color(hex: 0xe5ecff), hover: Color(hex: 0xd8e3ff), pressed: Color(hex: 0xc5d5ff)),
    row: Grounds(hover: Color(hex: 0xebeef2), pressed: Color(hex: 0xd9dee6)),
    button: Grounds(
      usual: Color(hex: 0xf1f3f6), hover: Color(hex: 0xe3e7ed), pressed: Color(hex: 0xcfd5de)),
    buttonEdge: Color(hex: 0xd5dae2),
    preferred: Grounds(
      usual: Color(hex: 0x3b6cf6), hover: Color(hex: 0x2f5de0), pressed: Color(hex: 0x2549b4)),
    onAccent: .white, accent: Color(hex: 0x3b6cf6), focus: Color(hex: 0x3b6cf6), card: .white,
    tooltip: Color(hex: 0x2b2f36), tooltipKey: Color(hex: 0x4a5059), alarm: Color(hex: 0xc9303e),
    field: .white, fieldEdge: Color(hex: 0xc6cbd3), track: Color(hex: 0xe3e7ed))

  /// Light ink on dark ground.
  public static let dark = Theme(
    toolbar: Color(hex: 0x23262b), separator: Color(hex: 0x353940), text: Color(hex: 0xe6e8eb),
    disabledText: Color(hex: 0x8f959e), keyText: Color(hex: 0xb3b9c2),
    selectedText: Color(hex: 0x7b9dff), alarmText: Color(hex: 0xff8f97),
    tool: Grounds(hover: Color(hex: 0x343941), pressed: Color(hex: 0x454c57)),
    selection: Grounds(
      usual: Color(hex: 0x33406b), hover: Color(hex: 0x3d4c80), pressed: Color(hex: 0x4a5c98)),
    row: Grounds(hover: Color(hex: 0x3b414a), pressed: Color(hex: 0x4c535f)),
    button: Grounds(
      usual: Color(hex: 0x3a4049), hover: Color(hex: 0x474e59), pressed: Color(hex: 0x59616e)),
    buttonEdge: Color(hex: 0x565d69),
    preferred: Grounds(
      usual: Color(hex: 0x3b6cf6), hover: Color(hex: 0x2f5de0), pressed: Color(hex: 0x2549b4)),
    onAccent: .white, accent: Color(hex: 0x3b6cf6), focus: Color(hex: 0x8aa8ff),
    card: Color(hex: 0x2b2f36),
    tooltip: Color(hex: 0x3f444d), tooltipKey: Color(hex: 0x565c66), alarm: Color(hex: 0xd03b47),
    field: Color(hex: 0x23262b), fieldEdge: Color(hex: 0x565d69), track: Color(hex: 0x474e59))
}
