import DudelTestSupport
import Testing

@testable import DudelFiles

@Suite struct SVGNumberScannerTests {
  private func numbers(_ text: String) -> [Double] {
    var scanner = SVGNumberScanner(text)
    var result: [Double] = []
    while let number = scanner.number() { result.append(number) }
    return result
  }

  @Test(arguments: [
    ("1", [1.0]), ("+1", [1.0]), ("-0", [-0.0]), ("1.", [1.0]), (".5", [0.5]),
    ("-.5", [-0.5]), ("1e3", [1000.0]), ("1E-2", [0.01]), ("2e+1", [20.0]), ("007", [7.0]),
    ("1,2", [1.0, 2.0]), ("1-2", [1.0, -2.0]), ("1.5.5", [1.5, 0.5]), ("1+2", [1.0, 2.0]),
    (" \t\r\n1 ,\n 2 ", [1.0, 2.0]), ("1e", [1.0]), ("3em", [3.0]), ("1e2e3", [100.0]),
    ("5px 6", [5.0]), ("", []), ("-", []), ("+-1", []), (".", []), ("e5", []), ("..5", []),
    ("nan", []), ("inf", []), ("0x10", [0.0]), ("1;2", [1.0]),
  ])
  func numbersAreReadUpToWhatIsNone(text: String, values: [Double]) {
    #expect(numbers(text) == values)
  }

  @Test(arguments: ["1e309", "-1e309", "1e99999999999999999999"])
  func numbersTooLargeAreNone(text: String) {
    #expect(numbers(text).isEmpty)
  }

  @Test(arguments: ["1e-400", "0e999"])
  func numbersTooSmallAreZero(text: String) {
    #expect(numbers(text) == [0])
  }

  /// Numbers of all lengths, read digit by digit or not, are the nearest there are.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyNumberIsRead(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let digits = Int.random(in: 1...20, using: &random)
      let exponent = Int.random(in: -40...30, using: &random)
      var text = Bool.random(using: &random) ? "-" : ""
      for index in 0..<digits {
        if index == digits / 2 { text += "." }
        text += String(Int.random(in: 0...9, using: &random))
      }
      if Bool.random(using: &random) { text += "e\(exponent)" }
      #expect(numbers(text) == [Double(text)].compactMap { $0 }, "\(text)")
    }
  }

  @Test func whatIsNoNumberIsNotSteppedOver() {
    var scanner = SVGNumberScanner("1e309 7")
    #expect(scanner.number() == nil && scanner.number() == nil)
    var other = SVGNumberScanner("-x")
    #expect(other.number() == nil)
    let isMinusLeft = other.skip("-")
    #expect(isMinusLeft)
  }

  @Test func flagsMayBeGluedToWhatFollows() {
    var scanner = SVGNumberScanner("01,1 0.5")
    let flags = [scanner.flag(), scanner.flag(), scanner.flag(), scanner.flag()]
    #expect(flags == [false, true, true, false])
    #expect(scanner.flag() == nil && scanner.number() == 0.5)
  }

  @Test func lettersAreCommandsOneByOne() {
    var scanner = SVGNumberScanner(" Mz, e")
    let letters = [scanner.nextCommand(), scanner.nextCommand(), scanner.nextCommand()]
    #expect(letters == [UInt8(ascii: "M"), UInt8(ascii: "z"), UInt8(ascii: "e")])
    let isAtEnd = scanner.isAtEnd
    #expect(isAtEnd && scanner.nextCommand() == nil)
    var other = SVGNumberScanner("[@`{é")
    #expect(other.nextCommand() == nil)
  }

  @Test func wordsEndAtParenthesesAndNumbers() {
    var scanner = SVGNumberScanner(" translate ( 5% )")
    #expect(scanner.word().string == "translate")
    let isOpen = scanner.skip("(")
    #expect(isOpen && scanner.number() == 5)
    #expect(scanner.word().string == "%" && scanner.word().isEmpty)
    let isClosed = scanner.skip(")")
    let isAgain = scanner.skip(")")
    #expect(isClosed && !isAgain)
  }
}
