internal import DudelGeometry

/// One change of a drawing, with all that is needed to take it back.
enum DrawingEdit: Sendable {
  case insert(DrawingObject, at: Int)
  case remove(DrawingObject, at: Int)
  case replace(DrawingObject, by: DrawingObject, at: Int)
  case describe(DrawingProperties, before: DrawingProperties)
  case setPage(Page, before: Page)

  var inverse: DrawingEdit {
    switch self {
    case .insert(let object, let index): .remove(object, at: index)
    case .remove(let object, let index): .insert(object, at: index)
    case .replace(let old, let new, let index): .replace(new, by: old, at: index)
    case .describe(let new, let old): .describe(old, before: new)
    case .setPage(let new, let old): .setPage(old, before: new)
    }
  }

  /// The step of work that makes this change.
  var operation: DrawingOperation {
    switch self {
    case .insert(let object, _): .add(object.drawable)
    case .remove(let object, _): .remove(id: object.id)
    case .replace(_, let new, _): .replace(id: new.id, with: new.drawable)
    case .describe(let new, _): .describe(new)
    case .setPage(let new, _): .setPage(new)
    }
  }

  /// The object that is new afterwards.
  var added: Int? {
    guard case .insert(let object, _) = self else { return nil }
    return object.id
  }

  /// Everything that looks different afterwards, in drawing units; `nil` for nothing.
  var changedArea: Rect? {
    switch self {
    case .insert(let object, _), .remove(let object, _): object.drawable.bounds
    case .replace(let old, let new, _): old.drawable.bounds.union(new.drawable.bounds)
    case .describe, .setPage: nil
    }
  }
}
