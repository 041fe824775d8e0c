/// Everything that is measured, in the order of the table.
enum FigureCatalogue {
  static let all: [any Figure] = [
    StartFigure(),
    InkFigure(),
    LongStrokeFigure(),
    ScribbleFigure(hertz: 125),
    ScribbleFigure(hertz: 500),
    MemoryFigure(),
    IdleFigure(),
  ]
}
