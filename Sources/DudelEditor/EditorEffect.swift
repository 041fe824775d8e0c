public import DudelGeometry
public import DudelModel
public import DudelTools

/// What must happen outside; the editor never calls the outside itself.
///
/// Rectangles are in window px at scale 1, unless said otherwise.
public enum EditorEffect: Hashable, Sendable, Codable {
  /// Previews or controls look different there.
  case redraw(Rect)
  /// Finished objects look different there, in drawing units; everywhere for `nil`.
  case repaintDrawing(Rect?)
  /// The topmost objects, this many, are new, within an area in drawing units; nothing else changed.
  case paintNewest(count: Int, Rect)
  /// The drawing lies otherwise in the window now.
  case moveDrawing(Viewport)
  /// The window's title.
  case setTitle(String)
  /// The pointer's shape.
  case setPointerShape(PointerShape)
  /// A timer to start, or to start anew.
  case startTimer(EditorTimer, milliseconds: Int)
  /// A timer that nobody waits for any more.
  case stopTimer(EditorTimer)
  /// Write the drawing to the path, which may begin with `~/`.
  case save(path: String, replacing: Bool)
  /// Write a picture of the drawing to the path, which may begin with `~/`.
  case export(ExportSettings, path: String, replacing: Bool)
  /// Read the drawing in a file, whose path may begin with `~/`.
  case load(path: String)
  /// Nobody waits any more for the drawing that is being read.
  case cancelLoading
  /// Tell how much of the drawing is read.
  case tellProgress
  /// Open another window, with a file or a new drawing.
  case openWindow(path: String?)
  /// Bring a lost drawing.
  case recover(id: String)
  /// Open another window with a lost drawing.
  case recoverInWindow(id: String)
  /// Take a lost drawing away for good.
  case discardLost(id: String)
  /// Tell what the beginning of a path, which may begin with `~/`, can go on with.
  case completePath(String)
  /// Text will be typed in this font soon.
  case prepareTextInput(FontDescription)
  /// Open the input window at a place.
  case openTextInput(Rect)
  /// The input window has another place or size.
  case moveTextInput(Rect)
  /// The input window looks different there.
  case redrawTextInput(Rect)
  /// Close the input window.
  case closeTextInput
  /// Text is typed in a field of the window itself, or no longer.
  case typeInFields(Bool)
  /// Where the caret is, for the windows of input methods.
  case setCaretPlace(Rect)
  /// Suggest a file to save to, beside the one given or in the pictures folder.
  case suggestPath(beside: String?)
  /// Suggest a file to export to, beside the one given or in the pictures folder.
  case suggestExport(beside: String?)
  /// Suggest a folder to open a file from: that of the one given, or the pictures folder.
  case suggestFolder(beside: String?)
  /// Hand this text to whoever pastes.
  case offer(Clipboard, String)
  /// Bring the text that another program, or this one, hands out.
  case paste(Clipboard)
  /// Remember this for the next start.
  case remember(Settings)
  /// Between full screen and not.
  case toggleFullScreen
  /// The program ends.
  case quit
}
