internal import DudelGeometry
internal import DudelModel

/// A bar that fills, in the middle of the dimmed window, with a button to stop it.
struct ProgressLayout {
  static let id = "progress"
  static let cancelID = "progress.cancel"
  private static let widest = 412.0
  private static let padding = 24.0
  private static let headingHeight = 22.0
  private static let barHeight = 8.0

  let window: Rect
  let text: any TextLayout

  func scrim(_ report: ProgressReport) -> Control {
    var scrim = Control("progress.scrim", .scrim, frame: window)
    scrim.children = [card(report)]
    return scrim
  }

  private func card(_ report: ProgressReport) -> Control {
    let width = max(1, min(Self.widest, window.width - 16))
    let inner = max(1, width - 2 * Self.padding)
    let breaker = LineBreaker(
      text: text, font: UIFont.heading, isEmphasized: true, width: inner)
    let sentence = filled(localized("Opening “%@”"), report.name)
    let lines = breaker.lines(sentence, shortening: report.name, atMost: 1)
    let headings = Double(lines.count) * Self.headingHeight
    let height = 2 * Self.padding + headings + 16 + Self.barHeight + 20 + 44
    let frame = Rect(
      x: ((window.width - width) / 2).rounded(),
      y: max(4, ((window.height - height) / 2.5).rounded()), width: width, height: height)
    var card = Control(Self.id, .dialog, name: sentence, frame: frame)
    let left = frame.minX + Self.padding
    card.children = lines.enumerated().map { index, line in
      Control(
        "progress.heading.\(index)", .heading, name: line,
        frame: Rect(
          x: left, y: frame.minY + Self.padding + Double(index) * Self.headingHeight, width: inner,
          height: Self.headingHeight))
    }
    var bar = Control(
      "progress.bar", .progressBar, name: sentence,
      frame: Rect(
        x: left, y: frame.minY + Self.padding + headings + 16, width: inner,
        height: Self.barHeight))
    // Whatever a recording says.
    bar.value = report.fraction.isFinite ? min(max(report.fraction, 0), 1) : 0
    card.children += [bar, cancel(in: frame)]
    return card
  }

  private func cancel(in frame: Rect) -> Control {
    let title = localized("Cancel")
    let breaker = LineBreaker(text: text, font: UIFont.body, width: .infinity)
    let width = max(72, breaker.size(of: title).rounded(.up) + 32)
    return Control(
      Self.cancelID, .button, name: title,
      frame: Rect(
        x: frame.maxX - Self.padding - width, y: frame.maxY - Self.padding - 44, width: width,
        height: 44), action: .cancelLoading)
  }
}
