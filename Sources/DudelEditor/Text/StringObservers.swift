/// Who wants to know of the changes of an object's strings.
@MainActor final class StringObservers {
  private struct Entry {
    weak var observation: StringObservation?
  }

  private var entries: [AnyKeyPath: [Entry]] = [:]

  init() {}

  /// Calls the action with each new value, for as long as the observation that is returned is kept.
  func add<Owner: AnyObject>(
    _ keyPath: KeyPath<Owner, String>, _ action: @escaping @MainActor (String) -> Void
  ) -> StringObservation {
    let observation = StringObservation(action)
    entries[keyPath, default: []].removeAll { $0.observation == nil }
    entries[keyPath, default: []].append(Entry(observation: observation))
    return observation
  }

  /// Tells all observers of a string of its new value, in the order in which they came.
  ///
  /// An observer that changes the string again is called for that before the others hear of it.
  func changed(_ keyPath: AnyKeyPath, from old: String, to new: String) {
    guard !old.hasSameBytes(as: new) else { return }
    for entry in entries[keyPath] ?? [] { entry.observation?.action(new) }
  }
}
