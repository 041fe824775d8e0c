/// Everything that is measured, in the order of the table.
enum FigureCatalogue {
  static let all: [any Figure] = [
    StartFigure(),
    InkFigure(),
    LongStrokeFigure(),
    ScribbleFigure(hertz: 125),
    ScribbleFigure(hertz: 500),
    TypingFigure(TypingFigure.note, median: .ratio(2), p95: .limit(16)),
    TypingFigure(TypingFigure.essay, median: .limit(16), p95: .limit(16)),
    TypingFigure(TypingFigure.list, median: .limit(16), p95: .limit(16)),
    ExportFigure(count: 10_000),
    ExportFigure(count: 100_000),
    MemoryFigure(),
    IdleFigure(),
  ]
}
