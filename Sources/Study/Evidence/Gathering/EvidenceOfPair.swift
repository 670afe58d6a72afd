package import Comparison
import Documents
import Exhibits
package import Identifiers
import Metrics
import Scenarios
import SiteFiles
package import StaticSite

/// Everything that the pages of one pair of patterns show: what both did, and what is written of
/// them.
///
/// It has nothing of any other pattern, so that its pages are the same whatever becomes of those.
package struct EvidenceOfPair: Sendable {
  package let pair: PatternPair
  /// The text that somebody wrote about it.
  package let text: TextOfKind<PairHeader>?
  /// The samples that are written in both, in order.
  package let samples: [SampleID]
  /// The performances of both.
  package let scenarios: PlayedScenarios
  package let links: Links
  package let contracts: [Contract.ID: Contract]
  package let findings: [PatternID: PatternFindings]
  /// The wrong implementations that belong to one of the two, or to both.
  package let wrong: ShownWrongImplementations
  /// The evidence in which the samples are compared, when a page needs it.
  private let pairs: PairEvidence
}

extension EvidenceOfPair {
  /// The part of all evidence that is of one pair.
  init(_ pair: PatternPair, _ text: TextOfKind<PairHeader>?, in all: StudyEvidence) {
    self.pair = pair
    self.text = text
    pairs = all.pairs
    samples = all.pairs.samples(of: pair)
    scenarios = all.scenarios.narrowed(to: pair.patterns)
    links = all.links.narrowed(to: scenarios.implementations)
    contracts = all.contracts.filter { pair.patterns.contains($0.key) }
    findings = all.findings.filter { pair.patterns.contains($0.key) }
    wrong = all.wrong.narrowed(to: pair.patterns)
  }

  /// A sample in both; `nil` if it is not written in both.
  package func comparison(_ sample: SampleID) -> SamplePair? { pairs.comparison(pair, sample) }
}

extension StudyEvidence {
  /// The part of it that is of one pair of patterns.
  package func of(_ pair: PatternPair, _ text: TextOfKind<PairHeader>?) -> EvidenceOfPair {
    EvidenceOfPair(pair, text, in: self)
  }

  /// The key of what is made of the evidence of a pair: of both patterns' implementations and their
  /// numbers, of the text, and of the wrong implementations that belong to them.
  ///
  /// - Parameters:
  ///   - pair: The pair.
  ///   - text: What is written about it, if anything is.
  ///   - html: The text's body.
  /// - Returns: The key; `nil` if an implementation has none.
  package func key(
    of pair: PatternPair, _ text: TextOfKind<PairHeader>?, _ html: String?
  ) -> ResultKey? {
    var key = store.key("pair")
    key.add(pair.patterns.map(\.description))
    key.add(scenarios.samples.map(\.description))
    key.add(scenarios.patterns.map(\.description))
    for id in scenarios.implementations where pair.patterns.contains(id.pattern) {
      guard let own = keys[id] else { return nil }
      key.add(own.fileName)
      key.add(Metric.all.map { "\($0.id) \(numbers.value(of: $0, for: id))" })
    }
    key.add(text.map { [$0.file.path, $0.path, $0.document.text] } ?? [])
    key.add(html.map { [$0] } ?? [])
    for shown in wrong.narrowed(to: pair.patterns).all {
      key.add(
        [shown.mistake.id, shown.address, shown.text.title, shown.summary]
          + shown.patterns.map(\.description))
    }
    return key
  }
}
