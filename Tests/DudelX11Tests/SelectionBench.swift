import CX11
import DudelEditor
import DudelTestSupport
import Glibc

@testable import DudelX11

/// Selections on a server of their own, beside programs that share it.
final class SelectionBench {
  let selections: XSelections
  let connection: XConnection
  /// What has come out so far.
  private(set) var inputs: [InputEvent] = []
  private var stubs: [StubClient] = []
  private let folder: TemporaryFolder
  private var programs: [ProgramRun] = []
  /// The last to go: all others are connected to it.
  let server: XServer

  init(limits: XSelectionLimits = XSelectionLimits()) throws {
    server = try XServer()
    folder = try TemporaryFolder()
    connection = try XConnection(displayName: server.display)
    selections = XSelections(connection, limits: limits)
  }

  /// Makes another program on the display.
  func stub() throws -> StubClient {
    let stub = try StubClient(server)
    stubs.append(stub)
    return stub
  }

  /// Lets everyone here do what is due, without waiting.
  func step() {
    var event = XEvent()
    // No more than has come by now: what is handled brings further events, up to the very end.
    for _ in 0..<XPending(connection.display) {
      XNextEvent(connection.display, &event)
      inputs += selections.handle(&event) ?? []
    }
    inputs += selections.expire()
    XFlush(connection.display)
    for stub in stubs { stub.step() }
  }

  /// Works until a condition holds.
  func work(until what: String, _ condition: () throws -> Bool) throws {
    try eventually(what) {
      step()
      return try condition()
    }
  }

  /// Takes a selection and waits until it is ours.
  func copy(_ text: String, _ clipboard: Clipboard = .clipboard, time: Time = 0) throws {
    selections.offer(clipboard, text: text, time: time)
    try work(until: "the ownership") { owns(clipboard) }
  }

  /// Pastes and waits for what comes of it.
  func paste(_ clipboard: Clipboard = .clipboard) throws -> InputEvent {
    inputs = []
    selections.paste(clipboard, time: 0)
    try work(until: "the end of the paste") { !inputs.isEmpty }
    return inputs[0]
  }

  func owner(of clipboard: Clipboard) -> Window {
    XGetSelectionOwner(connection.display, connection.atoms.selection(clipboard))
  }

  /// Tells whether a selection is ours, as the server sees it.
  func owns(_ clipboard: Clipboard) -> Bool { selections.isOwner(owner(of: clipboard)) }

  // MARK: - xclip

  /// Starts to read a selection with xclip; the bytes go to a file.
  func startReading(
    _ name: String, target: String? = nil, _ clipboard: Clipboard = .clipboard
  ) throws -> ProgramRun {
    let command = "xclip -o -selection \(clipboard) \(target.map { "-t '\($0)'" } ?? "")"
    return try start("/bin/sh", ["-c", "exec \(command) >\(folder.file(name))"])
  }

  /// The bytes that a finished reader has got.
  func result(_ name: String) -> [UInt8] { bytes(ofFile: folder.file(name)) ?? [] }

  /// Reads a selection with xclip.
  func read(target: String? = nil, _ clipboard: Clipboard = .clipboard) throws -> [UInt8] {
    let run = try startReading("out", target: target, clipboard)
    try work(until: "the end of xclip") { !run.isRunning }
    return result("out")
  }

  /// Has xclip own a selection, and waits until it does.
  @discardableResult func fill(
    _ bytes: [UInt8], target: String, _ clipboard: Clipboard = .clipboard
  ) throws -> ProgramRun {
    let before = owner(of: clipboard)
    guard let file = fopen(folder.file("in"), "w") else { throw RigError("No file for xclip.") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    let run = try start(
      "/usr/bin/env",
      ["xclip", "-quiet", "-i", "-selection", "\(clipboard)", "-t", target, folder.file("in")])
    try work(until: "xclip's ownership") { ![0, before].contains(owner(of: clipboard)) }
    return run
  }

  private func start(_ program: String, _ arguments: [String]) throws -> ProgramRun {
    let environment = TestMachine.plainEnvironment.merging(["DISPLAY": server.display]) { $1 }
    let run = try ProgramRun(program, arguments, environment: environment)
    programs.append(run)
    return run
  }
}
