/// Keeps an observer of a string attached; letting go of it ends the observing.
@MainActor final class StringObservation {
  let action: @MainActor (String) -> Void

  init(_ action: @escaping @MainActor (String) -> Void) { self.action = action }
}
