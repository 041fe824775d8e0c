/// One row of the table.
struct Reading: Sendable {
  var name: String
  var unit: String
  var goal: Goal
}
