/// The editing of some string of some object, for those who need not know whose.
@MainActor protocol AnyTextEditing: AnyObject {
  /// What is typed into.
  var editor: TextEditor { get }
  /// Tells whether neither Done nor Cancel has ended it.
  var isOpen: Bool { get }
  /// Tells whether what was typed differs from the value.
  var isChanged: Bool { get }
  /// Writes what was typed back and ends.
  func done()
  /// Ends and leaves the value as it is now.
  func cancel()
  /// Looks whether the value was changed from outside, which an observable owner tells by itself.
  func refresh()
}
