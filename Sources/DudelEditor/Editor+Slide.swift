internal import DudelGeometry

/// The canvas slides aside while something covers the box that is typed in.
extension Editor {
  /// The time between two steps of a slide, in milliseconds.
  private static let slideInterval = 16
  /// Each step goes this part of the way that is left.
  private static let slideStep = 0.35
  /// What stays free between the box and the edge of what covers it, in px.
  private static let slideMargin = 8.0

  /// Decides how far the canvas must slide now, and sets out or jumps there.
  ///
  /// Under a hand that draws it stays where it is.
  func aimSlide() {
    guard !contacts.isDrawing else { return }
    slide.goal = slideGoal
    guard slide.offset != slide.goal, !slide.isMoving else { return }
    if animates { stepSlide() } else { moveCanvas(to: slide.goal) }
  }

  /// Goes on towards the goal.
  func stepSlide() {
    slide.isMoving = false
    guard !contacts.isDrawing else { return }
    let left = slide.goal - slide.offset
    if left.length < 1 {
      moveCanvas(to: slide.goal)
    } else {
      let step = left * Self.slideStep
      moveCanvas(
        to: slide.offset
          + Point(x: step.x.rounded(.awayFromZero), y: step.y.rounded(.awayFromZero)))
      slide.isMoving = true
      emit(.startTimer(.slide, milliseconds: Self.slideInterval))
    }
  }

  private func moveCanvas(to offset: Point) {
    guard offset != slide.offset else { return }
    slide.offset = offset
    emit(.moveDrawing(view))
    showTyping()
  }

  /// The smallest displacement that brings the box, or at least the caret's line, into the free area.
  private var slideGoal: Point {
    guard let session = typing, let free = freeArea?.intersection(canvasFrame) else { return .zero }
    let room = free.inset(by: Self.slideMargin)
    let box = viewport.windowRect(session.frame)
    let caret = viewport.windowRect(session.editor.caretRect.offset(by: session.textOrigin))
    func shift(
      _ low: Double, _ high: Double, _ from: Double, _ to: Double, _ least: Double, _ most: Double
    ) -> Double {
      // A box larger than the room shows the caret instead.
      let (a, b) = high - low <= to - from ? (low, high) : (least, most)
      if b > to { return (to - b).rounded(.down) }
      if a < from { return (from - a).rounded(.up) }
      return 0
    }
    let isCovered = !free.contains(box.intersection(canvasFrame) ?? box)
    guard isCovered else { return .zero }
    let x = shift(box.minX, box.maxX, room.minX, room.maxX, caret.minX, caret.maxX)
    let y = shift(box.minY, box.maxY, room.minY, room.maxY, caret.minY, caret.maxY)
    // What lies far outside of the window is no dock's fault.
    return Point(
      x: min(max(x, -canvasFrame.width), canvasFrame.width),
      y: min(max(y, -canvasFrame.height), canvasFrame.height))
  }
}

/// How far the canvas has slid, and how far it is to slide; in window px.
struct CanvasSlide {
  var offset = Point.zero
  var goal = Point.zero
  /// Set while a timer brings the next step.
  var isMoving = false
}
