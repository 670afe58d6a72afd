import Comparison
import Diagnostics
import Foundation
import Identifiers
import Metrics
import Samples
import Scenarios
import StaticSite
import TestSupport
import Testing

@testable import Evidence
@testable import Report
@testable import Streams

/// A page that is kept although something that it shows has changed is wrong, and nobody sees it.
@Suite("The pages of an implementation and of a pair are kept")
@MainActor
struct PageKeyTests {
  /// The keys of the pages of each pattern's counter, of each pair, and of the counter.
  private struct Keys {
    let implementations: [String: String]
    let pairs: [String: String]
    let sample: String

    /// The names whose keys are others.
    func differences(from other: Keys) -> (implementations: Set<String>, pairs: Set<String>) {
      (
        Set(implementations.keys.filter { implementations[$0] != other.implementations[$0] }),
        Set(pairs.keys.filter { pairs[$0] != other.pairs[$0] })
      )
    }
  }

  private static let folder = Result { try TemporaryFolder() }

  /// The keys after a file was edited, or a module compiled from other sources.
  private func keys(editing path: String? = nil, compiling module: String? = nil) async throws
    -> Keys
  {
    let gathered = try await SmallEvidence.gathered
    let implementations = gathered.input.implementations
    var modules = Dictionary(
      uniqueKeysWithValues: Set(implementations.map(\.module) + ["Trace", "Report"]).map {
        ($0, "1")
      })
    if let module { modules[module] = "2" }
    let folder = try Self.folder.get().url
    let store = ResultStore(
      folder: folder, program: ProgramIdentity("", modules: modules)
    ).distinguishing(Set(implementations.map(\.root)))
    func edited(_ files: [SourceFile]) -> [SourceFile] {
      files.map { $0.path == path ? SourceFile(path: $0.path, text: "// Edited.\n" + $0.text) : $0 }
    }
    let files = gathered.sources
    let sources = ExaminedSources(
      PackageSources(
        examined: edited(files.files), tests: edited(files.tests), wrong: [], numbersSchema: nil),
      implementations, keptIn: .ofSources)
    let evidence = StudyEvidence(
      GatheredStudy(
        input: gathered.input, sources: sources, recordings: gathered.recordings,
        streams: StreamFigures([], sources: []), exhibits: PlayedExhibits(wrong: [], variants: []),
        testability: nil, exports: .none, store: store))
    let pairs = evidence.pairs.pairs.map { pair in
      let keys = [nil, "tally-counter"].compactMap { evidence.key(of: pair, sample: $0, nil, nil) }
      return (pair.id, keys.count == 2 ? keys.map(\.fileName).joined() : "")
    }
    let text = try #require(evidence.texts.of(TextKind.scenario).first)
    return Keys(
      implementations: Dictionary(
        uniqueKeysWithValues: evidence.keys.map { ($0.key.pattern.description, $0.value.fileName) }),
      pairs: Dictionary(uniqueKeysWithValues: pairs),
      sample: try #require(evidence.key(of: "tally-counter", text.text, "")).fileName)
  }

  @Test(
    "by the sources that they show and the code that was played, and by no other pattern's",
    arguments: [
      (path: "Sources/Patterns/Flux/TallyCounter/CounterViewController.swift", module: nil),
      (path: "Sources/Patterns/Flux/Dispatching/", module: nil),
      (path: "Tests/Patterns/FluxTests/TallyCounter", module: nil), (path: nil, module: "Flux"),
    ] as [(path: String?, module: String?)])
  func ofOnePattern(_ path: String?, _ module: String?) async throws {
    let before = try await keys()
    #expect(before.implementations.count > 8 && !before.pairs.values.contains(""))
    let gathered = try await SmallEvidence.gathered
    let all = (gathered.sources.files + gathered.sources.tests).map(\.path)
    let file = try path.map { path in try #require(all.first { $0.hasPrefix(path) }) }
    let edited = try await keys(editing: file, compiling: module)
    let after = edited.differences(from: before)
    #expect(edited.sample != before.sample)
    #expect(after.implementations == ["flux"])
    #expect(after.pairs == Set(before.pairs.keys.filter { $0.contains("flux") && !onlyOther($0) }))
  }

  /// Returns whether a pair is of Flux with view models and not of Flux.
  private func onlyOther(_ pair: String) -> Bool {
    !pair.replacing("flux-mvvm", with: "").contains("flux")
  }

  @Test(
    "by the sources of samples and widgets and by the code of all that plays and composes",
    arguments: [
      (path: "Sources/Apps/Samples/TallyCounter/", module: nil),
      (path: "Sources/Apps/HeadlessUI/", module: nil), (path: nil, module: "Trace"),
      (path: nil, module: "Report"), (path: nil, module: "New"),
    ] as [(path: String?, module: String?)])
  func ofAll(_ path: String?, _ module: String?) async throws {
    let before = try await keys()
    let all = try await SmallEvidence.gathered.sources.files.map(\.path)
    let file = try path.map { path in try #require(all.first { $0.hasPrefix(path) }) }
    let after = try await keys(editing: file, compiling: module).differences(from: before)
    #expect(after.implementations == Set(before.implementations.keys))
    #expect(after.pairs == Set(before.pairs.keys))
  }
}
