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

  let purpose: Purpose
  /// What the sheet is about, translated.
  let heading: String
  /// The word on the button at the right, translated.
  let confirmation: String
  var fields: [Field]
  /// What went wrong, translated.
  var message: String?
  /// How far the sheet has slid in, from 0 to 1.
  var progress: Double
  /// The field that contacts select text in.
  var selecting: (contact: TouchID, field: Int)?
  var isCaretOn = true
  /// The field that had the focus when a question came.
  var interruptedField = 0

  init(
    _ purpose: Purpose, heading: String, confirmation: String, fields: [Field], isSliding: Bool
  ) {
    self.purpose = purpose
    self.heading = heading
    self.confirmation = confirmation
    self.fields = fields
    progress = isSliding ? 0 : 1
    for field in fields { field.editing.editor.move(.textEnd, extending: false) }
  }

  /// The field with the keyboard's focus.
  func fieldIndex(focus: String?) -> Int? {
    fields.firstIndex { "sheet.\($0.id)" == focus }
  }
}
