import Comparison
import Testing

@testable import Report

@Suite("The sides of a difference")
struct ComparedSidesTests {
  private func signs(_ sides: ComparedSides, _ lines: [Aligned]) -> String {
    sides.ordered(lines) { $0 }.map(sides.sign).joined()
  }

  private let lines: [Aligned] = [
    .both(0, 0), .first(1), .second(1), .first(2), .both(3, 2), .second(3), .first(4),
  ]

  @Test("take away what is wrong before they put in what is right, where one is wrong")
  func fault() {
    #expect(signs(.rightAndWrong, lines) == "=−++=−+")
    #expect(ComparedSides.rightAndWrong.patchSign(of: .second(1)) == "-")
  }

  @Test("stay as they are where both are right, with signs that are no patch's")
  func pair() {
    #expect(signs(.firstAndSecond, lines) == "=◂▸◂=▸◂")
    let marks = [Aligned.first(0), .second(0)]
    #expect(marks.map(ComparedSides.firstAndSecond.patchSign) == ["◂", "▸"])
    #expect(marks.map(ComparedSides.firstAndSecond.className) == ["first", "second"])
  }
}
