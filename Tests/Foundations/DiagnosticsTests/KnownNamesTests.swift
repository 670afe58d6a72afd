import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Known names") struct KnownNamesTests {
  /// The distance by its definition, every cell of it.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var cells = [[Int]](
      repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for row in 0...first.count {
      for column in 0...second.count {
        guard row > 0, column > 0 else {
          cells[row][column] = max(row, column)
          continue
        }
        let cost = first[row - 1] == second[column - 1] ? 0 : 1
        cells[row][column] = min(
          cells[row - 1][column] + 1, cells[row][column - 1] + 1,
          cells[row - 1][column - 1] + cost)
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          cells[row][column] = min(cells[row][column], cells[row - 2][column - 2] + 1)
        }
      }
    }
    return cells[first.count][second.count]
  }

  private static func best(_ name: String, _ known: [String], limit: Int) -> [String] {
    let ranks = Set(known).compactMap { other -> (Int, Int, String)? in
      let (first, second) = (Array(name.lowercased()), Array(other.lowercased()))
      let longer = max(first.count, second.count)
      let distance = distance(first, second)
      guard distance <= min(max(1, longer / 3), 8), distance < longer else { return nil }
      return (distance, -zip(first, second).prefix { $0 == $1 }.count, other)
    }
    return ranks.sorted(by: <).prefix(limit).map(\.2)
  }

  @Test("give what comparing with each by the definition gives")
  func agree() {
    var random = SeededGenerator(state: 1)
    func word(_ length: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: length, using: &random)).map { _ in
          "aB1-é".randomElement(using: &random) ?? "a"
        })
    }
    for _ in 0..<2000 {
      let known = (0..<6).map { _ in word(0...12) }
      let name = word(0...12)
      let limit = Int.random(in: 1...3, using: &random)
      #expect(
        KnownNames(known).nearest(to: name, limit: limit) == Self.best(name, known, limit: limit),
        "\(name) among \(known)")
    }
    for _ in 0..<50 {
      let long = word(30...60)
      let known = (0..<4).map { _ in
        var letters = Array(long)
        for _ in 0..<Int.random(in: 1...10, using: &random) {
          letters.remove(at: Int.random(in: letters.indices, using: &random))
        }
        return String(letters)
      }
      #expect(KnownNames(known).nearest(to: long) == Self.best(long, known, limit: 3))
    }
  }

  @Test("are neither looked for nor suggested if nobody could read the difference")
  func long() {
    let long = String(repeating: "a", count: 256)
    #expect(KnownNames([long]).nearest(to: long.dropLast() + "b") == [])
    #expect(KnownNames([String(long.dropLast())]).nearest(to: long) == [])
    let known = String(long.dropLast())
    #expect(KnownNames([known]).nearest(to: known.dropLast() + "b") == [known])
  }

  @Test("are looked through in no more than a moment, whatever they are")
  func hostile() {
    // Nothing in common but the letters: no shortcut serves.
    let known = (0..<2000).map { String(repeating: "ab", count: 100) + "\($0)" }
    let names = KnownNames(known)
    let time = processorTime {
      for number in 0..<20 {
        _ = names.nearest(to: String(repeating: "ba", count: 100) + "\(number)", limit: 1)
      }
    }
    #expect(time < .seconds(10))
  }
}
