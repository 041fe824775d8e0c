public import DudelEditor
public import DudelGeometry
internal import DudelModel
public import DudelTools

/// Events of all kinds, mostly of the sort that a few hands make.
@MainActor
public struct RandomEvents {
  /// The size of the window to begin with.
  public let size: Size
  /// The mouse and three fingers.
  public let ids = (0..<4).map { EditorBench.id($0) }
  /// Places and times that are no good are among them.
  public var isWild = true
  /// Drawings that come from files are among them.
  public var opensFiles = false
  /// Wheels, pinches, pens and changes of the scale are among them.
  public var movesView = false
  private var random: SeededGenerator
  private var time = 0

  /// Starts a sequence.
  public init(seed: UInt64, size: Size = Size(width: 420, height: 300)) {
    self.size = size
    random = SeededGenerator(seed: seed)
  }

  /// The next event.
  public mutating func next() -> InputEvent {
    switch Int.random(in: 0..<(movesView ? 120 : 114), using: &random) {
    case 0..<14: .pressed(contact())
    case 14..<50: .moved(contact())
    case 50..<64: .released(contact())
    case 64..<66: .lost(ids[Int.random(in: 0..<ids.count, using: &random)])
    case 66: .focusLost
    case 67..<72: .hovered(place())
    case 72: .pointerLeft
    case 73..<90: .keyDown(key())
    case 90: .keyUp(.space)
    case 91..<94: .modifiersChanged(Modifiers(rawValue: Int.random(in: 0..<8, using: &random)))
    case 94: .timer(.tooltip)
    case 95: .timer(.notice)
    case 96: .closeRequested
    case 97: .terminationRequested
    case 98: .saveFinished(outcome())
    case 100..<112: typing()
    case 112 where opensFiles, 113 where opensFiles: files()
    case 114...: view()
    default: .resized(newSize())
    }
  }

  /// The next event of somebody who types.
  public mutating func nextOfTyping() -> InputEvent {
    let keys = [
      "Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Backspace", "Delete",
      "Enter",
    ]
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: return typing()
    case 4..<8:
      return .keyDown(
        KeyPress(
          Key(keys.randomElement(using: &random) ?? "Left"),
          modifiers: [[], [], .shift, .control].randomElement(using: &random) ?? []))
    case 8:
      return .keyDown(
        KeyPress(
          Key(["a", "z", "z", "y", "x", "v"].randomElement(using: &random) ?? "a"),
          modifiers: .control))
    default: return next()
    }
  }

  private mutating func typing() -> InputEvent {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8:
      .typed(
        ["a", " ", "é", "e\u{301}", "שלום", "👨‍👩‍👧", "word word", "\u{7}"].randomElement(using: &random)
          ?? "")
    case 8, 9:
      .composing(
        ["", "かな", "x"].randomElement(using: &random) ?? "",
        caret: Int.random(in: -1...9, using: &random))
    case 10, 11:
      .pasted(
        .clipboard,
        ["", "one\ntwo", "\r\n\t", String(repeating: "long", count: 40)].randomElement(
          using: &random) ?? "")
    case 12: .pasteFailed(.primary, .noAnswer)
    case 13, 14: .timer(.caret)
    case 15: .timer(.slide)
    case 16: .timer(.sheet)
    case 17: .freeAreaChanged(random.point(in: Rect(x: 0, y: 0, width: 300, height: 300)).area)
    case 18: .animationsAllowed(Bool.random(using: &random))
    default: .pathSuggested("/tmp/a.png")
    }
  }

  private mutating func view() -> InputEvent {
    let odd = isWild && Int.random(in: 0..<10, using: &random) == 0
    let number =
      odd
      ? [.nan, .infinity, 0, -1, 1e308][Int.random(in: 0..<5, using: &random)]
      : Double.random(in: 0.5...2, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      return .scrolled(
        ScrollStep(
          location: place(), distance: Point(number, -20 * number),
          modifiers: [[], .shift, .control, .control].randomElement(using: &random) ?? []))
    case 2, 3:
      return .pinched(
        PinchStep(location: place(), distance: Point(number, 1), factor: number))
    case 4: return .penSeen(time: odd ? Int.min : time)
    default: return .scaleChanged(number)
    }
  }

  private mutating func files() -> InputEvent {
    let path = "/tmp/b.svg"
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return .openRequested(path: path, isPurpose: true)
    case 2, 3:
      return .opened(
        OpenedDrawing(
          path: path, drawing: Drawing(), isSavable: Bool.random(using: &random),
          isIncomplete: Bool.random(using: &random), remark: "It is a picture."))
    case 4: return .openingFailed(path: path, reason: "no")
    case 5: return .loadingAdvanced([0.5, .nan, -1].randomElement(using: &random) ?? 0)
    case 6: return .pathCompleted("/tmp/b", names: ["b", "bc"])
    case 7: return .windowFailed(path: path, reason: "no")
    default: return .timer(.progress)
    }
  }

  private mutating func outcome() -> SaveOutcome {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .saved(path: "/tmp/a.svg")
    case 1: .occupied(path: "/tmp/a.svg")
    default: .failed(path: "/tmp/a.svg", reason: "no")
    }
  }

  private mutating func contact() -> Contact {
    time += Int.random(in: 0...300, using: &random)
    let odd = isWild && Int.random(in: 0..<30, using: &random) == 0
    return Contact(
      id: ids[Int.random(in: 0..<ids.count, using: &random)],
      button: Int.random(in: 0..<12, using: &random) == 0
        ? Int.random(in: 2...3, using: &random) : 1, location: place(),
      time: odd ? [Int.min, Int.max, -1][Int.random(in: 0..<3, using: &random)] : time)
  }

  private mutating func place() -> Point {
    switch Int.random(in: 0..<20, using: &random) {
    case 0 where isWild: Point(.nan, 100)
    case 1 where isWild: Point(1e300, -1e300)
    case 2 where isWild: Point(-.infinity, 0)
    case 3..<8: random.point(in: Rect(x: 0, y: 0, width: size.width, height: 52))
    // A few places are met again and again: closing a path needs that.
    case 8..<13:
      Point(Double.random(in: 1...4, using: &random).rounded() * 60, 160)
    default: random.point(in: Rect(x: -40, y: -40, width: size.width + 80, height: 400))
    }
  }

  private mutating func newSize() -> Size {
    guard isWild else { return size }
    return [
      size, Size(width: 0, height: -3), Size(width: .nan, height: 4),
      Size(width: 1e9, height: 1e9), Size(width: 160, height: 90), Size(width: 300, height: 300),
    ][Int.random(in: 0..<6, using: &random)]
  }

  private mutating func key() -> KeyPress {
    let names = [
      "p", "l", "r", "e", "f", "t", "t", "1", "5", "6", "9", "i", "a", "c", "x", "v", "z", "z", "z",
      "y", "s", "w", "q", "o", "n", "Escape",
      "Escape", "Enter", "Backspace", "Tab", "Space", "Left", "Right", "Up", "Down", "F6", "F11",
      "F1", "", "ß", "-9223372036854775808", "\u{0}",
    ]
    let name = names[Int.random(in: 0..<names.count, using: &random)]
    let isCommand = ["z", "y", "s", "w", "q", "i", "a", "c", "x", "v", "o", "n"].contains(name)
    return KeyPress(
      Key(name),
      modifiers: isCommand
        ? .control : Modifiers(rawValue: Int.random(in: 0..<20, using: &random) & 5),
      isRepeat: Int.random(in: 0..<6, using: &random) == 0)
  }
}

extension Point {
  /// The area from the origin to the point.
  fileprivate var area: Rect { Rect(x: 0, y: 0, width: x, height: y) }
}
