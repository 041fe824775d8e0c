/// Why the connection to the screen can't be used.
public enum XError: Error, Equatable {
  /// No server answers under this name.
  case cannotOpenDisplay(String)
  /// There is no memory for the window's pixels.
  case outOfMemory
}
