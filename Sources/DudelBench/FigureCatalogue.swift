/// Everything that is measured, in the order of the table.
enum FigureCatalogue {
  static let all: [any Figure] = [
    StartFigure(),
    InkFigure(),
    InkFigure(on: 10_000),
    InkFigure(on: 100_000),
    NextStrokeFigure(count: 0),
    NextStrokeFigure(count: 100_000),
    ViewFigure(motion: .pan, count: 100_000),
    ViewFigure(motion: .zoom, count: 100_000),
    LongStrokeFigure(),
    ScribbleFigure(hertz: 125),
    ScribbleFigure(hertz: 500),
    TypingFigure(TypingFigure.note, median: .ratio(2), p95: .limit(16)),
    TypingFigure(TypingFigure.essay, median: .limit(16), p95: .limit(16)),
    TypingFigure(TypingFigure.list, median: .limit(16), p95: .limit(16)),
    ExportFigure(count: 10_000),
    ExportFigure(count: 100_000),
    MemoryFigure(limit: 40),
    MemoryFigure(on: 100_000, limit: 250),
    IdleFigure(),
  ]
}
