/// A pixel of a window and the colour it has when everything is painted.
struct Probe {
  var place: Place
  var colour: UInt32
}
