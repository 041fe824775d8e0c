import CX11
import DudelTestSupport
import Testing

@testable import DudelX11

/// A window manager is there if the window that it names lives and names itself (EWMH).
extension XServerTests {
  struct WindowManagerCheckTests {
    private let server: XServer
    private let client: StubClient

    init() throws {
      server = try XServer()
      client = try StubClient(server)
    }

    private func announce(_ window: Window, on target: Window) {
      let property = client.atom("_NET_SUPPORTING_WM_CHECK")
      client.set(property, of: target, type: "WINDOW", items: [window])
      XSync(client.display, 0)
    }

    /// What the program thinks; its connection ends before the server does.
    private func isFound() throws -> Bool {
      try withExtendedLifetime(server) {
        try XConnection(displayName: server.display).hasWindowManager
      }
    }

    private var root: Window { XDefaultRootWindow(client.display) }

    @Test func nobodyIsThereAtFirst() throws {
      #expect(try !isFound())
    }

    @Test func aWindowThatNamesItselfIsEnough() throws {
      announce(client.window, on: root)
      #expect(try !isFound())
      announce(client.window, on: client.window)
      #expect(try isFound())
    }

    @Test(arguments: [0, 0x7777_7777, 0xffff_ffff] as [Window])
    func aWindowThatIsNoneIsNoWindowManager(window: Window) throws {
      announce(window, on: root)
      #expect(try !isFound())
    }

    @Test func whatADeadOneLeftBehindIsNoWindowManager() throws {
      announce(client.window, on: root)
      announce(client.window, on: client.window)
      XDestroyWindow(client.display, client.window)
      XSync(client.display, 0)
      #expect(try !isFound())
    }
  }
}
