public import DudelGeometry
public import DudelTools

/// Everything that can come in from outside; recordings consist of these.
///
/// Places are in window px at scale 1.
public enum InputEvent: Hashable, Sendable, Codable {
  /// The window has this size now.
  case resized(Size)
  /// A contact went down.
  case pressed(Contact)
  /// A contact that is down moved.
  case moved(Contact)
  /// A contact was lifted.
  case released(Contact)
  /// The end of a contact will never come: it counts as lifted where it was last seen.
  case lost(TouchID)
  /// The keyboard focus went elsewhere, so no end of anything is sure to come.
  case focusLost
  /// The pointer moved with no button down.
  case hovered(Point)
  /// The pointer left the window.
  case pointerLeft
  /// A wheel was turned, or a touchpad stroked.
  case scrolled(ScrollStep)
  /// Two fingers on a touchpad made a gesture.
  case pinched(PinchStep)
  /// A pen is near the screen; the time is that of the input system's clock, in milliseconds.
  case penSeen(time: Int)
  /// This many device px are a window px now.
  case scaleChanged(Double)
  /// What was remembered from earlier starts.
  indirect case settingsRead(Settings)
  /// A key went down.
  case keyDown(KeyPress)
  /// A key went up.
  case keyUp(Key)
  /// The modifiers held are now these.
  case modifiersChanged(Modifiers)
  /// Keys or the input method have produced this text.
  case typed(String)
  /// The input method shows this unfinished text; empty when it is done with it.
  ///
  /// The caret is counted in characters (Unicode scalars) from the start.
  case composing(String, caret: Int)
  /// A paste that an effect asked for has brought this text.
  case pasted(Clipboard, String)
  /// A paste that an effect asked for has brought nothing.
  case pasteFailed(Clipboard, PasteFailure)
  /// This part of the window is not covered by docks or the screen's edges.
  case freeAreaChanged(Rect)
  /// The desktop wants, or does not want, things to move smoothly.
  case animationsAllowed(Bool)
  /// What an effect asked for: a name for the file, or a folder.
  case pathSuggested(String)
  /// Someone asked to close the window.
  case closeRequested
  /// The session ends or a signal asks for the end: no questions.
  case terminationRequested
  /// A timer that an effect started has run out.
  case timer(EditorTimer)
  /// A path that an effect asked for, as far as it is sure, and the names that it may go on with.
  case pathCompleted(String, names: [String])
  /// The program was started to open this file, and may have no purpose without it.
  case openRequested(path: String, isPurpose: Bool)
  /// The drawing that an effect asked for is there.
  indirect case opened(OpenedDrawing)
  /// The file that an effect asked for holds no drawing, or can't be read.
  case openingFailed(path: String, reason: String)
  /// So much of the file that an effect asked for is read, from 0 to 1.
  case loadingAdvanced(Double)
  /// Another window has begun to open.
  case windowOpened
  /// Another window could not be opened, or not the file in it.
  case windowFailed(path: String?, reason: String)
  /// Earlier programs have left drawings that were not saved.
  indirect case lostWorkFound([LostWork])
  /// The program was started to open this lost drawing.
  case recoverRequested(id: String)
  /// The lost drawing that an effect asked for is there.
  indirect case recovered(RecoveredWork)
  /// The lost drawing that an effect asked for can't be had.
  case recoveryFailed(id: String)
  /// What is drawn can't be kept safe from a crash.
  case journalFailed(reason: String)
  /// A save that an effect asked for is over.
  indirect case saveFinished(SaveOutcome)
}

extension InputEvent {
  /// Tells whether it only says where the pointer is.
  public var isHover: Bool { if case .hovered = self { true } else { false } }
}

/// What waits for a while to pass.
public enum EditorTimer: String, Hashable, Sendable, Codable, CaseIterable {
  /// The pointer rests on a control.
  case tooltip
  /// A notice has been read.
  case notice
  /// The caret turns on or off.
  case caret
  /// The canvas slides.
  case slide
  /// A sheet slides in.
  case sheet
  /// Reading or writing takes its time.
  case progress
}
