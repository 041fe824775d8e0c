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

    var written: DrawingHistory.Step {
      DrawingHistory.Step(operation: edit.operation, object: edit.added, state: after)
    }
  }

  /// The objects from the bottom up.
  public private(set) var objects: [DrawingObject] = []
  /// Where the objects are.
  private var index = SpatialIndex()
  /// Whether the objects stand in the order of their ids, as long as nobody changes their order.
  private var isInOrderOfIDs = true
  /// Where in its history the drawing is now.
  public private(set) var state = State(number: 0)
  /// What the drawing says of itself.
  public private(set) var properties = DrawingProperties()
  /// Which part of the plane a picture of it shows.
  public private(set) var page = Page.automatic(canvas: nil)
  /// The steps of work since they were taken last.
  private var operations: [DrawingOperation] = []
  /// The state that stands in a file, or `nil` where that has left the history.
  public private(set) var savedState: State? = State(number: 0)
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
    for object in objects { index.insert(object.id, bounds: object.drawable.bounds) }
    self.properties = properties
    self.page = page
  }

  /// Makes a drawing as it was at some time, whose history begins there.
  ///
  /// - Parameters:
  ///   - objects: of several with the same number only the first counts.
  ///   - saved: the state that stands in a file, if any does.
  public init(
    objects: [DrawingObject], properties: DrawingProperties, page: Page, state: State,
    saved: State?
  ) {
    (self.properties, self.page) = (properties, page)
    (self.state, savedState) = (state, saved)
    var known: Set<Int> = []
    for object in objects where known.insert(object.id).inserted {
      insert(object, at: self.objects.count)
    }
    skipNumbers(object: known.max() ?? -1, state: state.number)
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
      edit = position(of: id).map {
        .replace(objects[$0], by: DrawingObject(id: id, drawable: drawable), at: $0)
      }
    case .remove(let id): edit = position(of: id).map { .remove(objects[$0], at: $0) }
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

  /// Tells whether there are steps that were not asked for yet.
  public var hasOperations: Bool { !operations.isEmpty }

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

  /// Takes the page that the drawing's file gives it, without a step.
  public mutating func settlePage(_ page: Page) { self.page = page }

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

  /// The objects whose bounds meet or touch a rectangle, from the bottom up.
  public func objects(in rect: Rect) -> [DrawingObject] {
    positions(of: index.ids(in: rect)).map { objects[$0] }
  }

  /// The drawables whose bounds meet or touch a rectangle, from the bottom up.
  ///
  /// - Parameters:
  ///   - hidden: the object that does not count.
  ///   - most: the search is given up with `nil` where there are more.
  public func drawables(
    in rect: Rect, except hidden: Int? = nil, atMost most: Int = .max
  ) -> [any Drawable]? {
    guard let ids = index.ids(in: rect, atMost: most) else { return nil }
    // One copy of each, since copies are what takes the time.
    return positions(of: ids).compactMap {
      objects[$0].id == hidden ? nil : objects[$0].drawable
    }
  }

  /// Where objects are, from the bottom up.
  private func positions(of ids: [Int]) -> [Int] {
    guard isInOrderOfIDs else {
      let wanted = Set(ids)
      return objects.indices.filter { wanted.contains(objects[$0].id) }
    }
    return ids.sorted().compactMap { position(of: $0) }
  }

  /// Tells whether the bounds of any object meet or touch a rectangle.
  public func hasObjects(in rect: Rect) -> Bool { index.hasIDs(in: rect) }

  private func position(of id: Int) -> Int? {
    guard isInOrderOfIDs else { return objects.lastIndex { $0.id == id } }
    guard let first = objects.first?.id, let last = objects.last?.id, (first...last).contains(id)
    else { return nil }
    // No id is used twice, so there are no more objects below or above than ids: mostly there is just
    // one place to look at.
    var low = max(0, objects.count - 1 - Self.distance(id, last))
    var high = min(objects.count - 1, Self.distance(first, id)) + 1
    while low < high {
      let middle = (low + high) / 2
      if objects[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < objects.count && objects[low].id == id ? low : nil
  }

  private static func distance(_ low: Int, _ high: Int) -> Int {
    let (distance, isTooFar) = high.subtractingReportingOverflow(low)
    return isTooFar ? .max : distance
  }

  /// Has neither an object nor a state of what follows use a number up to these; numbers beyond all
  /// reason are left aside.
  public mutating func skipNumbers(object: Int, state: Int) {
    let most = Int.max / 2
    if object < most { nextObject = max(nextObject, object + 1) }
    if state < most { nextState = max(nextState, state + 1) }
  }

  /// What was there before the first of the last steps, and these steps.
  ///
  /// - Parameter most: how many steps that can be taken back are kept.
  public func history(keeping most: Int = .max) -> DrawingHistory {
    var start = self
    while start.undoSteps.count > max(0, undoSteps.count - max(0, most)), start.canUndo {
      start.undo()
    }
    let kept = undoSteps.dropFirst(start.undoSteps.count)
    return DrawingHistory(
      start: start, steps: (kept + redoSteps.reversed()).map(\.written),
      undone: redoSteps.count, lastObject: nextObject - 1, lastState: nextState - 1)
  }

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
    case .insert(let object, let place): insert(object, at: min(place, objects.count))
    case .remove(let object, let place):
      guard place < objects.count, objects[place].id == object.id else { return }
      objects.remove(at: place)
      index.remove(object.id, bounds: object.drawable.bounds)
    case .replace(let old, let new, let place):
      guard place < objects.count, objects[place].id == old.id else { return }
      objects[place] = new
      index.remove(old.id, bounds: old.drawable.bounds)
      index.insert(new.id, bounds: new.drawable.bounds)
    case .describe(let new, _): properties = new
    case .setPage(let new, _): page = new
    }
  }

  private mutating func insert(_ object: DrawingObject, at place: Int) {
    if place > 0, objects[place - 1].id > object.id { isInOrderOfIDs = false }
    if place < objects.count, objects[place].id < object.id { isInOrderOfIDs = false }
    objects.insert(object, at: place)
    index.insert(object.id, bounds: object.drawable.bounds)
  }
}
