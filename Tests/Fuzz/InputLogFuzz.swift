/// Reads whatever the fuzzer comes up with as a recording, and plays it.
@_cdecl("LLVMFuzzerTestOneInput")
func readLog(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard let (header, events) = try? InputLog.read(bytes) else { return 0 }
  MainActor.assumeIsolated {
    let editor = Editor(
      tool: header.tool, windowSize: Size(width: 1100, height: 760), text: PangoTextLayout())
    for event in events { _ = editor?.handle(event) }
  }
  return 0
}
