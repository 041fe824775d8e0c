public import DudelGeometry

/// The objects of a drawing from the bottom up, with their history.
public struct Drawing: Sendable {
  /// A point of the drawing's history; two equal states have the same objects.
  public struct State: Hashable, Sendable {
    let number: Int
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
  private var savedState: State? = State(number: 0)
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var nextObject = 0
  private var nextState = 1

  /// Makes an empty drawing without changes.
  public init() {}

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

  /// Puts a drawable on top; one undo step.
  public mutating func add(_ drawable: any Drawable) {
    let object = DrawingObject(id: nextObject, drawable: drawable)
    nextObject += 1
    perform(.insert(object, at: objects.count))
  }

  /// Puts another drawable in an object's place, or takes the object away for `nil`; one undo step.
  ///
  /// Returns the area that looks different now, or `nil` where there is no such object.
  @discardableResult
  public mutating func replace(_ id: Int, with drawable: (any Drawable)?) -> Rect? {
    guard let index = objects.lastIndex(where: { $0.id == id }) else { return nil }
    let edit: DrawingEdit
    if let drawable {
      edit = .replace(objects[index], by: DrawingObject(id: id, drawable: drawable), at: index)
    } else {
      edit = .remove(objects[index], at: index)
    }
    perform(edit)
    return edit.changedArea
  }

  /// Takes the last step back and returns the area that looks different now.
  @discardableResult
  public mutating func undo() -> Rect? {
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(step)
    apply(step.edit.inverse)
    state = step.before
    return step.edit.changedArea
  }

  /// Does the last step again that was taken back and returns the area that looks different now.
  @discardableResult
  public mutating func redo() -> Rect? {
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(step)
    apply(step.edit)
    state = step.after
    return step.edit.changedArea
  }

  /// Notes that a state of the drawing now stands in a file.
  public mutating func markSaved(_ state: State) { savedState = state }

  /// The automatic page: what the canvas shows together with all ink, in whole drawing units.
  public func automaticPage(canvas: Rect) -> Rect {
    (bounds.map(canvas.union) ?? canvas).integral
  }

  /// Changes what the drawing says of itself; one undo step, unless nothing is different.
  public mutating func describe(_ properties: DrawingProperties) {
    guard properties != self.properties else { return }
    perform(.describe(properties, before: self.properties))
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
    }
  }
}
