internal import CCairoXlib
internal import CX11
internal import CX11Shims
internal import DudelCairo
internal import DudelGeometry
internal import Glibc

/// Pixels in memory that the server shares (MIT-SHM).
@MainActor
final class XShmTarget: XPixelTarget {
  let surface: CairoSurface
  private(set) var isTransferring = false
  private let connection: XConnection
  private let window: Window
  private let gc: GC
  private let image: UnsafeMutablePointer<XImage>
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>

  /// Fails where the server does not share our memory, as over a network, or has other pixels.
  init?(_ connection: XConnection, window: Window, gc: GC, width: Int, height: Int) {
    guard connection.features.contains(.shm), connection.hasPlainPixels else { return nil }
    let display = connection.display
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    guard
      let image = XShmCreateImage(
        display, XDefaultVisual(display, connection.screen),
        UInt32(XDefaultDepth(display, connection.screen)), ZPixmap, nil, segment, UInt32(width),
        UInt32(height)),
      let surface = Self.attach(segment, image, connection, width: width, height: height)
    else {
      segment.deallocate()
      return nil
    }
    self.connection = connection
    self.window = window
    self.gc = gc
    self.image = image
    self.segment = segment
    self.surface = surface
  }

  isolated deinit {
    XShmDetach(connection.display, segment)
    image.pointee.data = nil
    dudel_destroy_image(image)
    shmdt(segment.pointee.shmaddr)
    segment.deallocate()
  }

  /// Up to this many px go through the connection: that costs less than being woken up to hear
  /// that the server has read them from the shared memory.
  private static let mostCopied = 64 * 64

  func send(_ rects: [PixelRect]) {
    var area = 0
    for rect in rects { area += rect.area }
    if area <= Self.mostCopied {
      for rect in rects {
        XPutImage(
          connection.display, window, gc, image, Int32(rect.x), Int32(rect.y), Int32(rect.x),
          Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
      }
    } else {
      share(rects)
    }
  }

  private func share(_ rects: [PixelRect]) {
    for (index, rect) in rects.enumerated() {
      // One answer is enough: the server works in order.
      let isLast = index == rects.count - 1
      XShmPutImage(
        connection.display, window, gc, image, Int32(rect.x), Int32(rect.y), Int32(rect.x),
        Int32(rect.y), UInt32(rect.width), UInt32(rect.height), isLast ? 1 : 0)
      isTransferring = true
    }
  }

  func transferEnded() { isTransferring = false }

  private static func attach(
    _ segment: UnsafeMutablePointer<XShmSegmentInfo>, _ image: UnsafeMutablePointer<XImage>,
    _ connection: XConnection, width: Int, height: Int
  ) -> CairoSurface? {
    let stride = Int(image.pointee.bytes_per_line)
    let id = shmget(IPC_PRIVATE, stride * height, IPC_CREAT | 0o600)
    guard id >= 0, let memory = shmat(id, nil, 0), memory != UnsafeMutableRawPointer(bitPattern: -1)
    else {
      dudel_destroy_image(image)
      return nil
    }
    segment.pointee.shmid = id
    segment.pointee.shmaddr = memory.assumingMemoryBound(to: CChar.self)
    segment.pointee.readOnly = 1
    image.pointee.data = segment.pointee.shmaddr
    // Only trying tells: the extension is announced over networks too.
    let isAttached = XErrorLog.succeeds(connection.display) {
      XShmAttach(connection.display, segment)
    }
    // The segment lives on until both sides are gone, even after a crash.
    shmctl(id, IPC_RMID, nil)
    let surface =
      isAttached
      ? try? CairoSurface(
        data: memory.assumingMemoryBound(to: UInt8.self), width: width, height: height,
        stride: stride) : nil
    guard let surface else {
      if isAttached { XShmDetach(connection.display, segment) }
      image.pointee.data = nil
      dudel_destroy_image(image)
      shmdt(memory)
      return nil
    }
    return surface
  }
}
