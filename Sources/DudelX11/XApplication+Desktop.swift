internal import DudelEditor
internal import DudelGeometry

/// Follows what the desktop wants: scale, theme, animations.
extension XApplication {
  /// Brings the window up to date with the desktop's wishes, if any have changed.
  func followDesktop() {
    let before = desktop.style
    guard let style = desktop.takeChange() else { return }
    if style.animates != before.animates { handle(.animationsAllowed(style.animates)) }
    if style.isDark != before.isDark {
      scene.theme = Self.theme(style)
      view.redraw()
      typing.redraw()
    }
    if !isScaleFixed, style.scale != window.scale { setScale(style.scale) }
  }

  static func theme(_ style: XDesktopStyle) -> Theme { style.isDark ? .dark : .light }

  /// The window keeps its size in px at scale 1, as far as screen and window manager let it.
  private func setScale(_ scale: Double) {
    let size = askedSize ?? logicalSize
    askedSize = size
    window.setScale(scale, size: size)
    translator.scale = scale
    handle(.scaleChanged(scale))
    // Until the window has another size, or if it never gets one.
    handle(.resized(logicalSize))
    typing.followScale()
    translator.child = typing.place
    noteFreeArea(after: nil)
  }

  /// The window's size in px at scale 1.
  var logicalSize: Size {
    Size(
      width: Double(currentSize.width) / window.scale,
      height: Double(currentSize.height) / window.scale)
  }
}
