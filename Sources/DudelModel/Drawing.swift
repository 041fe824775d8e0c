public import DudelGeometry

/// The objects of a drawing from the bottom up, with their history.
public struct Drawing: Sendable {
  /// A point of the drawing's history; two equal states have the same objects.
  public struct State: Hashable, Sendable {
    /// What tells states of one drawing apart; never used twice.
    public let number: Int

    /// Makes a state from its number, for histories that were written down.
    public init(number: Int) { self.number = number }
  }

  private struct Step: Sendable {
    let edit: DrawingEdit
    let before: State
    let after: State
  }

  /// The objects from the bottom up.
  public private(set) var objects: [DrawingObject] = []
  /// Where in its history the drawing is now.
  public private(set) var state = State(number: 0)
  /// What the drawing says of itself.
  public private(set) var properties = DrawingProperties()
  /// Which part of the plane a picture of it shows.
  public private(set) var page = Page.automatic(canvas: nil)
  /// The steps of work since they were taken last.
  private var operations: [DrawingOperation] = []
  private var savedState: State? = State(number: 0)
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var nextObject = 0
  private var nextState = 1

  /// Makes an empty drawing without changes.
  public init() {}

  /// Makes a drawing without changes from drawables, from the bottom up.
  public init(
    _ drawables: [any Drawable], properties: DrawingProperties = DrawingProperties(),
    page: Page = .automatic(canvas: nil)
  ) {
    objects = drawables.enumerated().map { DrawingObject(id: $0, drawable: $1) }
    nextObject = objects.count
    self.properties = properties
    self.page = page
  }

  /// Tells whether the drawing differs from what was last saved.
  public var isChanged: Bool { state != savedState }
  /// Tells whether there is a step to take back.
  public var canUndo: Bool { !undoSteps.isEmpty }
  /// Tells whether there is a step to do again.
  public var canRedo: Bool { !redoSteps.isEmpty }

  /// Everything that the ink covers, or `nil` for an empty drawing.
  public var bounds: Rect? {
    guard let first = objects.first?.drawable.bounds else { return nil }
    return objects.dropFirst().reduce(first) { $0.union($1.drawable.bounds) }
  }

  /// Does a step of work and returns the area that looks different now; `nil` for none.
  @discardableResult
  public mutating func perform(_ operation: DrawingOperation) -> Rect? {
    let edit: DrawingEdit?
    switch operation {
    case .add(let drawable):
      edit = .insert(DrawingObject(id: nextObject, drawable: drawable), at: objects.count)
      nextObject += 1
    case .replace(let id, let drawable):
      edit = index(of: id).map {
        .replace(objects[$0], by: DrawingObject(id: id, drawable: drawable), at: $0)
      }
    case .remove(let id): edit = index(of: id).map { .remove(objects[$0], at: $0) }
    case .describe(let new):
      edit = new == properties ? nil : .describe(new, before: properties)
    case .setPage(let new): edit = new == page ? nil : .setPage(new, before: page)
    case .undo: return takeBack()
    case .redo: return doAgain()
    }
    guard let edit else { return nil }
    operations.append(operation)
    perform(edit)
    return edit.changedArea
  }

  /// The steps of work since this was asked last.
  public mutating func takeOperations() -> [DrawingOperation] {
    defer { operations = [] }
    return operations
  }

  /// Puts a drawable on top; one undo step.
  public mutating func add(_ drawable: any Drawable) { perform(.add(drawable)) }

  /// Puts another drawable in an object's place, or takes the object away for `nil`; one undo step.
  ///
  /// Returns the area that looks different now, or `nil` where there is no such object.
  @discardableResult
  public mutating func replace(_ id: Int, with drawable: (any Drawable)?) -> Rect? {
    perform(drawable.map { .replace(id: id, with: $0) } ?? .remove(id: id))
  }

  /// Changes what the drawing says of itself; one undo step, unless nothing is different.
  public mutating func describe(_ properties: DrawingProperties) {
    perform(.describe(properties))
  }

  /// Takes the last step back and returns the area that looks different now.
  @discardableResult
  public mutating func undo() -> Rect? { perform(.undo) }

  /// Does the last step again that was taken back and returns the area that looks different now.
  @discardableResult
  public mutating func redo() -> Rect? { perform(.redo) }

  /// Notes that a state of the drawing now stands in a file.
  public mutating func markSaved(_ state: State) { savedState = state }

  /// What a picture shows, in drawing units: whole ones unless the page is fixed.
  ///
  /// - Parameter canvas: what the canvas shows, for pages that are automatic and were never stored.
  public func pageRect(canvas: Rect) -> Rect {
    switch page {
    case .fixed(let rect): return rect
    case .automatic(let stored):
      let least = stored ?? canvas
      return (bounds.map(least.union) ?? least).integral
    }
  }

  private func index(of id: Int) -> Int? { objects.lastIndex { $0.id == id } }

  private mutating func takeBack() -> Rect? {
    guard let step = undoSteps.popLast() else { return nil }
    operations.append(.undo)
    redoSteps.append(step)
    apply(step.edit.inverse)
    state = step.before
    return step.edit.changedArea
  }

  private mutating func doAgain() -> Rect? {
    guard let step = redoSteps.popLast() else { return nil }
    operations.append(.redo)
    undoSteps.append(step)
    apply(step.edit)
    state = step.after
    return step.edit.changedArea
  }

  private mutating func perform(_ edit: DrawingEdit) {
    let step = Step(edit: edit, before: state, after: State(number: nextState))
    nextState += 1
    redoSteps.removeAll()
    undoSteps.append(step)
    apply(edit)
    state = step.after
  }

  private mutating func apply(_ edit: DrawingEdit) {
    switch edit {
    case .insert(let object, let index): objects.insert(object, at: min(index, objects.count))
    case .remove(let object, let index):
      guard index < objects.count, objects[index].id == object.id else { return }
      objects.remove(at: index)
    case .replace(let old, let new, let index):
      guard index < objects.count, objects[index].id == old.id else { return }
      objects[index] = new
    case .describe(let new, _): properties = new
    case .setPage(let new, _): page = new
    }
  }
}
