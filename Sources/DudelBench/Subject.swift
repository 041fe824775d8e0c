/// A program to measure.
struct Subject {
  var name: String
  var path: String
  var arguments: [String] = []
}
