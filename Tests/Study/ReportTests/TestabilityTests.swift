import Diagnostics
import Foundation
import Metrics
import SiteTemplates
import StaticSite
import TestSupport
import Testing

@testable import Evidence
@testable import Report

@Suite("What was measured of the tests")
struct TestabilityTests {
  private let sources = [
    SourceFile(path: "Sources/Patterns/Made/A.swift", text: "struct A {}\n"),
    SourceFile(path: "Tests/Patterns/MadeTests/ATests.swift", text: "struct ATests {}\n"),
  ]

  private func measured(of sources: [SourceFile]) throws -> Testability {
    try Testability(.dictionary(data(of: sources)), from: "data.json")
  }

  /// The data as `make measure-tests` writes them.
  private func data(of sources: [SourceFile]) -> [String: PageValue] {
    var data: [String: PageValue] = [
      "command": "make measure-tests",
      "folders": .dictionary(Testability.states(of: sources).mapValues(PageValue.string)),
      "suites": ["withWidgets": ["MadeTests.A"], "withoutWidgets": ["MadeTests.B"]],
      "files": ["Sources/Patterns/Made/A.swift": ["lines": "1-3,7", "reached": "2,7"]],
    ]
    data["digest"] = .string(Testability.digest(of: data))
    return data
  }

  @Test("are taken for edited if anything is other than when they were measured")
  func edited() throws {
    let file: PageValue = ["lines": "1-3,7", "reached": "1-3,7"]
    let edits: [(String, PageValue)] = [
      ("folders", .dictionary(["Sources/Patterns/Made": "0"])),
      ("suites", ["withWidgets": [], "withoutWidgets": ["MadeTests.A", "MadeTests.B"]]),
      ("files", .dictionary(["Sources/Patterns/Made/A.swift": file])), ("digest", "1"),
    ]
    for (key, value) in edits {
      var data = data(of: sources)
      data[key] = value
      let error = #expect(throws: DiagnosticError.self) {
        try Testability(.dictionary(data), from: "data.json")
      }
      #expect(error?.diagnostics.map(\.id) == [.editedMeasurement], "\(key)")
      #expect(error?.diagnostics.first?.suggestion?.contains("make measure-tests") == true)
    }
  }

  @Test("have the digest that the measuring program computes")
  func digest() throws {
    let file = packageRoot.appending(path: "content/data/testability.json")
    let data = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let values = try #require(data as? [String: Any])
    #expect(Testability.digest(of: Self.values(values)) == values["digest"] as? String)
  }

  /// JSON as the site's data have it.
  private static func values(_ object: [String: Any]) -> [String: PageValue] {
    object.mapValues { value in
      switch value {
      case let text as String: .string(text)
      case let list as [String]: .list(list.map(PageValue.string))
      case let object as [String: Any]: .dictionary(values(object))
      default: false
      }
    }
  }

  @Test("are the lines of each file, as long as it is the same")
  func lines() throws {
    let testability = try measured(of: sources)
    #expect(testability.warnings(about: sources, at: "data.json").isEmpty)
    #expect(
      testability.covered(in: sources)
        == CoveredLines([
          "Sources/Patterns/Made/A.swift": .init(lines: [1, 2, 3, 7], reached: [2, 7])
        ]))
  }

  @Test("is left out, with a warning, once a file is another", arguments: [0, 1])
  func outdated(_ changed: Int) throws {
    let testability = try measured(of: sources)
    var now = sources
    now[changed] = SourceFile(path: sources[changed].path, text: "struct B {}\n")
    let warnings = testability.warnings(about: now, at: "data.json")
    #expect(warnings.map(\.id) == [.outdatedMeasurement])
    #expect(warnings.map(\.severity) == [.warning])
    #expect(warnings.map { $0.location?.file } == ["data.json"])
    #expect(testability.covered(in: now) == CoveredLines([:]))
  }

  @Test("is missing for every folder without the file, which is said of each")
  func absent() {
    let warnings = Testability.nothing.warnings(about: sources, at: "data.json")
    #expect(warnings.map(\.id) == [.outdatedMeasurement, .outdatedMeasurement])
    #expect(
      warnings.map(\.message) == [
        "the tests of the files in 'Sources/Patterns/Made' have not been measured",
        "the tests of the files in 'Tests/Patterns/MadeTests' have not been measured",
      ])
    #expect(Testability.nothing.covered(in: sources) == CoveredLines([:]))
  }

  @Test(
    "is refused if it is anything else, with what to do",
    arguments: [
      ([:], "'folders' is missing or not a mapping"),
      (false, "expected a mapping"),
      (["folders": [:]], "'files' is missing or not a mapping"),
      (["folders": ["a": 1], "files": [:]], "'a' in 'folders' is not a text"),
      (unreadable([:]), unreadableFile),
      (unreadable(["lines": "1-3"]), unreadableFile),
      (unreadable(["lines": "3-1", "reached": "1"]), unreadableFile),
      (unreadable(["lines": "1-3,", "reached": "1"]), unreadableFile),
      (unreadable(["lines": "1-2-3", "reached": "1"]), unreadableFile),
      (unreadable(["lines": "1", "reached": "one"]), unreadableFile),
      (
        unreadable(["lines": "1", "reached": "1-2"]),
        "'a.swift' in 'files' has 'reached' lines not in 'lines'"
      ),
      (["folders": [:], "files": [:]], "'digest' is missing or not a text"),
      (unreadable(["lines": "1-99999999999", "reached": "1"]), unreadableFile),
    ] as [(PageValue, String)])
  func damaged(_ data: PageValue, _ what: String) throws {
    let error = #expect(throws: DiagnosticError.self) {
      try Testability(data, from: "content/data/testability.json")
    }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(error?.diagnostics.count == 1)
    #expect(diagnostic.id == .wrongType && diagnostic.severity == .error)
    #expect(diagnostic.location?.file == "content/data/testability.json")
    #expect(diagnostic.message == "invalid measurements of the tests: \(what)")
    #expect(diagnostic.suggestion?.contains("make measure-tests") == true)
  }

  private static func unreadable(_ file: PageValue) -> PageValue {
    ["folders": [:], "files": ["a.swift": file]]
  }

  private static let unreadableFile =
    "'a.swift' in 'files' lacks line numbers under 'lines' or 'reached'"

  /// Returns what a build says of measurements; without a text, there is no file of them.
  @MainActor
  private func built(measured text: String?) async throws -> [Diagnostic] {
    let folder = try TemporaryFolder {
      Folder("content") {
        TextFile("site.yml", "title: T\nlanguage: en\ndescription: D\nreports: [counterpoint]\n")
        TextFile("index.md", "---\ntitle: T\nsummary: S.\n---\n\nText.\n")
        if let text { Folder("data") { TextFile("testability.json", text) } }
      }
    }
    let content = folder.url.appending(path: "content").path
    let templates = packageRoot.appending(path: "templates").path
    var setup = SiteSetup(content: content, templates: templates)
    setup.reports = [
      CounterpointReport(
        content: content, root: packageRoot.path, implementations: [], keptIn: .findings)
    ]
    return await Site(setup).build().diagnostics.filter {
      $0.location?.file == content + "/data/testability.json"
    }
  }

  @Test("is looked for by a build, and what is wrong with it said once")
  @MainActor func build() async throws {
    let missing = try await built(measured: nil)
    #expect(missing.count > 20)
    #expect(missing.allSatisfy { $0.id == .outdatedMeasurement && $0.severity == .warning })
    #expect(try await built(measured: "{}").map(\.id) == [.wrongType])
    #expect(try await built(measured: "{").map(\.id) == [.jsonSyntax])
  }
}
