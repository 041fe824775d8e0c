internal import DudelGeometry
internal import DudelTools

/// What has no room scrolls: the tools of a narrow window, the words of a dialog, the menu.
extension Editor {
  /// A contact went down: it may scroll what is there.
  func beginScrolling(_ contact: Contact) {
    guard interface.scrollDrag == nil, let control = controls.scroller(at: contact.location) else {
      return
    }
    interface.scrollDrag = ScrollDrag(contact, on: control)
  }

  /// Tells whether a contact scrolls, and scrolls.
  func scroll(by contact: Contact) -> Bool {
    guard var drag = interface.scrollDrag, drag.contact == contact.id else { return false }
    let offset = drag.move(to: contact.location)
    interface.scrollDrag = drag
    guard let offset else { return false }
    interface.pressed[contact.id] = nil
    scroll(drag.scroller, to: offset)
    return true
  }

  /// A contact is over; tells whether it scrolled.
  func endScrolling(_ id: TouchID) -> Bool {
    guard let drag = interface.scrollDrag, drag.contact == id else { return false }
    interface.scrollDrag = nil
    return drag.isScrolling
  }

  /// Scrolls a control by a distance, as far as it goes; tells whether there is anything to scroll.
  func scroll(_ id: String, by distance: Double) -> Bool {
    guard let scroll = controls.find(id)?.scroll, scroll.isNeeded else { return false }
    self.scroll(id, to: scroll.offset + distance)
    return true
  }

  private func scroll(_ id: String, to offset: Double) {
    let most = controls.find(id)?.scroll?.most ?? 0
    interface.scrolls[id] = min(max(0, offset), most)
  }

  /// Brings a control into the middle of what scrolls it, unless all of it is in sight.
  func scrollIntoSight(_ id: String) {
    // The tree that is shown may be from before a change of the window's size.
    let tree = layout.tree
    guard let scroller = tree.scroller(around: id), let scroll = scroller.scroll,
      let frame = tree.find(id)?.frame
    else { return }
    let isHorizontal = scroll.axis == .horizontal
    let (low, high) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let room = scroller.frame
    let (first, last) = isHorizontal ? (room.minX, room.maxX) : (room.minY, room.maxY)
    // What lies under the fading edge is not in sight.
    guard low < first + ScrollHints.reach || high > last - ScrollHints.reach else { return }
    let offset = scroll.offset + (low + high) / 2 - (first + last) / 2
    interface.scrolls[scroller.id] = min(max(0, offset), scroll.most)
  }
}
