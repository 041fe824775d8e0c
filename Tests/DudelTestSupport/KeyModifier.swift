/// A key held while another is struck.
public enum KeyModifier: String, Sendable {
  /// Shift.
  case shift = "Shift_L"
  /// Control.
  case control = "Control_L"
  /// Alt.
  case alt = "Alt_L"
}
