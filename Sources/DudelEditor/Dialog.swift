/// A question that stands in the window until it is answered.
public struct Dialog: Sendable, Equatable {
  /// What an answer means.
  public enum Answer: String, Hashable, Sendable {
    case saveAndClose, discardAndClose, overwrite, cancel
  }

  /// A way to answer.
  public struct Button: Sendable, Equatable {
    /// The words on the button, in English.
    public let title: String
    /// What it means.
    public let answer: Answer
  }

  /// The question, translated.
  public let heading: String
  /// What the answer will cause, translated.
  public let message: String
  /// The answers from left to right; Enter stands for the last one.
  public let buttons: [Button]

  static func unsavedChanges(name: String) -> Dialog {
    Dialog(
      heading: localized("Save the changes before closing?"),
      message: filled(localized("What you changed in “%@” would be lost otherwise."), name),
      buttons: [
        Button(title: "Don’t save", answer: .discardAndClose),
        Button(title: "Cancel", answer: .cancel), Button(title: "Save", answer: .saveAndClose),
      ])
  }

  static func occupied(name: String) -> Dialog {
    Dialog(
      heading: filled(localized("Replace “%@”?"), name),
      message: localized("Another program has written this file. Saving replaces what it wrote."),
      buttons: [
        Button(title: "Replace", answer: .overwrite), Button(title: "Cancel", answer: .cancel),
      ])
  }
}

/// Puts a value in the place that a translated sentence keeps for it.
func filled(_ sentence: String, _ value: String) -> String {
  let parts = sentence.split(separator: "%@", maxSplits: 1, omittingEmptySubsequences: false)
  return parts.count == 2 ? "\(parts[0])\(value)\(parts[1])" : sentence
}
