internal import CX11

/// Writes an offer into the properties of a window that asks for it.
struct XSelectionReply {
  /// More conversions in one request are nothing that a program needs.
  private static let maximumPairs = 64

  private let connection: XConnection
  private let offer: XSelectionOffer
  private let requestor: Window
  private let pieceSize: Int

  init(_ connection: XConnection, offer: XSelectionOffer, requestor: Window, pieceSize: Int) {
    (self.connection, self.offer) = (connection, offer)
    (self.requestor, self.pieceSize) = (requestor, pieceSize)
  }

  /// Writes what a target asks for; tells whether that was possible.
  func write(_ target: Atom, to property: Atom, sender: inout XSelectionSender) -> Bool {
    let name = connection.atoms.name(of: target)
    switch name {
    case .targets: set(property, type: Atom(XA_ATOM), Self.targets.map { connection.atoms[$0] })
    case .timestamp: set(property, type: Atom(XA_INTEGER), [offer.time])
    // Asking a program that holds a selection to save it means nothing: it does (ICCCM §2.6.3).
    case .saveTargets: set(property, type: connection.atoms[.null], [])
    default:
      guard let target = TextTarget(name), let (bytes, type) = encode(target) else { return false }
      guard bytes.count <= pieceSize else {
        return sender.begin(bytes, type: type, to: requestor, property: property)
      }
      bytes.withUnsafeBufferPointer { bytes in
        _ = XChangeProperty(
          connection.display, requestor, property, type, 8, PropModeReplace, bytes.baseAddress,
          Int32(bytes.count))
      }
    }
    return true
  }

  /// Writes all that a list of pairs of target and property asks for (`MULTIPLE`), and marks in the
  /// list what was not possible.
  func writeAll(listedIn property: Atom, sender: inout XSelectionSender) -> Bool {
    guard var list = connection.readProperty(property, of: requestor), !list.isEmpty,
      list.count.isMultiple(of: 2), list.count <= 2 * Self.maximumPairs
    else { return false }
    for index in stride(from: 0, to: list.count, by: 2) {
      let (target, place) = (list[index], list[index + 1])
      let isPossible = place != 0 && target != connection.atoms[.multiple]
      if !isPossible || !write(target, to: place, sender: &sender) { list[index + 1] = 0 }
    }
    set(property, type: connection.atoms[.atomPair], list)
    return true
  }

  private static let targets: [XAtoms.Name] =
    [.targets, .timestamp, .multiple, .saveTargets] + TextTarget.allCases.map(\.name)

  private func encode(_ target: TextTarget) -> (bytes: [UInt8], type: Atom)? {
    let atoms = connection.atoms
    switch target {
    case .utf8String, .plainUTF8, .plain: return (offer.bytes, atoms[target.name])
    case .latin1: return (Latin1.bytes(offer.text).bytes, atoms[.string])
    case .text:
      // Whoever asks like this may be older than UTF-8.
      let (bytes, isExact) = Latin1.bytes(offer.text)
      return isExact ? (bytes, atoms[.string]) : (offer.bytes, atoms[.utf8String])
    case .compoundText:
      return XCompoundText(connection).encode(offer.text).map { ($0, atoms[.compoundText]) }
    }
  }

  private func set(_ property: Atom, type: Atom, _ items: [UInt]) {
    items.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection.display, requestor, property, type, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(items.count))
    }
  }
}
