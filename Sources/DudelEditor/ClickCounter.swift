internal import DudelGeometry

/// Counts presses that follow each other at one place.
struct ClickCounter {
  /// Presses within this time (ms) and distance (px) belong together.
  private static let time = 400
  private static let distance = 6.0

  private var last: Contact?
  private var number = 0

  /// Which press of a row this one is, from 1 to 3 and round again.
  mutating func count(_ contact: Contact) -> Int {
    // Recordings may hold any time.
    if let last, (0...Self.time).contains(contact.time &- last.time),
      contact.location.distance(to: last.location) <= Self.distance
    {
      number = number % 3 + 1
    } else {
      number = 1
    }
    last = contact
    return number
  }
}

extension Int {
  /// What so many presses select.
  var granularity: TextGranularity {
    switch self {
    case 2: .word
    case 3: .paragraph
    default: .cluster
    }
  }
}
