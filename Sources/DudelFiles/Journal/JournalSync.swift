internal import Glibc

/// Has a journal reach the disk; from any thread, while others write.
public struct JournalSync: Sendable {
  private let descriptor: JournalDescriptor
  private let folder: JournalFolder

  init(_ descriptor: JournalDescriptor, folder: JournalFolder) {
    (self.descriptor, self.folder) = (descriptor, folder)
  }

  /// Waits until everything that was written so far is on the disk, and the journal's name as well.
  public func callAsFunction() {
    descriptor.synchronize()
    let number = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return }
    fsync(number)
    close(number)
  }
}
