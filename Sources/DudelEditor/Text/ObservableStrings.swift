/// An object that tells of each change of its strings.
///
/// It keeps its observers and calls them from each property's `didSet`, so that they see every
/// change, whoever makes it:
///
///     @MainActor final class Card: ObservableStrings {
///       let observers = StringObservers()
///       var title = "" { didSet { observers.changed(\Card.title, from: oldValue, to: title) } }
///     }
@MainActor protocol ObservableStrings: AnyObject {
  /// Who wants to know.
  var observers: StringObservers { get }
}
