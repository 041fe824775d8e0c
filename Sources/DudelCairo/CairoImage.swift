package import DudelGeometry
package import DudelModel

/// A picture that cairo can show; may be drawn from any thread, from several at a time.
package protocol CairoImage: EmbeddedImage {
  /// Draws the picture on a cairo context so that it fills a rectangle, in the context's units.
  ///
  /// The context's state may be changed; who calls restores it.
  func draw(on cairo: OpaquePointer, in rect: Rect)
}
