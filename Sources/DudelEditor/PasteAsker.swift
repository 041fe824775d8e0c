/// The text that asked for a paste, as long as it is there: the answer may come after its end.
struct PasteAsker {
  private(set) weak var editor: TextEditor?
}
