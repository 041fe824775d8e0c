import DudelTestSupport
import DudelTools
import Testing

@testable import DudelEditor

struct CommandCatalogueTests {
  private let commands = CommandCatalogue.all

  @Test func namesAndTitlesAreUnique() {
    #expect(Set(commands.map(\.id)).count == commands.count)
    #expect(Set(commands.map(\.title)).count == commands.count)
    #expect(commands.allSatisfy { CommandCatalogue.command(id: $0.id)?.title == $0.title })
    #expect(CommandCatalogue.command(id: "fly") == nil)
  }

  @Test func noTwoCommandsShareAShortcut() {
    let shortcuts = commands.flatMap { $0.shortcuts + $0.alternatives }
    #expect(Set(shortcuts).count == shortcuts.count)
    #expect(commands.allSatisfy { !$0.shortcuts.isEmpty })
  }

  @Test func noShortcutTakesAToolsKey() {
    let keys = Set(ToolCatalogue.all.map { String($0.key) } + (1...8).map { "\($0)" })
    let plain = commands.flatMap(\.shortcuts).filter { $0.modifiers.isEmpty }
    #expect(plain.allSatisfy { !keys.contains($0.key.name) })
  }

  @Test func everyCommandHasAnIconAndSomeAButton() {
    #expect(CommandCatalogue.toolbar.map(\.id) == ["undo", "redo", "save"])
    #expect(Set(CommandCatalogue.menuIcons.keys) == ["menu-button", "overflow", "zoom"])
    for icon in commands.map(\.icon) + CommandCatalogue.menuIcons.values {
      #expect(String(decoding: icon, as: UTF8.self).contains(#"viewBox="0 0 24 24""#))
    }
  }

  @Test func aShortcutIsWrittenAsPeopleSeeIt() {
    #expect(Shortcut(Key("z"), [.shift, .control]).label == "Ctrl+Shift+Z")
    #expect(Shortcut(Key("x"), [.alt]).label == "Alt+X")
    #expect(Shortcut(.f11).label == "F11")
  }
}
