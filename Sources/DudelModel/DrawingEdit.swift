/// One change of a drawing, with all that is needed to take it back.
enum DrawingEdit: Sendable {
  case insert(DrawingObject, at: Int)
  case remove(DrawingObject, at: Int)

  var inverse: DrawingEdit {
    switch self {
    case .insert(let object, let index): .remove(object, at: index)
    case .remove(let object, let index): .insert(object, at: index)
    }
  }

  var object: DrawingObject {
    switch self {
    case .insert(let object, _), .remove(let object, _): object
    }
  }
}
