import Diagnostics
import Foundation
import SiteTemplates
import StaticSite
import Testing

@testable import Starters

@Suite("Starting points")
struct StartingPointTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private func all() throws -> [StartingPoint] {
    let name = try Name("never-begun-in-earnest", of: "thing")
    return [
      try .page("guide/choosing", content: "content"),
      .scenario(
        name, of: "tally-counter", setup: [], steps: ["- tap: a"], widgets: ["a"],
        content: "content"),
      try .pattern(name, content: "content", root: Self.root),
      try .sample(name, content: "content", root: Self.root),
      try .site(in: "/nowhere/my-site"),
    ]
  }

  @Test("leave no placeholder in a path or a text")
  func filled() throws {
    for point in try all() {
      #expect(!point.files.isEmpty)
      for file in point.files {
        #expect(!file.path.contains("__") && !file.text.contains("__"), "\(file.path)")
        #expect(!file.path.hasSuffix(".txt"), "\(file.path)")
      }
    }
  }

  @Test("find their places in this package")
  func insertions() throws {
    for insertion in try all().flatMap(\.insertions) {
      let text = try String(contentsOfFile: "\(Self.root)/\(insertion.path)", encoding: .utf8)
      #expect(try insertion.applied(to: text).contains(insertion.line + "\n"))
    }
  }

  @Test("of a site list every value that a template can name")
  func documentedValues() throws {
    let files = try StartingPoint.site(in: "/nowhere/my-site").files
    let page = try #require(files.first { $0.path == "content/guide/templates.md" }).text
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "|").first }
    for value in StandardValue.allCases {
      #expect(rows.contains { $0.contains("`\(value.rawValue)`") }, "\(value.rawValue)")
    }
  }

  @Test(
    "are refused a pattern's name that a module, a type or Swift has",
    arguments: ["flux", "m-vvm", "trace", "tally", "string", "traced", "counter-controller"])
  func takenModules(_ id: String) throws {
    let name = try Name(id, of: "pattern")
    let error = #expect(throws: DiagnosticError.self) {
      try StartingPoint.pattern(name, content: "content", root: Self.root)
    }
    #expect(error?.diagnostics.contains { $0.id == "taken-name" } == true)
  }

  @Test(
    "are refused a sample's name that a type or Swift has",
    arguments: ["tally", "tally-counter", "window", "string", "observation", "counter"])
  func takenTypes(_ id: String) throws {
    let name = try Name(id, of: "sample")
    let error = #expect(throws: DiagnosticError.self) {
      try StartingPoint.sample(name, content: "content", root: Self.root)
    }
    #expect(error?.diagnostics.contains { $0.id == "taken-name" } == true)
  }

  @Test("are refused for a page whose path is none, every part of it at once")
  func wrongPages() {
    let error = #expect(throws: DiagnosticError.self) {
      try StartingPoint.page("Guide/../x", content: "content")
    }
    #expect(error?.diagnostics.map(\.id) == ["wrong-name", "wrong-name"])
  }

  @Test("of a site need an empty folder, or none, but mind no new repository")
  func emptyFolders() throws {
    let folder = try TemporaryFolder([".git/HEAD": "x"])
    #expect(try StartingPoint.site(in: folder.path).files.count > 8)
    try "x".write(toFile: folder.path + "/mine.txt", atomically: true, encoding: .utf8)
    let error = #expect(throws: DiagnosticError.self) { try StartingPoint.site(in: folder.path) }
    #expect(error?.diagnostics.map(\.id) == ["not-empty"])
  }
}
