internal import DudelTools

/// A question that stands in the window until it is answered.
public struct Dialog: Sendable, Equatable {
  /// What an answer means.
  public enum Answer: String, Hashable, Sendable {
    case saveAndClose, discardAndClose, overwrite, saveElsewhere, cancel
  }

  /// A way to answer.
  public struct Button: Sendable, Equatable {
    /// The words on the button, in English.
    public let title: String
    /// What it means.
    public let answer: Answer
    /// Tells whether something is lost by it.
    var isDestructive = false
  }

  /// A line with a key beside what it does.
  public struct Row: Sendable, Equatable {
    /// What it does, translated.
    public let title: String
    /// The key, as people see it.
    public let key: String
  }

  /// The question, translated.
  public let heading: String
  /// What the answer will cause, translated; may be empty.
  public let message: String
  /// The name or path in these sentences, whose middle is left out where there is little room.
  var file: String?
  /// A table below the message.
  public var rows: [Row] = []
  /// The answers from left to right.
  public let buttons: [Button]

  /// What Enter stands for at first: the rightmost answer by which nothing is lost.
  var preferred: Button? { buttons.last { !$0.isDestructive } }

  /// The answers in the order of the Tab key and of a column: the safe ones first.
  var ranked: [Button] {
    buttons.reversed().filter { !$0.isDestructive } + buttons.filter(\.isDestructive)
  }

  /// Tells whether this is the question before closing.
  var asksAboutChanges: Bool { buttons.contains { $0.answer == .discardAndClose } }

  static func unsavedChanges(name: String) -> Dialog {
    Dialog(
      heading: localized("Save the changes before closing?"),
      message: filled(localized("What you changed in “%@” would be lost otherwise."), name),
      file: name,
      buttons: [
        Button(title: "Don’t save", answer: .discardAndClose, isDestructive: true),
        Button(title: "Cancel", answer: .cancel), Button(title: "Save", answer: .saveAndClose),
      ])
  }

  /// The keys of all tools and commands, and those that act while drawing.
  static func keys(tools: [ToolDescriptor]) -> Dialog {
    let drawing = [
      Row(title: localized("Square, circle, steps of 45°"), key: localized("Shift")),
      Row(title: localized("From the centre"), key: localized("Alt")),
      Row(title: localized("Move what is being drawn"), key: localized("Space")),
      Row(title: localized("Finish a path"), key: localized("Enter")),
      Row(title: localized("Take the last segment back"), key: localized("Backspace")),
      Row(title: localized("Cancel what is being drawn"), key: localized("Escape")),
      Row(title: localized("Between toolbar and canvas"), key: "F6"),
    ]
    let toolRows = tools.enumerated().map { index, tool in
      Row(title: localized(tool.title), key: "\(tool.key.uppercased())  \(index + 1)")
    }
    let commandRows = CommandCatalogue.all.map { command in
      Row(
        title: localized(command.title),
        key: command.shortcuts.map(\.label).joined(separator: "  "))
    }
    return Dialog(
      heading: localized("Keys"), message: "", rows: toolRows + commandRows + drawing,
      buttons: [Button(title: "Close", answer: .cancel)])
  }

  /// The drawing's file holds more than the drawing, and is about to be written for the first time.
  static func incomplete(name: String) -> Dialog {
    Dialog(
      heading: filled(localized("Replace “%@”?"), name),
      message: localized(
        "Dudel has not taken over everything in this file. Saving replaces all of it."),
      file: name,
      buttons: [
        Button(title: "Replace", answer: .overwrite, isDestructive: true),
        Button(title: "Cancel", answer: .cancel),
        Button(title: "Save as…", answer: .saveElsewhere),
      ])
  }

  static func occupied(name: String) -> Dialog {
    Dialog(
      heading: filled(localized("Replace “%@”?"), name),
      message: localized("Another program has written this file. Saving replaces what it wrote."),
      file: name,
      buttons: [
        Button(title: "Cancel", answer: .cancel),
        Button(title: "Replace", answer: .overwrite, isDestructive: true),
      ])
  }
}

/// Puts a value in the place that a translated sentence keeps for it.
func filled(_ sentence: String, _ value: String) -> String {
  let parts = sentence.split(separator: "%@", maxSplits: 1, omittingEmptySubsequences: false)
  return parts.count == 2 ? "\(parts[0])\(value)\(parts[1])" : sentence
}

extension String {
  /// The words with a large letter at the beginning.
  var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
