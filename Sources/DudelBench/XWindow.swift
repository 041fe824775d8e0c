/// A window that has appeared.
struct XWindow {
  /// The first part of its WM_CLASS.
  let className: String
  /// Its top left pixel on the screen.
  let origin: Place
}
