import Comparison
import Diagnostics
import Identifiers
import Metrics
import TestSupport
import Testing

@Suite("A state of the domain")
struct CopiedStateTests {
  private func copies(_ source: String) throws -> [Breach] {
    try Package.copies(of: source, in: "DelayedStar", of: "Flux")
  }

  @Test(
    "that a pattern makes by hand is found",
    arguments: [
      ("state.star.isSwitching ? nil : .switching(to: state.star.star.other)", "StarState"),
      ("commit(.settled(.set))", "StarState"),
      ("state == StarState.switching(to: .set)", "StarState"),
      ("[.settled(star), nil]", "StarState"),
      ("Tally(count: tally.digits[0] + 1, wheels: 4)", "Tally"),
      ("Tally.init(count: 1, wheels: tally.digits.count)", "Tally"),
    ])
  func found(_ expression: String, _ owner: String) throws {
    let folder = owner == "Tally" ? "TallyCounter" : "DelayedStar"
    let copies = try Package.copies(
      of: "@Traced(.store) final class A {\n  func f() { \(expression) }\n}", in: folder, of: "Flux"
    )
    #expect(copies.map(\.rule) == [.transition])
    #expect(copies.map(\.type) == ["A"])
    #expect(copies.map { $0.location?.line } == [2])
    #expect(
      copies.first?.message.hasPrefix("a state of '\(owner)' is created without its rules: ")
        == true)
  }

  @Test(
    "is not made where it is matched, asked about, or begun with",
    arguments: [
      "@Traced(.view) class A { func f() { switch state { case .switching(to: let star): a(star) } } }",
      "@Traced(.view) class A { func f() { if case .granted = request { a() } } }",
      "@Traced(.view) class A { func f() { a = value.starChanged(from: .switching(to: b), to: c) } }",
      "@Traced(.composition) class A { func f() { Store(.settled(.unset)) } }",
      "@Traced(.view) class A { func f() { request = .granted; star = .set; s = .initial } }",
      "@Traced(.view) class A { func f() { state = state.toggled() ?? state.settled() } }",
      // A case of the pattern's own.
      "enum Action { case settled(Star) }\n@Traced(.view) class A { func f() { send(.settled(.set)) } }",
    ])
  func notFound(_ source: String) throws {
    #expect(try copies(source).map(\.diagnostic.description) == [])
  }

  @Test(
    "that the domain tests is not tested by a pattern",
    arguments: [
      "if case .settled(.set) = state { a() }", "guard case .switching = state else { return }",
      "a(state.star == .set)", "a(StarState.settled(.set) == state)",
      "switch state { case .settled(.set): a(); default: b() }", "a(all.filter { $0 != .unset })",
    ])
  func tested(_ statement: String) throws {
    let copies = try copies("@Traced(.view) class A {\n  func f() { \(statement) }\n}")
    #expect(copies.count == 1 && [.copy, .transition].contains(copies.first?.rule))
    #expect(copies.first?.location?.line == 2)
  }

  @Test("says which rules lead to it")
  func rules() throws {
    let found = try copies("class A { func f() { commit(.settled(.set)) } }")
    #expect(
      found.first?.explanation == "'StarState' has rules that lead to its states: 'toggled()', "
        + "'starred()', 'settled()'. A pattern must apply them.")
  }
}

@Suite("A literal of the domain")
struct CopiedLiteralTests {
  @Test(
    "is found in a pattern, and its constant named",
    arguments: [
      ("\"Only a starred item can be opened.\"", "UnstarredAlert.message"),
      ("\"Star and open\"", "UnstarredAlert.starAndOpen"),
      ("\"★\"", "Star.set"),
      ("1_000", "StarState.switchingTime"),
      ("1000", "StarState.switchingTime"),
    ])
  func found(_ literal: String, _ constant: String) throws {
    let copies = try Package.copies(
      of: "class A {\n  let a = \(literal)\n}", in: "DelayedStar", of: "Flux")
    #expect(copies.map(\.rule) == [.literal])
    #expect(copies.map(\.type) == ["A"])
    #expect(copies.map { $0.location?.line } == [2] && copies.map { $0.location?.column } == [11])
    #expect(copies.first?.explanation?.contains("as '\(constant)'") == true)
  }

  @Test(
    "is none that names something, is short, or is not a constant's",
    arguments: [
      // A widget's identifier, an alert's short word, other numbers, and another sample's text.
      "\"navigate\"", "\"delayed-star\"", "\"OK\"", "100", "1", "\"A text of its own\"",
      "999_999_999", "\"Star \\(count) and open\"",
    ])
  func notFound(_ literal: String) throws {
    let copies = try Package.copies(
      of: "class A { let a = \(literal) }", in: "DelayedStar", of: "Flux")
    #expect(copies.map(\.diagnostic.description) == [])
  }

  @Test("is sought in a sample's folder for that sample, in machinery for all")
  func samples() throws {
    let source = "class A { let a = 1_000 }"
    #expect(try Package.copies(of: source, in: "TallyCounter", of: "Flux").isEmpty)
    #expect(try Package.copies(of: source, in: "Dispatching", of: "Flux").count == 1)
  }
}

extension Package {
  /// Finds what a file that is planted in a pattern copies of this package's samples.
  fileprivate static func copies(
    of source: String, in folder: String, of module: String
  ) throws -> [Breach] {
    let planted = SourceFile(
      path: "Sources/Patterns/\(module)/\(folder)/Planted.swift", text: source)
    let domain = try SourceFile.all(in: "Sources/Apps/Samples", root: packageRoot)
    let contract = Contract(
      id: "made-up", title: "Made up", module: module, roles: [], directions: [], file: "a.md")
    return contract.copies(in: SourceLibrary(domain + [planted], samples: samples))
  }
}
