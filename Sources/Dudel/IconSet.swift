internal import DudelEditor
internal import DudelFiles
internal import DudelModel
internal import DudelTools

/// The icons of the program, read from the SVG that is embedded in it.
enum IconSet {
  /// The icons of tools and commands by the names that controls use.
  static var interface: IconShelf {
    var sources = CommandCatalogue.menuIcons
    for tool in ToolCatalogue.all { sources["tool.\(tool.id)"] = tool.icon }
    for command in CommandCatalogue.all { sources["command.\(command.id)"] = command.icon }
    return IconShelf(files: sources) { try? SVGReader.icon($0) }
  }

  /// The program's own icon.
  static var program: Icon? { try? SVGReader.icon(PackageResources.dudel_svg) }
}
