import DudelFiles
import DudelTestSupport
import Glibc
import Testing

/// In turn, because the umask is the whole process's.
@Suite(.serialized) struct AtomicFileTests {
  private let folder: TemporaryFolder
  private let path: String
  private let new = Array("new".utf8)

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("drawing.png")
  }

  private func mode(_ path: String) throws -> mode_t {
    var info = stat()
    try #require(stat(path, &info) == 0)
    return info.st_mode & 0o7777
  }

  /// Tells whether an outcome is a file with the identity that the path has now.
  private func isWritten(_ outcome: AtomicFile.Outcome, at path: String) -> Bool {
    guard let identity = FileIdentity(path: path) else { return false }
    return outcome == .written(identity)
  }

  // MARK: - Preconditions

  @Test(arguments: [AtomicFile.Precondition.vacant, .any])
  func aNewFileIsWritten(when precondition: AtomicFile.Precondition) throws {
    let outcome = try AtomicFile.write(new, to: path, when: precondition)
    #expect(isWritten(outcome, at: path))
    #expect(bytes(ofFile: path) == new)
    #expect(names(inFolder: folder.path) == ["drawing.png"])
  }

  @Test func aTakenNameIsLeftAlone() throws {
    try write("precious", toFile: path)
    let identity = FileIdentity(path: path)
    #expect(try AtomicFile.write(new, to: path, when: .vacant) == .occupied)
    #expect(FileIdentity(path: path) == identity && text(ofFile: path) == "precious")
    #expect(names(inFolder: folder.path) == ["drawing.png"])
  }

  @Test func anyFileIsReplaced() throws {
    try write("old and longer", toFile: path)
    let outcome = try AtomicFile.write(new, to: path, when: .any)
    #expect(isWritten(outcome, at: path))
    #expect(bytes(ofFile: path) == new)
    #expect(names(inFolder: folder.path) == ["drawing.png"])
  }

  @Test func theFileWrittenLastIsReplacedAgainAndAgain() throws {
    var precondition = AtomicFile.Precondition.vacant
    for number in 0..<5 {
      let outcome = try AtomicFile.write(Array("\(number)".utf8), to: path, when: precondition)
      guard case .written(let identity?) = outcome else {
        Issue.record("The file of turn \(number) was not written.")
        return
      }
      precondition = .unchanged(identity)
    }
    #expect(text(ofFile: path) == "4")
  }

  @Test func aFileThatSomebodyChangedIsLeftAlone() throws {
    try write("mine", toFile: path)
    let identity = try #require(FileIdentity(path: path))
    try write("somebody else's", toFile: path)
    #expect(try AtomicFile.write(new, to: path, when: .unchanged(identity)) == .occupied)
    #expect(text(ofFile: path) == "somebody else's")
    #expect(names(inFolder: folder.path) == ["drawing.png"])
  }

  @Test func aFileThatSomebodyPutThereInsteadIsLeftAlone() throws {
    try write("mine", toFile: path)
    let identity = try #require(FileIdentity(path: path))
    try write("four", toFile: folder.file("other"))
    #expect(rename(folder.file("other"), path) == 0)
    #expect(try AtomicFile.write(new, to: path, when: .unchanged(identity)) == .occupied)
    #expect(text(ofFile: path) == "four")
  }

  @Test func aFileThatIsGoneIsWrittenAnew() throws {
    try write("mine", toFile: path)
    let identity = try #require(FileIdentity(path: path))
    #expect(unlink(path) == 0)
    let outcome = try AtomicFile.write(new, to: path, when: .unchanged(identity))
    #expect(isWritten(outcome, at: path))
  }

  @Test func ofManyWritersOneTakesTheName() async throws {
    let path = path
    let winners = try await withThrowingTaskGroup(of: UInt8?.self) { group in
      for number in 0..<24 as Range<UInt8> {
        group.addTask {
          let bytes = [UInt8](repeating: number, count: 50_000)
          let outcome = try AtomicFile.write(bytes, to: path, when: .vacant)
          return outcome == .occupied ? nil : number
        }
      }
      return try await group.reduce(into: [UInt8]()) { winners, number in
        if let number { winners.append(number) }
      }
    }
    #expect(winners.count == 1)
    let content = try #require(bytes(ofFile: path))
    #expect(content.count == 50_000 && Set(content) == Set(winners))
    #expect(names(inFolder: folder.path) == ["drawing.png"])
  }

  @Test(arguments: [0, 1, 3_000_000])
  func filesOfAnyLengthAreWhole(count: Int) throws {
    let content = [UInt8](repeating: 7, count: count)
    _ = try AtomicFile.write(content, to: path, when: .vacant)
    #expect(try WholeFile.read(path) == content)
  }

  // MARK: - Modes

  @Test(arguments: [0o600, 0o640, 0o777, geteuid() == 0 ? 0o444 : 0o644 as mode_t])
  func aReplacedFileKeepsItsMode(_ mode: mode_t) throws {
    try write("old", toFile: path)
    #expect(chmod(path, mode) == 0)
    _ = try AtomicFile.write(new, to: path, when: .any)
    #expect(try self.mode(path) == mode)
  }

  @Test(arguments: [
    (0o022 as mode_t, 0o644 as mode_t), (0o077, 0o600), (0o002, 0o664), (0o000, 0o666),
  ])
  func aNewFileGetsWhatTheUmaskLeaves(mask: mode_t, mode: mode_t) throws {
    let before = umask(mask)
    defer { umask(before) }
    _ = try AtomicFile.write(new, to: path, when: .vacant)
    _ = try AtomicFile.write(new, to: folder.file("any"), when: .any)
    #expect(try self.mode(path) == mode)
    #expect(try self.mode(folder.file("any")) == mode)
    #expect(umask(mask) == mask, "it is not changed")
  }

  @Test func writersAtTheSameTimeDoNotDisturbTheUmask() async throws {
    let before = umask(0o027)
    defer { umask(before) }
    let paths = (0..<64).map { folder.file("\($0)") }
    let new = new
    try await withThrowingTaskGroup(of: Void.self) { group in
      for path in paths {
        group.addTask { _ = try AtomicFile.write(new, to: path, when: .vacant) }
      }
      try await group.waitForAll()
    }
    #expect(try paths.allSatisfy { try mode($0) == 0o640 })
    #expect(umask(0o027) == 0o027)
  }

  // MARK: - Links

  @Test func aLinkIsFollowedAndStays() throws {
    let target = try folder.makeFolder("elsewhere") + "/real.png"
    try write("old", toFile: target)
    #expect(chmod(target, 0o640) == 0)
    #expect(symlink("elsewhere/real.png", path) == 0)
    let outcome = try AtomicFile.write(new, to: path, when: .any)
    #expect(isWritten(outcome, at: path))
    var info = stat()
    #expect(lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK)
    #expect(bytes(ofFile: target) == new)
    #expect(try mode(target) == 0o640)
    #expect(names(inFolder: folder.path) == ["drawing.png", "elsewhere"])
    #expect(names(inFolder: folder.file("elsewhere")) == ["real.png"])
  }

  @Test func aLinkToNothingIsNoVacantName() throws {
    #expect(symlink("missing.png", path) == 0)
    for precondition in Self.preconditions {
      #expect(throws: FileError(path: path, reason: "is a link that leads nowhere")) {
        try AtomicFile.write(new, to: path, when: precondition)
      }
    }
    #expect(names(inFolder: folder.path) == ["drawing.png"])
  }

  @Test func aFolderReachedByALinkIsAsGoodAsAny() throws {
    _ = try folder.makeFolder("real")
    #expect(symlink("real", folder.file("link")) == 0)
    _ = try AtomicFile.write(new, to: folder.file("link/a.png"), when: .vacant)
    #expect(names(inFolder: folder.file("real")) == ["a.png"])
  }

  @Test func theOtherNameOfAFileKeepsTheOldContent() throws {
    try write("old", toFile: path)
    #expect(link(path, folder.file("other")) == 0)
    _ = try AtomicFile.write(new, to: path, when: .any)
    #expect(text(ofFile: folder.file("other")) == "old")
  }

  // MARK: - Failures

  private static let preconditions = [AtomicFile.Precondition.vacant, .any]

  @Test(arguments: preconditions)
  func aMissingFolderIsAnError(when precondition: AtomicFile.Precondition) {
    let path = folder.file("missing/a.png")
    #expect(throws: FileError(path: path, reason: "No such file or directory")) {
      try AtomicFile.write(new, to: path, when: precondition)
    }
  }

  @Test(arguments: preconditions)
  func aFileIsNoFolder(when precondition: AtomicFile.Precondition) throws {
    try write("old", toFile: path)
    let inside = "\(path)/a.png"
    #expect(throws: FileError(path: inside, reason: "Not a directory")) {
      try AtomicFile.write(new, to: inside, when: precondition)
    }
    #expect(text(ofFile: path) == "old")
    #expect(names(inFolder: folder.path) == ["drawing.png"])
  }

  @Test(arguments: preconditions)
  func aNameTooLongLeavesNothingBehind(when precondition: AtomicFile.Precondition) {
    let path = folder.file(String(repeating: "a", count: 300))
    #expect(throws: FileError(path: path, reason: "File name too long")) {
      try AtomicFile.write(new, to: path, when: precondition)
    }
    #expect(names(inFolder: folder.path).isEmpty)
  }

  @Test(arguments: preconditions)
  func aPipeIsNotReplaced(when precondition: AtomicFile.Precondition) {
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError(path: path, reason: "is not a regular file")) {
      try AtomicFile.write(new, to: path, when: precondition)
    }
    #expect(names(inFolder: folder.path) == ["drawing.png"])
  }

  @Test func aWriteProtectedFileIsNotReplaced() async {
    await #expect(processExitsWith: .success) {
      let folder = try folderOfAnOrdinaryUser()
      let (path, new) = (folder.file("drawing.png"), Array("new".utf8))
      let outcome = try AtomicFile.write(new, to: path, when: .vacant)
      guard case .written(let identity?) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(chmod(path, 0o444) == 0)
      for precondition in [AtomicFile.Precondition.unchanged(identity), .any] {
        #expect(throws: FileError(path: path, reason: "is write-protected")) {
          try AtomicFile.write([1], to: path, when: precondition)
        }
      }
      #expect(bytes(ofFile: path) == new)
      #expect(names(inFolder: folder.path) == ["drawing.png"])
    }
  }

  @Test(arguments: preconditions)
  func aFolderIsNotReplaced(when precondition: AtomicFile.Precondition) throws {
    let inner = try folder.makeFolder("inner")
    #expect(throws: FileError(path: inner, reason: "is a folder")) {
      try AtomicFile.write(new, to: inner, when: precondition)
    }
    #expect(names(inFolder: folder.path) == ["inner"])
    #expect(names(inFolder: inner).isEmpty)
  }

  @Test(arguments: preconditions)
  func noNameAtAllIsAnError(when precondition: AtomicFile.Precondition) {
    #expect(throws: FileError.self) { try AtomicFile.write(new, to: "", when: precondition) }
  }

  @Test func aLoopOfLinksIsNoVacantName() throws {
    #expect(symlink("b", folder.file("a")) == 0)
    #expect(symlink("a", folder.file("b")) == 0)
    let path = folder.file("a")
    #expect(throws: FileError(path: path, reason: "Too many levels of symbolic links")) {
      try AtomicFile.write(new, to: path, when: .vacant)
    }
    #expect(names(inFolder: folder.path) == ["a", "b"])
  }

  @Test(.enabled(if: SmallDisk.isPossible, "needs the right to mount a file system"))
  func aFullDiskLeavesTheOldFileWhole() throws {
    let disk = try SmallDisk(at: try folder.makeFolder("disk"))
    defer { disk.unmount() }
    let path = "\(disk.path)/a.png"
    try write("old", toFile: path)
    let large = [UInt8](repeating: 1, count: 1 << 20)
    let full = FileError(path: path, reason: "No space left on device")
    #expect(throws: full) { try AtomicFile.write(large, to: path, when: .any) }
    #expect(text(ofFile: path) == "old")
    #expect(names(inFolder: disk.path) == ["a.png"])
    let other = "\(disk.path)/b.png"
    #expect(throws: FileError(path: other, reason: full.reason)) {
      try AtomicFile.write(large, to: other, when: .vacant)
    }
    #expect(names(inFolder: disk.path) == ["a.png"])
  }

  @Test(.enabled(if: SmallDisk.isPossible, "needs the right to mount a file system"))
  func aReadOnlyDiskLeavesTheOldFileWhole() throws {
    let disk = try SmallDisk(at: try folder.makeFolder("disk"))
    defer { disk.unmount() }
    let path = "\(disk.path)/a.png"
    try write("old", toFile: path)
    try disk.makeReadOnly()
    #expect(throws: FileError(path: path, reason: "Read-only file system")) {
      try AtomicFile.write(new, to: path, when: .any)
    }
    #expect(text(ofFile: path) == "old")
    #expect(names(inFolder: disk.path) == ["a.png"])
  }

  @Test func aReadOnlyFolderLeavesTheOldFileWhole() async {
    await #expect(processExitsWith: .success) {
      let folder = try folderOfAnOrdinaryUser()
      let path = folder.file("drawing.png")
      try write("old", toFile: path)
      #expect(chmod(folder.path, 0o500) == 0)
      defer { chmod(folder.path, 0o700) }
      #expect(throws: FileError(path: path, reason: "Permission denied")) {
        try AtomicFile.write(Array("new".utf8), to: path, when: .any)
      }
      #expect(text(ofFile: path) == "old")
      #expect(names(inFolder: folder.path) == ["drawing.png"])
    }
  }

  @Test(.enabled(if: geteuid() == 0, "needs the right to give files away"))
  func aReplacedFileKeepsItsOwnerAndGroup() throws {
    try write("old", toFile: path)
    #expect(chown(path, 65_534, 12_345) == 0 && chmod(path, 0o640) == 0)
    _ = try AtomicFile.write(new, to: path, when: .any)
    var info = stat()
    try #require(stat(path, &info) == 0)
    #expect(info.st_uid == 65_534 && info.st_gid == 12_345 && info.st_mode & 0o7777 == 0o640)
    #expect(bytes(ofFile: path) == new)
  }

  @Test(.enabled(if: geteuid() == 0, "needs the right to give files away"))
  func whatOneGroupMayDoIsNotForAnother() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let path = folder.file("drawing.png")
      try write("old", toFile: path)
      #expect(chown(path, 65_534, 12_345) == 0 && chmod(path, 0o664) == 0)
      #expect(chmod(folder.path, 0o777) == 0)
      #expect(setgid(65_534) == 0 && setuid(65_534) == 0)
      _ = try AtomicFile.write(Array("new".utf8), to: path, when: .any)
      var info = stat()
      #expect(stat(path, &info) == 0)
      #expect(info.st_gid == 65_534 && info.st_mode & 0o7777 == 0o644)
    }
  }

  // MARK: - Paths

  @Test(arguments: [
    ("a.png", "."), ("./a.png", "."), ("/a.png", "/"), ("/tmp/a.png", "/tmp"),
    ("b/c/a.png", "b/c"), ("", "."), ("b/", "b"),
  ])
  func theFolderIsWhatStandsBeforeTheLastSlash(path: String, folder: String) {
    #expect(AtomicFile.folder(of: path) == folder)
  }
}

/// A folder of somebody who may not write everywhere; the superuser becomes that, for good.
private func folderOfAnOrdinaryUser() throws -> TemporaryFolder {
  if geteuid() == 0 {
    try #require(setgid(65_534) == 0 && setuid(65_534) == 0)
  }
  return try TemporaryFolder()
}
