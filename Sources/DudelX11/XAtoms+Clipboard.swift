internal import CX11
internal import DudelEditor

extension XAtoms {
  /// The selection that a clipboard is.
  func selection(_ clipboard: Clipboard) -> Atom {
    switch clipboard {
    case .clipboard: self[.clipboard]
    case .primary: self[.primary]
    }
  }

  /// The clipboard that a selection is, if it is one.
  func clipboard(_ selection: Atom) -> Clipboard? {
    Clipboard.allCases.first { self.selection($0) == selection }
  }

  /// The targets of text in a list of targets.
  func textTargets(_ list: [Atom]) -> Set<TextTarget> {
    Set(TextTarget.allCases.filter { list.contains(self[$0.name]) })
  }
}
