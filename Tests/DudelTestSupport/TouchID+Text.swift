public import DudelTools

extension TouchID {
  /// The id as `source/contact`.
  public var testText: String { "\(source)/\(contact)" }
}
