internal import DudelFiles

/// What may be done with the file that a drawing came from.
nonisolated struct FileUse {
  /// Whether Save may write it; otherwise it asks for another.
  let isSavable: Bool
  /// Whether it holds, or may hold, things that a save would lose.
  let isIncomplete: Bool

  /// Looks at a file.
  ///
  /// - Parameters:
  ///   - content: what is in it; `nil` where it is not there.
  ///   - isShownWhole: whether the drawing holds everything that is in it, as far as that is known.
  init(path: String, content: [UInt8]?, isShownWhole: Bool) {
    guard let content else {
      (isSavable, isIncomplete) = (FileFormat.saving(path) != nil, false)
      return
    }
    let format = FileFormat(content: content)
    isSavable = format != nil && format == FileFormat.saving(path)
    isIncomplete = !isShownWhole || format == .svg && !SVGWriter.hasWritten(content)
  }
}
