/// A place by which programs hand text to each other (ICCCM §2.6).
public enum Clipboard: String, Hashable, Sendable, Codable, CaseIterable {
  /// What was copied or cut.
  case clipboard
  /// What is selected; the middle button pastes it.
  case primary
}

/// Why a paste brought nothing.
public enum PasteFailure: String, Hashable, Sendable, Codable {
  /// Nothing is there.
  case empty
  /// What is there is no text.
  case noText
  /// The program that has it does not answer.
  case noAnswer
  /// It is larger than is taken.
  case tooLarge
}

extension PasteFailure {
  /// What people are told, translated.
  var sentence: String {
    switch self {
    case .empty: localized("There is nothing to paste")
    case .noText: localized("What was copied is no text")
    case .noAnswer: localized("The program that was copied from does not answer")
    case .tooLarge: localized("What was copied is too large to paste")
    }
  }
}
