import DudelTestSupport
import Testing

@testable import DudelTools

struct ToolCatalogueTests {
  private let tools = ToolCatalogue.all

  @Test func toolsStandInTheOrderOfTheToolbar() {
    #expect(tools.map(\.id) == ["pencil", "line", "rectangle", "ellipse", "freehand", "text"])
    #expect(tools.map(\.key) == ["p", "l", "r", "e", "f", "t"])
  }

  @Test func namesTitlesAndKeysAreUnique() {
    #expect(Set(tools.map(\.id)).count == tools.count)
    #expect(Set(tools.map(\.title)).count == tools.count)
    #expect(Set(tools.map(\.key)).count == tools.count)
    #expect(tools.allSatisfy { !$0.title.isEmpty && $0.key.isLetter && $0.key.isLowercase })
  }

  @Test func aToolIsFoundByItsNameOnly() {
    #expect(ToolCatalogue.descriptor(id: "ellipse")?.title == "Ellipse")
    #expect(ToolCatalogue.descriptor(id: "Ellipse") == nil)
    #expect(ToolCatalogue.descriptor(id: "") == nil)
  }

  @Test(arguments: ToolCatalogue.all.map(\.id))
  func aDescriptorHandsOutTheSameToolAlways(id: String) throws {
    let descriptor = try #require(ToolCatalogue.descriptor(id: id))
    #expect(descriptor.tool() === descriptor.tool())
    #expect(type(of: descriptor.tool()).descriptor.id == id)
  }

  @Test(arguments: ToolCatalogue.all.map(\.id))
  func anIconIsAnSVGOf24By24(id: String) throws {
    let descriptor = try #require(ToolCatalogue.descriptor(id: id))
    let text = String(decoding: descriptor.icon, as: UTF8.self)
    #expect(text.contains("<svg"))
    #expect(text.contains("</svg>"))
    #expect(text.contains(#"viewBox="0 0 24 24""#))
  }
}
