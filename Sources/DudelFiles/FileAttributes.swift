internal import CXattr
internal import Glibc

/// What a file keeps when another one is put in its place: owner, group, mode and extended
/// attributes, access control lists among them.
struct FileAttributes {
  private let path: String
  private let owner: uid_t
  private let group: gid_t
  private let mode: mode_t

  /// The attributes of the file at a path, or `nil` where none is.
  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.path = path
    (owner, group, mode) = (info.st_uid, info.st_gid, info.st_mode & 0o7777)
  }

  /// Gives an open file the same, as far as the system lets this process.
  func apply(to descriptor: Int32) {
    let isOwnerKept = fchown(descriptor, owner, group) == 0
    let isGroupKept = isOwnerKept || fchown(descriptor, uid_t.max, group) == 0
    copyExtendedAttributes(to: descriptor)
    var mode = mode
    if !isOwnerKept { mode &= 0o777 }
    // What one group was allowed is not for another one; that may do what all others may.
    if !isGroupKept { mode = mode & ~0o070 | (mode & 0o007) << 3 }
    fchmod(descriptor, mode)
  }

  private func copyExtendedAttributes(to descriptor: Int32) {
    let size = listxattr(path, nil, 0)
    guard size > 0 else { return }
    var list = [CChar](repeating: 0, count: size)
    guard listxattr(path, &list, size) == size else { return }
    for name in list.split(separator: 0) {
      let name = String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard name.hasPrefix("user.") || name == "system.posix_acl_access" else { continue }
      let length = getxattr(path, name, nil, 0)
      guard length >= 0 else { continue }
      var value = [UInt8](repeating: 0, count: length)
      guard getxattr(path, name, &value, length) == length else { continue }
      _ = fsetxattr(descriptor, name, value, length, 0)
    }
  }
}
