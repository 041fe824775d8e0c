extension String {
  /// Compares byte by byte, where `==` takes é and e with an accent for the same.
  func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
