/// An error that the X server reported to the test process.
public struct XErrorRecord: Sendable, Equatable {
  /// The error's number; 3 is BadWindow, 8 is BadMatch.
  public let code: Int
  /// The number of the request that failed.
  public let request: Int
  /// The window or other resource that it was about.
  public let resource: UInt
}
