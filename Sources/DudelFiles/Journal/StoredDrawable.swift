internal import DudelGeometry
internal import DudelModel

/// A drawable as a journal holds it.
///
/// It stands there as SVG, but for pictures: their bytes stand in a record of their own, once for all
/// places where the picture is.
enum StoredDrawable: Equatable {
  case svg([UInt8])
  case picture(number: Int, frame: Rect, transform: Transform)

  func write(into writer: inout RecordWriter) {
    switch self {
    case .svg(let bytes):
      writer.write(UInt8(0))
      writer.write(bytes)
    case .picture(let number, let frame, let transform):
      writer.write(UInt8(1))
      writer.write(number)
      writer.write(frame)
      writer.write(transform)
    }
  }

  init(from reader: inout RecordReader) throws(RecordReader.Malformed) {
    switch try reader.byte() {
    case 0: self = .svg(Array(try reader.data()))
    case 1:
      let number = try reader.integer()
      let frame = try reader.rect()
      self = .picture(number: number, frame: frame, transform: try reader.transform())
    default: throw RecordReader.Malformed()
    }
  }
}
