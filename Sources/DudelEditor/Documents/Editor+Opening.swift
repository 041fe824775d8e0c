internal import DudelGeometry
internal import DudelModel

/// Files that are opened: in this window where nothing would be lost, or else in another.
extension Editor {
  /// How long work may take before it is shown, in milliseconds.
  static let patience = 300
  /// How often it is asked how far the work is, in milliseconds.
  private static let progressInterval = 50

  /// Opens a file where it destroys nothing.
  func open(_ path: String) {
    if isUntouched { load(path, isPurpose: false) } else { emit(.openWindow(path: path)) }
  }

  /// Tells whether the window holds nothing yet, and nothing is about to name its drawing.
  var isUntouched: Bool {
    path == nil && origin == nil && drawing.objects.isEmpty && !drawing.canUndo && !drawing.canRedo
      && saving.isIdle
  }

  /// Has a drawing read into this window.
  ///
  /// - Parameter isPurpose: whether the program ends where that does not work.
  func load(_ path: String, isPurpose: Bool) {
    guard loading == nil, isUntouched else { return }
    endTextEditing()
    finishDrawing()
    contacts.ignoreAll()
    loading = LoadingState(path: path, isPurpose: isPurpose)
    emit(.load(path: path))
    emit(.startTimer(.progress, milliseconds: Self.patience))
  }

  /// Keeps what hands do until the drawing is there that they mean; tells whether it did.
  func holds(_ event: InputEvent) -> Bool {
    guard loading != nil, interface.progress == nil, event.isByHand else { return false }
    loading?.held.append(event)
    return true
  }

  /// A while has passed: work that goes on is shown.
  func showProgress() {
    if let loading {
      if interface.progress == nil { openProgressCard(loading) }
      emit(.tellProgress)
      emit(.startTimer(.progress, milliseconds: Self.progressInterval))
    } else if let request = saving.current?.request {
      saving.isShown = true
      interface.notice = Notice(
        text: filled(localized("Saving “%@”…"), request.path), path: request.path, isAlarming: false
      )
      emit(.stopTimer(.notice))
    }
  }

  private func openProgressCard(_ state: LoadingState) {
    // From now on hands see that they have to wait.
    loading?.held = []
    hideTooltip()
    interface.openMenu = nil
    if let field = sheet?.fieldIndex(focus: interface.focus) { sheet?.interruptedField = field }
    interface.progress = ProgressReport(path: state.path)
    interface.focus = ProgressLayout.cancelID
  }

  /// Keys while the bar is shown.
  func progressKey(_ press: KeyPress) {
    switch press.key {
    case .escape: cancelLoading()
    case .enter, .space: if !press.isRepeat { cancelLoading() }
    default: break
    }
  }

  func cancelLoading() {
    guard endLoading() != nil else { return }
    emit(.cancelLoading)
  }

  func opened(_ opened: OpenedDrawing) {
    guard loading?.path == opened.path, let state = endLoading() else { return }
    if sheet?.purpose == .open { closeSheet() }
    install(opened)
    saving.isIncomplete = opened.isIncomplete
    if let remark = opened.remark { show(notice: localized(remark), milliseconds: 10_000) }
    for event in state.held { route(event) }
  }

  func openingFailed(path: String, reason: String) {
    guard loading?.path == path, let state = endLoading() else { return }
    if state.isPurpose { return emit(.quit) }
    tellFailure(path: path, reason: reason)
    for event in state.held { route(event) }
  }

  /// Another window has begun to open a file.
  func windowOpened() {
    if sheet?.purpose == .open { closeSheet() }
  }

  /// Another window could not be opened, or what it should show.
  func windowFailed(path: String?, reason: String) {
    if let path { return tellFailure(path: path, reason: reason) }
    show(notice: filled(localized("No window opened: %@"), reason), isAlarming: true)
  }

  private func tellFailure(path: String, reason: String) {
    if let sheet, sheet.purpose == .open {
      sheet.message = reason.asSentence
    } else {
      show(
        notice: filled(localized("Not opened: %@"), "\(path): \(reason)"), path: path,
        isAlarming: true)
    }
  }

  private func endLoading() -> LoadingState? {
    guard let state = loading else { return nil }
    loading = nil
    emit(.stopTimer(.progress))
    if interface.progress != nil {
      interface.progress = nil
      interface.focus = sheet.map { "sheet.\($0.fields[$0.interruptedField].id)" }
    }
    return state
  }
}

extension InputEvent {
  /// Tells whether hands have caused it.
  fileprivate var isByHand: Bool {
    switch self {
    case .pressed, .moved, .released, .lost, .focusLost, .hovered, .pointerLeft, .keyDown, .keyUp,
      .modifiersChanged, .typed, .composing, .pasted, .pasteFailed:
      true
    default: false
    }
  }
}
