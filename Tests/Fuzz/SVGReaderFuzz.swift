/// Reads whatever the fuzzer comes up with as SVG.
@_cdecl("LLVMFuzzerTestOneInput")
func readSVG(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let layout = PangoTextLayout()
  let parsed = SVGTreeParser.parse(bytes)
  guard !parsed.tree.nodes.isEmpty else { return 0 }
  var document = SVGDocument(parsed.tree, text: layout, limits: .foreign, progress: nil)
  guard (try? document.build()) != nil else { return 0 }
  if document.obstacle != nil {
    // How much work it would be must be known without doing any.
    var pixels = ImageReader.mostPixels
    try? SVGComplexity(parsed.tree).check(pixels: &pixels, depth: 3)
  }
  let page = Rect(x: 0, y: 0, width: 20, height: 20)
  _ = try? DrawingRenderer.render(document.drawing, page: page)
  _ = try? SVGReader.icon(bytes)
  _ = SVGReader.drawable(bytes, text: layout)
  return 0
}
