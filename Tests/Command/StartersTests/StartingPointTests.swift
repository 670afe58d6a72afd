import Catalogue
import Diagnostics
import Foundation
import Samples
import SiteFiles
import StaticSite
import TestSupport
import Testing

@testable import SiteTemplates
@testable import Starters

@Suite("Starting points")
@MainActor
struct StartingPointTests {
  private static let samples = SampleDescription.all.map { "\($0.id)" }
  private static let roles = ["view", "controller", "oracle"]

  @Test("of a pattern are written for every sample that comes with Counterpoint")
  func samples() throws {
    let name = try StarterName("never-begun", of: "pattern")
    let missing = try StartingPoint.pattern(
      name, samples: ["tally-counter", "delayed-star", "not-there"], roles: ["view"],
      content: "content", root: packageRoot.path
    ).missing
    #expect(missing == ["not-there"])
  }

  @Test("of a pattern take the module's name that is chosen for it")
  func module() throws {
    let name = try StarterName(StarterName("never-begun", of: "pattern"), module: "NVB")
    let point = try StartingPoint.pattern(
      name, samples: Self.samples, roles: Self.roles, content: "content", root: packageRoot.path
    ).start
    #expect(point.files.contains { $0.path.hasPrefix("Sources/Patterns/NVB/") })
    #expect(point.insertions.map(\.line).contains("import NVB"))
    #expect(point.insertions.last?.line.hasSuffix("pattern: \"never-begun\"),") == true)
    let contract = try #require(point.files.first { $0.path == "content/patterns/never-begun.md" })
    #expect(contract.text.contains("\nmodule: NVB\n"))
    #expect(contract.text.contains("# view, controller, oracle.\n"))
  }

  @Test("of a pattern's own package depend on Counterpoint where it is said to be")
  func package() throws {
    let name = try StarterName(StarterName("own-mvp", of: "pattern"), module: "OwnMVP")
    func files(_ dependency: CounterpointDependency) throws -> [String: String] {
      let (point, missing) = try StartingPoint.patternPackage(
        name, in: "/nowhere/own", dependingOn: dependency,
        samples: Self.samples + ["not-there"], roles: Self.roles, root: packageRoot.path)
      #expect(missing.last == "not-there")
      #expect(point.insertions.isEmpty)
      return Dictionary(uniqueKeysWithValues: point.files.map { ($0.path, $0.text) })
    }
    let inFolder = try files(CounterpointDependency(folder: "/some/main"))
    let manifest = try #require(inFolder["Package.swift"])
    #expect(manifest.contains(".package(name: \"counterpoint\", path: \"/some/main\")"))
    let program = try #require(inFolder["Sources/own-mvp-site/OwnMVPSite.swift"])
    #expect(program.hasPrefix("import CounterpointCommand\nimport OwnMVP\nimport Samples\n"))
    #expect(program.contains("Implementation(OwnMVP.TallyCounterApp.self, pattern: \"own-mvp\"),"))
    #expect(!program.contains("not-there") && !program.contains("NotThere"))
    #expect(inFolder["content/patterns/own-mvp.md"]?.contains("module: OwnMVP") == true)
    let released = try files(
      CounterpointDependency(url: "https://example.org/fork.git", version: "1.2.0"))
    #expect(
      released["Package.swift"]?.contains(
        ".package(url: \"https://example.org/fork.git\", from: \"1.2.0\")") == true)
    #expect(released["Package.swift"]?.contains("package: \"fork\")") == true)
    let newest = try files(CounterpointDependency(url: "https://example.org/counterpoint"))
    #expect(newest["Package.swift"]?.contains("counterpoint\", branch: \"main\")") == true)
  }

  private func all() throws -> [StartingPoint] {
    let name = try StarterName("never-begun-in-earnest", of: "thing")
    return try [
      .page("guide/choosing", content: "content"),
      .scenario(
        name, of: "tally-counter", setup: [], steps: ["- tap: a"], expectations: 0, widgets: ["a"],
        content: "content"),
      .pattern(
        name, samples: Self.samples, roles: Self.roles, content: "content", root: packageRoot.path
      ).start,
      .patternPackage(
        name, in: "/nowhere/own", dependingOn: CounterpointDependency(folder: "/counterpoint"),
        samples: Self.samples, roles: Self.roles, root: packageRoot.path
      ).start,
      .sample(name, content: "content", root: packageRoot.path),
      .site(in: "/nowhere/my-site", on: Date()),
    ] + screens("never-begun-in-earnest").map(\.point)
  }

  /// A screen in every pattern.
  private func screens(_ id: String, sample: String? = nil) throws -> [ScreenStart] {
    let name = try StarterName(id, of: "screen")
    return try Implementation.patterns.map { pattern in
      let first = try #require(Implementation.all.first { $0.pattern == pattern })
      return try StartingPoint.screen(
        name, in: "\(pattern)", module: first.module, sample: sample, root: packageRoot.path)
    }
  }

  @Test("of a site name every key of its configuration, and every transform of its templates")
  func guide() throws {
    let files = try StartingPoint.site(in: "/nowhere/my-site", on: Date()).files
    func text(_ path: String) throws -> String {
      try #require(files.first { $0.path.hasSuffix(path) }).text
    }
    let guide = try text("guide/templates.md")
    for transform in ValueTransform.allCases.map(\.rawValue) {
      #expect(
        guide.contains("`\(transform)`") || guide.contains("`\(transform)("), "\(transform)")
    }
    let site = try text("content/site.yml")
    for key in try Self.keys() where key != "reports" {
      #expect(
        site.contains("\n\(key): ") || site.contains("\n# \(key): ") || site.hasPrefix("\(key): "),
        "\(key)")
    }
  }

  /// The keys that `site.yml` may have, as the fault of another one tells them.
  private static func keys() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("title: A\nother: b\n".utf8).write(to: folder.appending(path: "site.yml"))
    let error = #expect(throws: DiagnosticError.self) {
      try SiteConfiguration(from: SourceFolder(folder.path))
    }
    let known = try #require(error?.diagnostics.first?.explanation)
    let keys = known.dropFirst("Known keys: ".count).dropLast().split(separator: ", ")
    #expect(keys.count > 10)
    return keys.map(String.init)
  }

  @Test("of a site name every key of front matter, and every type of those that a site declares")
  func frontMatter() async throws {
    let files = try StartingPoint.site(in: "/nowhere/my-site", on: Date()).files
    let guide = try #require(files.first { $0.path == "content/guide/writing.md" }).text
    let folder = try TemporaryFolder([
      "content/site.yml": "title: A\n", "content/index.md": "---\ntitle: A\nother: b\n---\n",
      "templates/page.mustache": "{{title}}",
    ])
    let setup = SiteSetup(content: folder.path + "/content", templates: folder.path + "/templates")
    let diagnostic = await Site(setup).build().diagnostics.first { $0.id == .unknownKey }
    let known = try #require(diagnostic?.explanation).dropFirst("Known keys: ".count).dropLast()
    let keys = known.split(separator: ", ")
    #expect(keys.count > 10)
    for key in keys {
      #expect(guide.contains("| `\(key)`") || guide.contains(", `\(key)` |"), "\(key)")
    }
    for type in DeclaredType.allCases { #expect(guide.contains("`\(type.rawValue)`"), "\(type)") }
  }

  @Test("of a page have the summary that a build knows to be none")
  func placeholder() throws {
    let point = try StartingPoint.page("guide/choosing", content: "content")
    #expect(point.files[0].text.contains("\nsummary: \(ContentText.placeholder)\n"))
  }

  @Test("of a site are dated by the day on which it is begun")
  func dated() throws {
    let files = try StartingPoint.site(
      in: "/nowhere/my-site", on: Date(timeIntervalSince1970: 951_800_000)
    ).files
    let notes = files.filter { $0.path.hasPrefix("content/notes/") }.map(\.text).joined()
    #expect(notes.contains("date: 2000-02-29\n") && notes.contains("date: 2000-02-22\n"))
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
      let text = try String(
        contentsOfFile: "\(packageRoot.path)/\(insertion.path)", encoding: .utf8)
      #expect(try insertion.applied(to: text).contains(insertion.line + "\n"))
    }
  }

  @Test("of a site list every value that a template can name")
  func documentedValues() throws {
    let files = try StartingPoint.site(in: "/nowhere/my-site", on: Date()).files
    let page = try #require(files.first { $0.path == "content/guide/templates.md" }).text
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "|").first }
    for value in StandardValue.allCases {
      #expect(rows.contains { $0.contains("`\(value.rawValue)`") }, "\(value.rawValue)")
    }
  }

  @Test(
    "are refused a pattern's name that a module, a library, a type or Swift has",
    arguments: [
      "flux", "m-vvm", "trace", "tally", "string", "traced", "counter-controller", "yams",
      "argument-parser", "swift-syntax", "synchronization",
    ])
  func takenModules(_ id: String) throws {
    let name = try StarterName(id, of: "pattern")
    let error = #expect(throws: DiagnosticError.self) {
      try StartingPoint.pattern(
        name, samples: Self.samples, roles: Self.roles, content: "content", root: packageRoot.path)
    }
    #expect(error?.diagnostics.contains { $0.id == .takenName } == true)
  }

  @Test("are refused a module's name that is taken, which is named as such")
  func takenChosenModule() throws {
    let name = try StarterName(StarterName("elm", of: "pattern"), module: "Flux")
    let error = #expect(throws: DiagnosticError.self) {
      try StartingPoint.pattern(
        name, samples: Self.samples, roles: Self.roles, content: "content", root: packageRoot.path)
    }
    let found = error?.diagnostics.filter { $0.id == .takenName } ?? []
    #expect(
      found.contains {
        $0.message.hasPrefix("the module's name 'Flux' conflicts with the module 'Flux'")
          && $0.suggestion == "choose another name after --module"
      })
    #expect(!found.contains { $0.message.contains("'elm'") })
  }

  @Test(
    "are refused a sample's name that a type or Swift has",
    arguments: [
      "tally", "tally-counter", "window", "string", "observation", "counter", "scenario",
      "pattern-pair",
    ])
  func takenTypes(_ id: String) throws {
    let name = try StarterName(id, of: "sample")
    let error = #expect(throws: DiagnosticError.self) {
      try StartingPoint.sample(name, content: "content", root: packageRoot.path)
    }
    #expect(error?.diagnostics.contains { $0.id == .takenName } == true)
  }

  @Test("are refused for a page whose path is none, every part of it at once")
  func wrongPages() {
    let error = #expect(throws: DiagnosticError.self) {
      try StartingPoint.page("Guide/../x", content: "content")
    }
    #expect(error?.diagnostics.map(\.id) == [.wrongName, .wrongName])
  }

  @Test("of a site need an empty folder, or none, but mind no new repository")
  func emptyFolders() throws {
    let folder = try TemporaryFolder([".git/HEAD": "x"])
    #expect(try StartingPoint.site(in: folder.path, on: Date()).files.count > 8)
    try "x".write(toFile: folder.path + "/mine.txt", atomically: true, encoding: .utf8)
    let error = #expect(throws: DiagnosticError.self) {
      try StartingPoint.site(in: folder.path, on: Date())
    }
    #expect(error?.diagnostics.map(\.id) == [.notEmpty])
  }
}
