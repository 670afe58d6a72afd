import Comparison
import Diagnostics
import Identifiers
import Metrics
import TestSupport
import Testing

@Suite("A rule of the domain")
struct CopiedRuleTests {
  static let domain = """
    public struct Tally {
      public var digits: [Int]
      public mutating func up() {
        guard let digit = digits.min() else { return }
        digits = digits.map { $0 == digit ? Self.next($0) : $0 }
      }
      static func next(_ digit: Int) -> Int { (digit + 1) % 10 }
      var isEmpty: Bool { digits.isEmpty }
    }
    @Traced(.model) public final class TallyCounter {
      var tally: Tally
      func twice() { tally = tally.digits.count == 2 ? tally : Tally(digits: [1, 2]) }
    }
    """

  private func copies(_ source: String) throws -> [Breach] {
    let library = SourceLibrary(
      [
        SourceFile(path: "Sources/Apps/Samples/Tally/Tally.swift", text: Self.domain),
        SourceFile(path: "Sources/Patterns/MVP/Tally/Up.swift", text: source),
      ], samples: ["Tally"])
    let contract = Contract(
      id: "mvp", title: "MVP", module: "MVP", roles: [], directions: [], file: "mvp.md")
    return contract.copies(in: library)
  }

  @Test(
    "is found in a pattern, whatever its variables are called",
    arguments: [
      "class P {\n  func f(n: Int) -> Int { (n + 1) % 10 }\n}",
      "class P {\n  func f(n: Int) -> Int { (self.n + 1) % 10 }\n}",
      "class P {\n  func f(n: Int) -> Int { let a = 2 * ((n + 1) % 10); return a }\n}",
      "class P {\n  func f(n: Int) -> Int { (1 + n) % 10 }\n}",
      "class P {\n  func f() { shown = shown.map { smallest == $0 ? Self.next($0) : $0 } }\n}",
      "class P {\n  func f() { self.shown = self.shown.map { $0 == low ? Self.next($0) : $0 } }\n}",
      "class P {\n  func f() { shown = shown.map { $0 == smallest ? Self.next($0) : $0 } }\n}",
    ])
  func found(_ source: String) throws {
    let copies = try copies(source)
    #expect(!copies.isEmpty)
    #expect(Set(copies.map(\.rule)) == [.copy])
    #expect(Set(copies.map(\.type)) == ["P"])
    #expect(Set(copies.map { $0.location?.line }) == [2])
  }

  @Test(
    "is not found where a pattern applies it, or does something else",
    arguments: [
      "class P { func f() { tally.up(); show(tally.digits.map { String($0) }) } }",
      "class P { func f(n: Int) -> Int { (n + 1) % 12 } }",
      "class P { func f(n: Int) -> Int { 10 % (n + 1) } }",
      "class P { func f(n: Int, m: Int) -> Int { (n * m) % 10 } }",
      "class P { func f() { colour = isOn ? .red : .gray } }",
      "class P { var isEmpty: Bool { digits.isEmpty } }",
      "class P { func f() { tally = tally.digits.count == 2 ? tally : Tally(digits: [1, 2]) } }",
    ])
  func notFound(_ source: String) throws {
    #expect(try copies(source).map(\.diagnostic.description) == [])
  }

  @Test(
    "of this package's samples is found when it is planted in a pattern",
    arguments: [
      "func toggled() -> StarState? { isBusy ? nil : .switching(to: shown.other) }",
      "func next(_ text: Int) -> Int { (text + 1) % 10 }",
      "var opposite: Star { star == .set ? .unset : .set }",
      "func turn() { shown = shown.map { $0 == lowest ? turned($0) : $0 } }",
    ])
  func planted(_ method: String) throws {
    let path = "Sources/Patterns/Flux/DelayedStar/Planted.swift"
    let planted = SourceFile(path: path, text: "final class Planted {\n  \(method)\n}\n")
    let samples = try SourceFile.all(in: "Sources/Apps/Samples", root: packageRoot)
    let contract = Contract(
      id: "flux", title: "Flux", module: "Flux", roles: [], directions: [], file: "flux.md")
    let copies = contract.copies(
      in: SourceLibrary(samples + [planted], samples: ["DelayedStar", "TallyCounter"]))
    #expect(copies.map { $0.location?.description.contains("Planted.swift:2:") } == [true])
  }
}
