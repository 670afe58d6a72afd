package import Comparison
import Documents
import Exhibits
package import Identifiers
package import Metrics
import SiteFiles
package import StaticSite

/// Everything that the pages of one implementation show: its performances and its own source.
///
/// It contains nothing of any other implementation, so that changes to others do not affect its
/// pages. Its key (``keys(of:_:_:)``) covers everything that it is computed from.
package struct ImplementationEvidence: Sendable {
  package let id: ImplementationID
  /// The scenarios of its sample with its own performances only.
  package let scenarios: [PlayedScenario]
  /// The patterns that implement the sample, in order.
  package let patterns: [PatternID]
  /// The links to its own source, and the titles of all patterns and samples.
  package let links: Links
  /// Its steps that repeat steps of its earlier scenarios.
  package let sharedSteps: SharedSteps
  package let facts: ImplementationFacts
  package let contract: Contract?
  package let archive: RecordingArchive?
  /// The address of the schema of recordings in JSON, if the site has it.
  package let schemaAddress: String?
  /// The name of the program that prints its recordings.
  package let program: String
  /// Its files and those of its unit tests.
  package let shelf: CodeIndex.Shelf
  /// The same files, parsed.
  package let parsed: [FileFacts]
}

extension ImplementationEvidence {
  /// The cache keys of results derived from each implementation's evidence, for those whose
  /// scenarios are all identified by files.
  static func keys(
    of study: GatheredStudy, _ scenarios: PlayedScenarios, _ texts: Texts
  ) -> [ImplementationID: ResultKey] {
    let titles = [TextKind.pattern.name, TextKind.sample.name].flatMap { kind in
      texts.content.texts(ofKind: kind).flatMap { [$0.name, $0.title] } + [""]
    }
    let (input, sources) = (study.input, study.sources)
    return input.keys("pages", in: study.store).reduce(into: [:]) { keys, entry in
      var (id, key) = entry
      guard let facts = sources.facts[id] else { return }
      key.add(input.contractSources[id.pattern] ?? [])
      key.add(titles)
      key.add(scenarios.patterns(of: id.sample).map(\.description))
      key.add(sources.modules.key("source", of: facts.module, sample: facts.sample).fileName)
      let tests = "\(SourceFolders.tests(ofModule: facts.module))/\(facts.sample)/"
      key.add(
        sources.tests.filter { $0.path.hasPrefix(tests) }.flatMap { [$0.path, $0.text] })
      key.add(study.exports.schemaAddress ?? "")
      key.add(study.exports.program)
      key.add(study.exports[id]?.file?.bytes.count ?? -1)
      keys[id] = key
    }
  }
}

extension StudyEvidence {
  /// Returns the evidence of one implementation.
  package func of(_ id: ImplementationID) -> ImplementationEvidence {
    let shelf = sources.code[id]
    let shown = Set((shelf.all + shelf.tests).map(\.file.path))
    let own = scenarios.of(sample: id.sample).map { $0.narrowed(to: [id.pattern]) }
    return ImplementationEvidence(
      id: id, scenarios: own, patterns: scenarios.patterns(of: id.sample),
      links: links.narrowed(to: [id]),
      sharedSteps: SharedSteps(own), facts: sources.facts.narrowed(to: id),
      contract: contracts[id.pattern], archive: exports[id], schemaAddress: exports.schemaAddress,
      program: exports.program, shelf: shelf,
      parsed: sources.parsed.filter { shown.contains($0.path) })
  }
}

/// Everything that the pages of one pair show: both patterns' performances and the texts on them.
///
/// It contains nothing of any other pattern, so that changes to others do not affect its pages.
package struct EvidenceOfPair: Sendable {
  package let pair: PatternPair
  /// The hand-written text about the pair, if there is one.
  package let text: TextOfKind<PairHeader>?
  /// The samples implemented in both patterns, in order.
  package let samples: [SampleID]
  package let scenarios: PlayedScenarios
  package let links: Links
  package let contracts: [Contract.ID: Contract]
  package let findings: [PatternID: PatternFindings]
  /// The wrong implementations that belong to either pattern.
  package let wrong: [ShownWrongImplementation]
  /// The evidence that compares the samples on demand.
  fileprivate let pairs: PairEvidence
}

extension EvidenceOfPair {
  /// A sample in both patterns; `nil` if it is not implemented in both.
  package func comparison(_ sample: SampleID) -> SamplePair? { pairs.comparison(pair, sample) }

  /// The code of an implementation for each responsibility, according to its recordings.
  package func responsible(in study: ImplementationStudy) -> ResponsibleCode? {
    pairs.responsible(in: study)
  }

  /// The default step for comparing the patterns in a sample.
  package func shortestStep(of samplePair: SamplePair) -> StepOfScenario? {
    pairs.shortestStep(of: samplePair)
  }
}

extension StudyEvidence {
  /// Returns the evidence of one pair of patterns.
  package func of(_ pair: PatternPair, _ text: TextOfKind<PairHeader>?) -> EvidenceOfPair {
    let scenarios = scenarios.narrowed(to: pair.patterns)
    return EvidenceOfPair(
      pair: pair, text: text, samples: pairs.samples(of: pair), scenarios: scenarios,
      links: links.narrowed(to: scenarios.implementations),
      contracts: contracts.filter { pair.patterns.contains($0.key) },
      findings: findings.filter { pair.patterns.contains($0.key) },
      wrong: wrong.narrowed(to: pair.patterns), pairs: pairs)
  }

  /// The cache key of results derived from a pair's evidence, or from that of one sample.
  ///
  /// It covers both patterns' implementations and metrics, the text with its rendered body `html`,
  /// and the wrong implementations. It is `nil` if an implementation has no key.
  package func key(
    of pair: PatternPair, sample: SampleID? = nil, _ text: TextOfKind<PairHeader>?, _ html: String?
  ) -> ResultKey? {
    let ids = scenarios.implementations.filter { id in
      pair.patterns.contains(id.pattern) && [id.sample, nil].contains(sample)
    }
    guard var key = key("pair", showing: Metric.all, of: ids, text?.text, html) else { return nil }
    key.add(pair.patterns.map(\.description))
    key.add(sample.map { [$0.description] } ?? [])
    for shown in wrong.narrowed(to: pair.patterns) {
      key.add(
        [shown.mistake.id, shown.address, shown.text.title, shown.summary]
          + shown.patterns.map(\.description))
    }
    return key
  }

  /// The cache key of a page that shows a text and one sample in all patterns, with some metrics
  /// of the implementations.
  ///
  /// It is `nil` if the sample was not played, or if an implementation has no key.
  package func key(
    of sample: SampleID, showing metrics: [Metric] = [], _ text: ContentText, _ html: String
  ) -> ResultKey? {
    let ids = scenarios.implementations.filter { $0.sample == sample }
    guard !ids.isEmpty, var key = key("sample", showing: metrics, of: ids, text, html)
    else { return nil }
    key.add(preferredPatterns.map(\.description))
    return key
  }

  /// The cache key of results that show implementations, some of their metrics, and a text with its
  /// rendered body.
  private func key(
    _ sort: String, showing metrics: [Metric], of ids: [ImplementationID], _ text: ContentText?,
    _ html: String?
  ) -> ResultKey? {
    var key = store.key(sort)
    key.add(scenarios.samples.map(\.description))
    key.add(scenarios.implementations.map(\.description))
    key.add(text.map { [$0.file.path, $0.path, $0.document.text] } ?? [])
    key.add(html.map { [$0] } ?? [])
    for id in ids {
      guard let own = keys[id] else { return nil }
      key.add(own.fileName)
      key.add(metrics.map { "\($0.id) \(numbers.value(of: $0, for: id))" })
    }
    return key
  }
}
