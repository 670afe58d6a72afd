package import Comparison
import Documents
import Exhibits
package import Identifiers
import Metrics
import Scenarios
import Sequences
import StaticSite

/// The results of a study, arranged for display on pages.
package struct StudyEvidence: Sendable {
  package let texts: Texts
  /// The sources of patterns and samples, with the facts found in them.
  package let sources: ExaminedSources
  /// The performances of the patterns, in the order of the texts.
  package let scenarios: PlayedScenarios
  /// The contracts that define what the patterns allow, by pattern identifier.
  package let contracts: [Contract.ID: Contract]
  /// The value of every metric for every implementation.
  package let numbers: MetricValues
  package let links: Links
  /// The steps that repeat steps of earlier scenarios.
  package let sharedSteps: SharedSteps
  /// The streams played on the virtual clock.
  package let streams: StreamFigures
  /// The recordings as files for other programs.
  package let exports: Exports
  /// The findings about each pattern, by pattern identifier.
  package let findings: [PatternID: PatternFindings]
  /// The evidence for comparing pairs of patterns.
  package let pairs: PairEvidence
  /// The wrong implementations, beside the right ones.
  package let wrong: [ShownWrongImplementation]
  /// The outcomes of the patterns' unit tests on wrong implementations.
  package let faultTests: FaultTests
  /// The variants, beside the patterns' own implementations.
  package let variants: [ShownVariant]
  /// The store that caches results between processes.
  package let store: ResultStore
  /// The cache keys of results derived from each implementation's evidence.
  package let keys: [ImplementationID: ResultKey]

  /// Arranges the results of a study.
  package init(_ gathered: GatheredStudy) {
    let (input, sources) = (gathered.input, gathered.sources)
    texts = Texts(input.content)
    store = gathered.store
    self.sources = sources
    streams = gathered.streams
    exports = gathered.exports
    faultTests = gathered.faultTests
    contracts = Dictionary(keepingFirst: input.contracts.map { ($0.id, $0) })
    scenarios = PlayedScenarios(
      input.scenarios, recordings: gathered.recordings, contracts: contracts,
      facts: sources.facts, samples: texts.of(TextKind.sample).map { SampleID($0.name) },
      patterns: texts.of(TextKind.pattern).map { PatternID($0.name) })
    numbers = MetricValues(
      scenarios: scenarios, facts: sources.facts,
      tests: sources.facts.tests(
        sources.testLibrary, deciding: contracts.mapValues(\.deciding), in: sources.library,
        covered: gathered.testability?.covered(in: sources.patternFiles + sources.tests)))
    keys = ImplementationEvidence.keys(of: gathered, scenarios, texts)
    links = Links(
      patterns: texts.titles(TextKind.pattern), samples: texts.titles(TextKind.sample),
      code: sources.code, files: sources.library.files)
    sharedSteps = SharedSteps(scenarios.all)
    pairs = PairEvidence(
      scenarios: scenarios, contracts: contracts, sources: sources, numbers: numbers)
    findings = PatternFindings.all(
      scenarios, contracts: contracts, facts: sources.facts, library: sources.library)
    let scripts = Dictionary(
      keepingFirst: texts.of(TextKind.scenario).map { ("/" + $0.path, $0.document.head) })
    wrong = texts.of(TextKind.wrongImplementation).concurrentMap { [scenarios, links, store] text in
      let performed = gathered.exhibits.wrong.first { $0.chosen.mistake.id == text.name }
      guard let performed, let played = scenarios[performed.chosen.scenario.id] else { return nil }
      return ShownWrongImplementation(
        performed, text: text, played: played, script: scripts[played.address] ?? "",
        links: links, sources: sources, keptIn: store)
    }
    .compactMap(\.self)
    variants = texts.of(TextKind.variant).concurrentMap { [scenarios, links, numbers, store] text in
      gathered.exhibits.variants.first { $0.described.variant.id == text.name }.flatMap {
        ShownVariant(
          $0, text: text, scenarios: scenarios, links: links, sources: sources, numbers: numbers,
          keptIn: store)
      }
    }
    .compactMap(\.self)
  }

  /// The patterns that a scenario's page shows first, taken from the text that lists the patterns.
  package var preferredPatterns: [PatternID] {
    texts.of(TextKind.patterns).first?.header.first.map { PatternID($0.text) } ?? []
  }
}
