/// What stands in the way of showing an SVG text as objects.
enum SVGObstacle: Equatable {
  case gradient, pattern, clipPath, clipping, mask, filter, marker, blendMode, foreignObject
  case opacity, paintOrder, vectorEffect, stretchedLine, hardEdges, textStyle, textStroke, textPath
  case link, pictureStyle, brokenPicture, entity

  /// What the text has, in words that complete “because it has …”.
  var reason: String {
    switch self {
    case .gradient: "gradients"
    case .pattern: "patterns"
    case .clipPath: "clipping paths"
    case .clipping: "parts that are cut off"
    case .mask: "masks"
    case .filter: "filters"
    case .marker: "line markers"
    case .blendMode: "blended colours"
    case .foreignObject: "foreign objects"
    case .opacity: "groups seen through as a whole"
    case .paintOrder: "fillings on top of lines"
    case .vectorEffect: "lines that keep their width"
    case .stretchedLine: "stretched lines"
    case .hardEdges: "shapes without smooth edges"
    case .textStyle: "text in a special style"
    case .textStroke: "outlined text"
    case .textPath: "text along a path"
    case .link: "links to other files"
    case .pictureStyle: "pictures in a special style"
    case .brokenPicture: "pictures that can’t be read"
    case .entity: "entities"
    }
  }
}
