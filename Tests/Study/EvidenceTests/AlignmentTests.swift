import Comparison
import Testing

@testable import Evidence

@Suite("Two sequences beside one another")
struct AlignmentTests {
  private func signs(_ first: String, _ second: String) -> String {
    SequenceAlignment(Array(first), Array(second)).lines.map(\.sign).joined()
  }

  @Test(
    "differ in what only one of them has, what the first has in front",
    arguments: [
      ("abc", "abc", "==="), ("abc", "ac", "=−="), ("ac", "abc", "=+="), ("abc", "axc", "=−+="),
      ("", "ab", "++"), ("ab", "", "−−"), ("", "", ""),
    ])
  func alignment(first: String, second: String, expected: String) {
    #expect(signs(first, second) == expected)
  }

  @Test("keep all of both, in order, whatever they are")
  func complete() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let sequences = (0..<2).map { _ in
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          Int.random(in: 0...3, using: &generator)
        }
      }
      let (first, second) = (sequences[0], sequences[1])
      var (left, right) = ([Int](), [Int]())
      for aligned in SequenceAlignment(first, second).lines {
        switch aligned {
        case .both(let one, let other):
          #expect(first[one] == second[other])
          left.append(first[one])
          right.append(second[other])
        case .first(let index): left.append(first[index])
        case .second(let index): right.append(second[index])
        }
      }
      #expect(left == first && right == second, "\(first) and \(second)")
    }
  }

  @Test("are shown where they differ, with what surrounds it, overlaps as one")
  func stretches() {
    let aligned = SequenceAlignment(Array("abcdefghij"), Array("abXdefghiY")).lines
    #expect(aligned.map(\.sign).joined() == "==−+======−+")
    #expect(aligned.stretches(context: 1) == [1..<5, 9..<12])
    #expect(aligned.stretches(context: 4) == [0..<12])
    #expect(SequenceAlignment([1], [1]).lines.stretches(context: 3).isEmpty)
  }
}

extension Aligned {
  /// The side of a line, as a sign.
  fileprivate var sign: String {
    switch self {
    case .both: "="
    case .first: "−"
    case .second: "+"
    }
  }
}
