/// All tools, in the order of the toolbar.
///
/// To add one: a file with the tool and its descriptor, an icon in `assets/icons/tools`, and a line
/// here. Buttons, keys, `--tool`, help and the common tests follow from this list.
public enum ToolCatalogue {
  /// The descriptors; the first tool is selected at start.
  public static let all: [ToolDescriptor] = [
    PencilTool.descriptor,
    LineTool.descriptor,
    RectangleTool.descriptor,
    EllipseTool.descriptor,
    FreehandTool.descriptor,
    TextTool.descriptor,
  ]

  /// The tool with a name.
  public static func descriptor(id: String) -> ToolDescriptor? { all.first { $0.id == id } }
}
