internal import DudelGeometry
internal import DudelModel
internal import DudelTools

/// A form that slides in over the canvas: text fields, Cancel at the left, Done at the right.
@MainActor
final class Sheet {
  /// What a sheet is for.
  enum Purpose {
    /// To ask for the file that Save writes.
    case saveAs
    /// To ask for the file of an exported picture.
    case export
    /// To ask for the file to open.
    case open
    /// To describe the drawing.
    case properties
  }

  /// A text field with its words.
  struct Field {
    let id: String
    /// The words beside it, translated.
    let label: String
    let isMultiline: Bool
    let editing: any AnyTextEditing
    /// How far the text is scrolled, so that the caret is seen.
    var scroll = Point.zero
  }

  /// A few answers of which one holds.
  struct Choice {
    let id: String
    /// The words beside it, translated.
    let label: String
    /// The words on the buttons, translated.
    let options: [String]
    var selected = 0
  }

  let purpose: Purpose
  /// What the sheet is about, translated.
  let heading: String
  /// The word on the button at the right, translated.
  let confirmation: String
  var fields: [Field]
  /// What can be chosen below the fields.
  private(set) var choices: [Choice]
  /// What went wrong, translated.
  var message: String?
  /// What helps to go on.
  var hint: String?
  /// How far the sheet has slid in, from 0 to 1.
  var progress: Double
  /// The field that contacts select text in.
  var selecting: (contact: TouchID, field: Int)?
  var isCaretOn = true
  /// The field that had the focus when a question came.
  var interruptedField = 0

  init(
    _ purpose: Purpose, heading: String, confirmation: String, fields: [Field],
    choices: [Choice] = [], isSliding: Bool
  ) {
    self.purpose = purpose
    self.heading = heading
    self.confirmation = confirmation
    self.fields = fields
    self.choices = choices
    progress = isSliding ? 0 : 1
    for field in fields { field.editing.editor.move(.textEnd, extending: false) }
  }

  /// Chooses an option.
  func choose(_ option: Int, of id: String) {
    guard let index = choices.firstIndex(where: { $0.id == id }) else { return }
    choices[index].selected = option
  }

  /// Tells whether the choices make a difference: only pictures of px have them.
  var hasUseOfChoices: Bool {
    let name = fields.first?.editing.editor.text.lowercased() ?? ""
    return ![".svg", ".pdf"].contains { name.hasSuffix($0) }
  }

  /// The field with the keyboard's focus.
  func fieldIndex(focus: String?) -> Int? {
    fields.firstIndex { "sheet.\($0.id)" == focus }
  }
}
