import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelEditor

/// Messages at the bottom keep what matters in windows of all widths.
struct NoticeTests {
  private static let path =
    "/home/someone/Pictures/holidays/in the mountains/evening by the lake.png"
  private static let reason = "No space left on device"

  @Test(arguments: [1100.0, 480, 300, 200]) func theReasonIsKept(width: Double) throws {
    let bench = try EditorBench(path: Self.path, size: Size(width: width, height: 400))
    bench.key("s", .control)
    bench.finishSave(.failed(path: Self.path, reason: Self.reason))
    let notice = try #require(bench.control("notice"))
    let frame = notice.frame
    #expect(frame.minX >= 4 && frame.maxX <= width - 4 && frame.maxY <= 400)
    let lines = notice.lines
    #expect(lines.joined(separator: " ").hasSuffix(Self.reason))
    #expect(lines.joined(separator: " ").hasPrefix("Not saved:"))
    #expect(lines.count <= (width < 300 ? 4 : 3))
    #expect(lines.allSatisfy { Double($0.count) * 13 * 0.6 <= frame.width })
    #expect(lines.contains { $0.contains("…") } == (width <= 300))
  }

  @Test func aShortMessageStaysOneLine() throws {
    let bench = try EditorBench(path: "/tmp/a.png", size: Size(width: 480, height: 400))
    bench.key("s", .control)
    bench.finishSave(.saved(path: "/tmp/a.png"))
    #expect(bench.control("notice")?.frame.height == 44)
  }
}
