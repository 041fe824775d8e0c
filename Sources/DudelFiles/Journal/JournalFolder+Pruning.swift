public import DudelModel
internal import Glibc

/// What need not be kept any longer.
extension JournalFolder {
  private static let mostHistories = 200
  private static let mostHistoryBytes = 256 << 20
  private static let longestKept = 90 * 24 * 3600
  /// What was begun and never finished goes after this many seconds.
  private static let longestBegun = 3600

  private struct Leftover {
    let path: String
    let age: Int
    let size: Int

    init?(_ path: String, now: Int) {
      var info = stat()
      guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
      self.path = path
      age = now - info.st_mtim.tv_sec
      size = Int(info.st_size)
    }
  }

  /// Puts away what programs left that ended without a word after everything was saved.
  ///
  /// - Parameter lost: what is known to hold something else.
  public func settle(besides lost: [LostDrawing], text: any TextLayout) {
    for path in Set(journals()).subtracting(lost.map(\.journal)) {
      guard let taken = take(path, text: text), !taken.recovered.drawing.isChanged,
        var journal = try? Journal(taken, in: self)
      else { continue }
      journal.end(.closed, drawing: taken.recovered.drawing)
    }
  }

  /// Removes old histories, and what programs left half done; never a drawing that was not saved.
  public func prune() {
    let now = time(nil)
    let histories = files(endingIn: Self.historyEnding).compactMap { Leftover($0, now: now) }
    var bytes = 0
    for (index, history) in histories.sorted(by: { $0.age < $1.age }).enumerated() {
      bytes += history.size
      if index >= Self.mostHistories || bytes > Self.mostHistoryBytes
        || history.age > Self.longestKept
      {
        discard(history.path)
      }
    }
    for unfinished in unfinishedFiles().compactMap({ Leftover($0, now: now) })
    where unfinished.age > Self.longestBegun {
      discard(unfinished.path)
    }
  }
}
