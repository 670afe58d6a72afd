import Catalogue
import Comparison
import Diagnostics
import Foundation
import Identifiers
import Metrics
import Samples
import TestSupport
import Testing

@testable import Evidence
@testable import Report

/// The package's own sources, contracts and catalogue, with a fault planted in them: those of Flux,
/// and of another module, unless all are asked for.
@MainActor
struct PlantedSources {
  private static let files = Result {
    try SourceFolders.examined.flatMap { try SourceFile.all(in: $0, root: packageRoot) }
  }
  private static let known = Result {
    let files = try Self.files.get().sorted { $0.path < $1.path }
    return Dictionary(uniqueKeysWithValues: zip(files, SourceLibrary(files, samples: []).files))
  }
  private static let texts = Result {
    let folder = packageRoot.appending(path: "content/patterns")
    return try Implementation.patterns.map { id in
      let data = try Data(contentsOf: folder.appending(path: "\(id).md"))
      return (id: id, text: String(decoding: data, as: UTF8.self))
    }
  }

  /// All faults of the sources, once files or a line of the contract of Flux have been changed.
  static func diagnostics(
    _ change: ([SourceFile]) -> [SourceFile] = { $0 },
    replacing line: (old: String, new: String)? = nil,
    implementations: [Implementation] = Implementation.all.filter { $0.pattern == "flux" },
    everywhere: Bool = false
  ) throws -> [Diagnostic] {
    let contracts = try texts.get().filter { everywhere || $0.id == "flux" }.map { id, text in
      let changed =
        id == "flux" ? line.map { text.replacing("\n\($0.old)\n", with: "\n\($0.new)\n") } : nil
      return try Contract.read(path: "content/patterns/\(id).md", text: changed ?? text)
    }
    let samples = SampleDescription.all.map { SourceFolders.name(for: $0.id) }
    let files = try files.get().filter { file in
      everywhere || file.path.hasPrefix("Sources/Apps/Samples") || file.path.contains("/Flux/")
        || file.path.contains("/MVVM/TallyCounter/")
    }
    let known = try Self.known.get()
    let library = SourceLibrary(change(files), samples: samples) { known[$0] ?? FileFacts($0) }
    return SourceVerification(
      contracts: contracts, implementations: implementations, modules: ExaminedModules(library)
    ).diagnostics.sorted()
  }
}

@Suite("A fault planted in this package's sources")
@MainActor
struct PlantedMistakeTests {
  @Test("is the only one there is")
  func none() throws {
    let found = try PlantedSources.diagnostics(
      implementations: Implementation.all, everywhere: true)
    #expect(found.map(\.description) == [])
  }

  struct Plant: Sendable, CustomTestStringConvertible {
    let mistake: String
    let source: String
    let id: DiagnosticID
    let message: String
    nonisolated var testDescription: String { mistake }
  }

  nonisolated static let plants = [
    Plant(
      mistake: "logic in a constant's closure",
      source:
        "@Traced(.store) struct R {\n  static let reduce: (inout Int, Int) -> Void = { $0 += $1 } }",
      id: .keptClosure, message: "the closure stored in 'reduce' escapes tracing"),
    Plant(
      mistake: "a mutable global", source: "\nprivate var settling: ScheduledWork?",
      id: .mutableGlobal, message: "the global variable 'settling' belongs to no participant"),
    Plant(
      mistake: "a store kept by a constant",
      source: "extension StarStore {\n  static let log = Faults() }", id: .mutableGlobal,
      message: "'StarStore.log' holds one 'Faults' for the entire program"),
    Plant(
      mistake: "an extension of another role",
      source: "@Traced(extending: .view)\nextension StarStore { func show() {} }",
      id: .extensionRole, message: "is traced as 'view', the type as 'store'"),
    Plant(
      mistake: "asynchronous code",
      source: "@Traced(.store) class R {\n  func load() { Task { await settle() } } }",
      id: .asynchronous, message: "'Task' makes code asynchronous"),
    Plant(
      mistake: "a call from an observer",
      source: "@Traced(.store) class R {\n  var a = 1 { didSet { actions.requestToNavigate() } } }",
      id: .hiddenCall, message: "the observer of 'R.a' calls 'requestToNavigate()'"),
    Plant(
      mistake: "a copied text",
      source: "@Traced(.view) class R {\n  let title = \"Star and open\" }",
      id: .copiedLiteral, message: "a literal of the domain is copied: \"Star and open\""),
    Plant(
      mistake: "a copied number", source: "@Traced(.view) class R {\n  let delay = 1_000 }",
      id: .copiedLiteral, message: "a literal of the domain is copied: 1_000"),
    Plant(
      mistake: "a copied rule, spelt otherwise",
      source: """
        @Traced(.store) class R { func f(_ state: R) -> StarState? {
          state.star.isSwitching ? nil : .switching(to: state.star.star.other) } }
        """,
      id: .copiedTransition,
      message: "a state of 'StarState' is created without its rules: "
        + ".switching(to: state.star.star.other)"),
    Plant(
      mistake: "a misspelt role", source: "\n@Traced(.stor) class R {}", id: .unknownRole,
      message: "there is no role '.stor'"),
  ]

  @Test("is caught by name, and by no other check", arguments: plants)
  func planted(_ plant: Plant) throws {
    let path = "Sources/Patterns/Flux/DelayedStar/Planted.swift"
    let found = try PlantedSources.diagnostics { $0 + [SourceFile(path: path, text: plant.source)] }
    #expect(found.map(\.id) == [plant.id])
    #expect(found.first?.message.contains(plant.message) == true, "\(found)")
    #expect(found.first?.location?.file == path && found.first?.location?.line == 2)
  }

  @Test(
    "is a contract's module that is not the pattern's",
    arguments: [
      ("FLUX", .unknownModule, "there is no module 'FLUX' in Sources/Patterns"),
      ("Redux", .unknownModule, "there is no module 'Redux' in Sources/Patterns"),
      ("MVVM", .wrongModule, "no implementation of 'flux' is in the module 'MVVM'"),
    ] as [(String, DiagnosticID, String)])
  func module(_ module: String, _ id: DiagnosticID, _ message: String) throws {
    let found = try PlantedSources.diagnostics(replacing: ("module: Flux", "module: \(module)"))
    #expect(found.map(\.id) == [id])
    #expect(found.first?.message == message)
    #expect(found.first?.suggestion == "write 'module: Flux'")
    #expect(found.first?.location.map { "\($0)" } == "content/patterns/flux.md:5:9")
  }

  @Test("is a module that no contract's pattern plays, misspelt")
  func unplayedModule() throws {
    let found = try PlantedSources.diagnostics(
      replacing: ("module: Flux", "module: Flx"),
      implementations: [])
    #expect(found.map(\.id) == [.unknownModule])
    #expect(found.first?.suggestion == "did you mean 'Flux'?")
  }

  @Test("is a sample's folder with a wrong name")
  func misspeltFolder() throws {
    let found = try PlantedSources.diagnostics { files in
      files.map { file in
        SourceFile(
          path: file.path.replacing("Flux/TallyCounter/", with: "Flux/TallyCountr/"),
          text: file.text)
      }
    }
    #expect(found.map(\.id) == [.sampleFolder])
    #expect(found.first?.location?.file == "Sources/Patterns/Flux/TallyCountr")
    #expect(found.first?.suggestion == "did you mean 'TallyCounter'?")
  }

  @Test("is an implementation without a file, at its line in the catalogue")
  func noImplementation() throws {
    let found = try PlantedSources.diagnostics { files in
      files.filter { !$0.path.contains("Flux/TallyCounter/") }
    }
    #expect(found.map(\.id) == [.noImplementation])
    #expect(found.first?.message == "'Sources/Patterns/Flux/TallyCounter' has no Swift file")
    let location = try #require(found.first?.location)
    let text = try String(
      contentsOf: packageRoot.appending(path: location.file), encoding: .utf8)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[
      (location.line ?? 1) - 1]
    #expect(line.contains("Flux.TallyCounterApp.self"))
  }

  @Test("is a folder without sources")
  func noSources() {
    let found = #expect(throws: DiagnosticError.self) {
      try ExaminedSources.files(below: "/nowhere").get()
    }
    #expect(found?.diagnostics.map(\.id) == [.noSources])
  }

  @Test("is a test that cannot be read, which is not as if there were none")
  func unreadableTests() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in SourceFolders.examined + ["Tests/Patterns/FluxTests"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    #expect(try ExaminedSources.files(below: root.path).get().tests == [])
    let file = root.appending(path: "Tests/Patterns/FluxTests/A.swift")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    let found = #expect(throws: DiagnosticError.self) {
      try ExaminedSources.files(below: root.path).get()
    }
    #expect(found?.diagnostics.map(\.id) == [.noSources])
    #expect(found?.diagnostics.first?.explanation?.contains("A.swift") == true)
  }

  @Test("is a line of the catalogue that is given twice: one fault, and it is played once")
  func repeated() throws {
    let known = try #require(Implementation.all.first)
    let collector = DiagnosticCollector()
    let kept = (Implementation.all + [known]).withoutRepetitions(reportingTo: collector)
    #expect(kept.map(\.line) == Implementation.all.map(\.line))
    #expect(collector.diagnostics.map(\.id) == [.repeatedImplementation])
    #expect(collector.diagnostics.first?.notes.map(\.location.line) == [known.line])
    #expect(
      collector.diagnostics.map(\.message) == ["'tally-counter' in 'cocoa-mvc' is listed twice"])
    #expect(
      collector.diagnostics.first?.location?.description
        == "Sources/Command/Catalogue/Implementation+all.swift:\(known.line):1")
  }
}
