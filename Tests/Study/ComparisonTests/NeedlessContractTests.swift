import Catalogue
import Comparison
import Diagnostics
import Foundation
import Identifiers
import Metrics
import Samples
import Scenarios
import TestSupport
import Testing
import Trace
import TraceTesting

@Suite("What a contract declares and nothing needs")
@MainActor
struct NeedlessContractTests {
  private static let path = "content/patterns/flux.md"
  private static let played = Result { try logs() }

  private static func logs() throws -> [EventLog] {
    try Implementation.all.filter { $0.pattern == "flux" }.flatMap { implementation in
      try Package.scenarios(of: implementation.sample.id).map {
        Performance.play($0, on: implementation).log
      }
    }
  }

  /// Finds what is needless in the contract of Flux, once a line has been added after another.
  ///
  /// - Returns: The faults, and the number of the line that was added.
  private func needless(
    _ line: String, after other: String
  ) throws -> (found: [Diagnostic], row: Int) {
    let data = try Data(contentsOf: packageRoot.appending(path: Self.path))
    let text = String(decoding: data, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.hasPrefix(other) })
    var changed = lines.map(String.init)
    changed.insert(line, at: index + 1)
    let contract = try Contract.read(path: Self.path, text: changed.joined(separator: "\n"))
    let library = try Package.library()
    let facts = library.samples.map { library.facts(module: "Flux", sample: $0) }
    return (contract.needless(in: try Self.played.get(), facts), index + 2)
  }

  @Test(
    "is found in a real contract, at its line, and nothing else",
    arguments: [
      (
        "  presenter: Presents.", "roles:", .unusedRole, 3,
        "no type and no participant has the role 'presenter'"
      ),
      (
        "  - store -> model", "directions:", .unusedDirection, 5,
        "no recording uses 'store → model'"
      ),
      (
        "  - model ~> store", "directions:", .unusedDirection, 5,
        "no recording uses 'model ⇢ store'"
      ),
    ] as [(String, String, DiagnosticID, Int, String)])
  func planted(
    _ line: String, _ other: String, _ id: DiagnosticID, _ column: Int, _ message: String
  ) throws {
    let (found, row) = try needless(line, after: other)
    #expect(found.map(\.id) == [id])
    #expect(found.first?.message == message)
    #expect(found.first?.location?.line == row && found.first?.location?.column == column)
    #expect(found.first?.location?.file == Self.path)
  }

  @Test(
    "are names after 'only' that nobody calls",
    arguments: [
      ("only register dispatch", [.unusedMethod], ["dispatch"]),
      ("only halt dispatch", [.unusedDirection], ["halt dispatch"]),
      ("only halt", [.unusedDirection], ["halt"]),
      ("only waitFor register", [], []),
      ("only halt waitFor stop", [.unusedMethod, .unusedMethod], ["'halt'", "'stop'"]),
    ] as [(String, [DiagnosticID], [String])])
  func only(_ qualifier: String, _ ids: [DiagnosticID], _ texts: [String]) throws {
    let contract = try Contract.read(
      path: "content/patterns/flux.md",
      text: """
        ---
        title: Flux
        module: Flux
        roles: {store: a, dispatcher: b}
        directions: [store -> dispatcher (\(qualifier))]
        ---
        """)
    let found = contract.needless(in: try Self.played.get(), [])
    #expect(found.map(\.id) == ids)
    for (diagnostic, text) in zip(found, texts) { #expect(diagnostic.message.contains(text)) }
  }

  @Test("cannot be known without a recording")
  func unplayed() throws {
    let contract = try Contract.madeUp(directions: "view -> presenter")
    #expect(contract.needless(in: [], []).isEmpty)
  }

  @Test("is no role that a type has, though no recording meets it")
  func rolesOfTypes() throws {
    let contract = try Contract.madeUp(directions: "")
    let library = SourceLibrary(
      [
        SourceFile(
          path: "Sources/Patterns/MVP/A.swift", text: "@Traced(.presenter) class Presenter {}")
      ], samples: [])
    var log = LogWriter(["Model": .model])
    log.step("tap")
    log.call(nil, "Model", "save()")
    let found = contract.needless(in: [log.log], [library.facts(module: "MVP", sample: "Tally")])
    #expect(found.map(\.message) == ["no type and no participant has the role 'view'"])
  }
}
