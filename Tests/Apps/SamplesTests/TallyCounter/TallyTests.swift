import Samples
import Testing

@Suite("A tally")
struct TallyTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    let before: String
    let operation: TallyOperation
    let after: String
    var testDescription: String { "\(before) \(operation.rawValue) → \(after)" }
  }

  @Test(
    "moves as the sample's goldens say",
    arguments: [
      Golden(before: "0200", operation: .up, after: "1211"),
      Golden(before: "0200", operation: .down, after: "0100"),
      Golden(before: "0211", operation: .down, after: "0111"),
      Golden(before: "0000", operation: .up, after: "1111"),
      Golden(before: "0000", operation: .down, after: "9999"),
      Golden(before: "9999", operation: .up, after: "0000"),
      Golden(before: "0209", operation: .up, after: "1219"),
      Golden(before: "0099", operation: .up, after: "1199"),
      Golden(before: "9998", operation: .up, after: "9999"),
      Golden(before: "9999", operation: .increment, after: "0000"),
    ])
  func goldens(_ golden: Golden) {
    let after = golden.operation.apply(to: Tally(reading: golden.before))
    #expect(after.reading == golden.after)
  }

  @Test(
    "agrees with the rules as worded, for every count of 1 to 3 digits",
    arguments: TallyOperation.allCases, [(1, 10), (2, 100), (3, 1_000)])
  func exhaustive(_ operation: TallyOperation, _ domain: (digits: Int, counts: Int)) {
    for count in 0..<domain.counts {
      let reference = ReferenceTally(count, digits: domain.digits)
      let tally = Tally(count: count, wheels: domain.digits)
      #expect(tally.reading == reference.reading)
      #expect(
        operation.apply(to: tally).reading == reference.after(operation),
        "\(reference.reading) \(operation.rawValue)")
    }
  }

  @Test(
    "never carries when it turns up: no digit changes by anything but one, 9 to 0 only together")
  func upNeverCarries() {
    for tally in Self.threeDigits {
      let moves = zip(tally.digits, TallyOperation.up.apply(to: tally).digits).map { $1 - $0 }
      let wrapsTogether = moves.allSatisfy { $0 == -9 }
      #expect(wrapsTogether || moves.allSatisfy { [0, 1].contains($0) }, "\(tally.reading)")
    }
  }

  @Test(
    "never borrows when it turns down: no digit changes by anything but one, 0 to 9 only together")
  func downNeverBorrows() {
    for tally in Self.threeDigits {
      let moves = zip(tally.digits, TallyOperation.down.apply(to: tally).digits).map { $1 - $0 }
      let wrapsTogether = moves.allSatisfy { $0 == 9 }
      #expect(wrapsTogether || moves.allSatisfy { [0, -1].contains($0) }, "\(tally.reading)")
    }
  }

  @Test("turns at least one wheel at each operation", arguments: TallyOperation.allCases)
  func alwaysMoves(_ operation: TallyOperation) {
    for tally in Self.threeDigits {
      #expect(operation.apply(to: tally) != tally, "\(tally.reading)")
    }
  }

  @Test("mirrors up by down: nine minus each digit turns the other way")
  func symmetry() {
    for count in 0..<1_000 {
      let (tally, mirror) = (Tally(count: count, wheels: 3), Tally(count: 999 - count, wheels: 3))
      let up = TallyOperation.up.apply(to: tally).digits
      #expect(up.map { 9 - $0 } == TallyOperation.down.apply(to: mirror).digits)
    }
  }

  @Test("comes round after as many counts as it has numbers, and not before")
  func cycle() {
    var tally = Tally(count: 0, wheels: 3)
    var seen: Set<Tally> = []
    repeat {
      seen.insert(tally)
      tally.increment()
    } while tally != Tally(count: 0, wheels: 3) && seen.count <= 1_000
    #expect(seen.count == 1_000)
  }

  @Test("keeps the number of its wheels, one to nine", arguments: 1...9)
  func wheels(_ count: Int) {
    let nines = Tally(reading: String(repeating: "9", count: count))
    for operation in TallyOperation.allCases {
      #expect(operation.apply(to: nines).digits.count == count)
    }
    #expect(
      TallyOperation.increment.apply(to: nines).reading == String(repeating: "0", count: count))
  }

  @Test("has the ones first")
  func order() {
    #expect(Tally(count: 123, wheels: 4).digits == [3, 2, 1, 0])
  }

  private static let threeDigits = (0..<1_000).map { Tally(count: $0, wheels: 3) }
}
