/// What can be chosen about an exported picture.
@MainActor
enum ExportChoices {
  private static let scales = [1.0, 2, 4]

  /// The choices of the sheet, in this order.
  static var all: [Sheet.Choice] {
    [
      Sheet.Choice(
        id: "scale", label: localized("Size"), options: scales.map { "\(Int($0))×" }),
      Sheet.Choice(
        id: "background", label: localized("Background"),
        options: [localized("White"), localized("None")]),
    ]
  }

  /// What the choices mean.
  static func settings(_ choices: [Sheet.Choice]) -> ExportSettings {
    var settings = ExportSettings()
    for choice in choices {
      switch choice.id {
      case "scale" where scales.indices.contains(choice.selected):
        settings.scale = scales[choice.selected]
      case "background": settings.isTransparent = choice.selected == 1
      default: break
      }
    }
    return settings
  }
}
