import DudelTestSupport
import Testing

@testable import DudelX11

struct XSettingsTests {
  /// Builds the property that a settings manager writes.
  private struct Property {
    var isBigEndian = false
    var entries: [[UInt8]] = []

    func number(_ value: Int, bytes count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }

    private func padded(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }

    private func head(_ type: UInt8, _ name: String) -> [UInt8] {
      [type, 0] + number(name.utf8.count, bytes: 2) + padded(name) + number(7, bytes: 4)
    }

    mutating func add(_ name: String, _ value: Int) {
      entries.append(head(0, name) + number(value, bytes: 4))
    }

    mutating func add(_ name: String, _ text: String) {
      entries.append(head(1, name) + number(text.utf8.count, bytes: 4) + padded(text))
    }

    mutating func addColor(_ name: String) {
      entries.append(head(2, name) + Array(repeating: 9, count: 8))
    }

    func bytes(count: Int? = nil) -> [UInt8] {
      [isBigEndian ? 1 : 0, 0, 0, 0] + number(3, bytes: 4)
        + number(count ?? entries.count, bytes: 4) + entries.joined()
    }
  }

  private func property(isBigEndian: Bool = false) -> Property {
    var property = Property(isBigEndian: isBigEndian)
    property.add("Xft/DPI", 144 * 1024)
    property.addColor("Some/Colour")
    property.add("Net/ThemeName", "Adwaita-dark")
    property.add("Negative", -5)
    property.add("Gdk/WindowScalingFactor", 2)
    return property
  }

  @Test(arguments: [false, true]) func settingsAreReadInBothByteOrders(isBigEndian: Bool) {
    let settings = XSettings(property: property(isBigEndian: isBigEndian).bytes())
    #expect(settings.integer("Xft/DPI") == 144 * 1024)
    #expect(settings.text("Net/ThemeName") == "Adwaita-dark")
    #expect(settings.integer("Negative") == -5)
    #expect(settings.integer("Net/ThemeName") == nil)
    #expect(settings.text("Xft/DPI") == nil)
    #expect(settings.isDark)
    #expect(settings.scale == 1.5)
  }

  @Test func withoutDotsPerInchTheWindowFactorCounts() {
    var property = Property()
    property.add("Gdk/WindowScalingFactor", 2)
    property.add("Net/ThemeName", "Adwaita")
    #expect(XSettings(property: property.bytes()).scale == 2)
    #expect(!XSettings(property: property.bytes()).isDark)
  }

  @Test(arguments: [-1, 0, 1, 96, 1_000_000_000]) func absurdScalesAreNone(dpi: Int) {
    var property = Property()
    property.add("Xft/DPI", dpi)
    property.add("Gdk/WindowScalingFactor", dpi == 1 ? 0 : dpi)
    #expect(XSettings(property: property.bytes()).scale == nil)
  }

  @Test func damagedPropertiesGiveWhatIsWholeAndNeverCrash() {
    let whole = property().bytes()
    #expect(XSettings(property: []) == XSettings())
    for length in whole.indices { _ = XSettings(property: Array(whole[..<length])) }
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      var damaged = whole
      for _ in 0..<4 {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = XSettings(property: damaged)
    }
    #expect(XSettings(property: property().bytes(count: 0xffff_ffff)).scale == 1.5)
  }
}
