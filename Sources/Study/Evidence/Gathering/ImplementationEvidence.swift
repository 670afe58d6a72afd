package import Comparison
import Diagrams
package import Identifiers
package import Metrics
import Samples
import Scenarios
import SiteFiles
import StaticSite

/// Everything that the pages of one implementation show: what it did, and its own source.
///
/// It has nothing of any other implementation, so that its pages are the same whatever becomes of
/// those: all that it has is computed from what is in its key (``keys(of:_:_:)``).
package struct ImplementationEvidence: Sendable {
  package let id: ImplementationID
  /// The scenarios of its sample, as it alone performed them.
  package let scenarios: [PlayedScenario]
  /// The patterns in which the sample is written, in order.
  package let patterns: [PatternID]
  /// The links to its own source, and the titles of all patterns and samples.
  package let links: Links
  /// Its steps that are as those of its earlier scenarios.
  package let sharedSteps: SharedSteps
  package let facts: ImplementationFacts
  package let contract: Contract?
  package let archive: RecordingArchive?
  /// The address of the schema of recordings in JSON, if the site has it.
  package let schemaAddress: String?
  /// The name of the program that prints its recordings.
  package let program: String
  /// The files of it, and of its unit tests.
  package let shelf: CodeIndex.Shelf
  /// The same files, examined.
  package let parsed: [FileFacts]
}

extension ImplementationEvidence {
  /// The part of all evidence that is of one implementation.
  init(_ id: ImplementationID, in all: StudyEvidence) {
    self.id = id
    scenarios = all.scenarios.of(sample: id.sample).map { played in
      PlayedScenario(
        scenario: played.scenario,
        performances: played.performances.filter { $0.pattern == id.pattern })
    }
    patterns = all.scenarios.patterns(of: id.sample)
    links = all.links.narrowed(to: [id])
    sharedSteps = all.sharedSteps.narrowed(to: id)
    facts = all.sources.facts.narrowed(to: id)
    contract = all.contracts[id.pattern]
    archive = all.exports[id]
    schemaAddress = all.exports.schemaAddress
    program = all.exports.program
    shelf = all.sources.code[id]
    let shown = Set((shelf.all + shelf.tests).map(\.file.path))
    parsed = all.sources.parsed.filter { shown.contains($0.path) }
  }

  /// The keys of what is made of the evidence of each implementation.
  ///
  /// - Parameters:
  ///   - study: What was read, played and examined.
  ///   - scenarios: The same performances, in the order of the texts.
  ///   - texts: The texts, whose titles links have.
  /// - Returns: A key for each implementation whose scenarios are known by their files.
  static func keys(
    of study: GatheredStudy, _ scenarios: PlayedScenarios, _ texts: Texts
  ) -> [ImplementationID: ResultKey] {
    let titles = [TextKind.pattern.name, TextKind.sample.name].flatMap { kind in
      texts.content.texts(ofKind: kind).flatMap { [$0.name, $0.title] } + [""]
    }
    let (input, sources) = (study.input, study.sources)
    return input.keys("pages", in: study.store).reduce(into: [:]) { keys, entry in
      var (id, key) = entry
      guard let module = sources.facts[id]?.module else { return }
      key.add(input.contractSources[id.pattern] ?? [])
      key.add(titles)
      key.add(scenarios.patterns(of: id.sample).map(\.description))
      key.add(sources.modules.key("source", of: module).fileName)
      let tests = SourceFolders.tests(ofModule: module) + "/"
      key.add(
        sources.tests.filter { $0.path.hasPrefix(tests) }.flatMap { [$0.path, $0.text] })
      key.add(study.exports.schemaAddress ?? "")
      key.add(study.exports.program)
      key.add(study.exports[id]?.file?.bytes.count ?? -1)
      keys[id] = key
    }
  }
}
