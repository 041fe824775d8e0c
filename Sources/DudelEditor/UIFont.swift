internal import DudelModel

/// The fonts of the user interface, in window px at scale 1.
enum UIFont {
  static let body = FontDescription(family: "Sans", size: 13)
  static let heading = FontDescription(family: "Sans", size: 15)
  static let tooltip = FontDescription(family: "Sans", size: 12.5)
  static let key = FontDescription(family: "Sans", size: 11.5)
}
