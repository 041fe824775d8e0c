/// A drawing that was not saved when its program ended, as people are told of it.
public struct LostWork: Hashable, Sendable, Codable, Identifiable {
  /// What tells it from others.
  public let id: String
  /// The drawing's file, or `nil` where it has none.
  public let path: String?
  /// When it was worked on last, in the words of the user's country and time zone.
  public let time: String
  /// How many objects there are.
  public let objects: Int

  /// Describes a lost drawing.
  public init(id: String, path: String?, time: String, objects: Int) {
    (self.id, self.path, self.time, self.objects) = (id, path, time, objects)
  }

  /// What people call it.
  var name: String {
    path?.split(separator: "/").last.map(String.init) ?? localized("Untitled")
  }

  /// When it was worked on and how much there is.
  var details: String {
    let count =
      objects == 1 ? localized("1 object") : filled(localized("%@ objects"), "\(objects)")
    return "\(time) · \(count)"
  }
}
