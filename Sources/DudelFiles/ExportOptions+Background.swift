extension ExportOptions.Background {
  /// Understands `none` or a colour as CSS writes it; `nil` for anything else.
  public init?(_ text: String) {
    if text == "none" {
      self = .none
    } else if let color = SVGColor.parse(SVGValue(text)) {
      self = .color(color)
    } else {
      return nil
    }
  }
}
