internal import Glibc

/// Times as people read them.
nonisolated enum LocalTime {
  /// A time in seconds since 1970, in the user's time zone: the day and the minute.
  static func text(_ seconds: Int) -> String {
    var (time, parts) = (time_t(seconds), tm())
    localtime_r(&time, &parts)
    return day(parts) + " \(two(parts.tm_hour)):\(two(parts.tm_min))"
  }

  private static func day(_ parts: tm) -> String {
    "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
