internal import DudelGeometry
internal import DudelTools

/// What moves the view instead of drawing: the middle button, the space bar, and fingers.
extension Editor {
  /// How long after a pen was seen last fingers are taken for its hand's palm, in milliseconds.
  private static let palmTime = 500

  /// Tells whether a contact on the canvas is for the view, and takes it.
  func pressForView(_ contact: Contact) -> Bool {
    if contact.kind == .pen { penTouched(contact) }
    if contact.kind == .finger, settings.fingers == .move {
      // What starts under the pen's hand means nothing until it is lifted.
      if !isPenInUse(at: contact.time) { viewHands.begin(contact.id, at: contact.location) }
      return true
    }
    guard contact.button == 2 || isPanKeyHeld else { return false }
    viewHands.begin(contact.id, at: contact.location)
    return true
  }

  /// Tells whether a contact moves the view, and moves it.
  func moveView(_ contact: Contact) -> Bool {
    guard viewHands.contains(contact.id) else { return false }
    if let motion = viewHands.move(contact.id, to: contact.location) {
      pan(by: motion.distance)
      if motion.factor != 1 { zoom(by: motion.factor, about: motion.place) }
    }
    return true
  }

  /// Tells whether a contact that ended moved the view.
  func releaseView(_ id: TouchID) -> Bool {
    guard viewHands.contains(id) else { return false }
    viewHands.end(id)
    return true
  }

  /// A pen is near the screen, whether it touches it or not.
  func penSeen(time: Int) {
    lastPenTime = time
    if settings.fingers == .move { viewHands.removeAll() }
  }

  private func penTouched(_ contact: Contact) {
    penSeen(time: contact.time)
    downPens.insert(contact.id)
    guard !settings.knowsPen else { return }
    settings.knowsPen = true
    if settings.fingers == .draw {
      settings.fingers = .move
      show(notice: localized("With a pen at hand, fingers now move the drawing"))
    }
    emit(.remember(settings))
  }

  /// A contact is over, or will never end.
  func penLifted(_ id: TouchID, time: Int?) {
    guard downPens.remove(id) != nil, let time else { return }
    lastPenTime = time
  }

  private func isPenInUse(at time: Int) -> Bool {
    guard downPens.isEmpty else { return true }
    return lastPenTime.map { abs(time - $0) < Self.palmTime } ?? false
  }

  /// Has fingers draw, or move the drawing.
  func toggleFingers() {
    settings.fingers = settings.fingers == .draw ? .move : .draw
    viewHands.removeAll()
    emit(.remember(settings))
  }

  /// The space bar makes a hand of any pointer, unless it bends what is being drawn.
  func setPanKeyHeld(_ held: Bool) { isPanKeyHeld = held }
}
