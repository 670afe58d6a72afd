package import Comparison
package import Identifiers
import Metrics
import Scenarios
import Sequences
import Synchronization
package import Trace

/// The evidence for comparing pairs of patterns.
///
/// Each implementation and each pair is studied when a page first needs it.
package final class PairEvidence: Sendable {
  private let scenarios: PlayedScenarios
  private let contracts: [Contract.ID: Contract]
  private let facts: ImplementationFacts
  private let numbers: MetricValues
  private let index: CodeIndex
  /// The shapes of the patterns' files, by path.
  private let shapes: [String: CodeShape]
  private let domains: [SampleID: DomainNames]
  private let studies = Mutex<[ImplementationID: ImplementationStudy]>([:])
  private let comparisons = Mutex<[SampleOfPair: SamplePair]>([:])

  init(
    scenarios: PlayedScenarios, contracts: [Contract.ID: Contract], sources: ExaminedSources,
    numbers: MetricValues
  ) {
    self.scenarios = scenarios
    self.contracts = contracts
    self.numbers = numbers
    facts = sources.facts
    index = sources.code
    shapes = Dictionary(
      keepingFirst: sources.library.files.compactMap(\.shape).map { ($0.file, $0) })
    domains = sources.library.domainNames(ofSamples: scenarios.samples)
  }

  /// All pairs of the patterns that were played, in order.
  package var pairs: [PatternPair] { PatternPair.all(of: scenarios.patterns) }

  /// The samples implemented in both patterns, in order.
  package func samples(of pair: PatternPair) -> [SampleID] {
    scenarios.samples.filter { sample in
      pair.patterns.allSatisfy(scenarios.patterns(of: sample).contains)
    }
  }

  /// A sample in two patterns; `nil` if it is not implemented in both.
  ///
  /// The lock is not held meanwhile: concurrent callers may both compute it, with equal results.
  package func comparison(_ pair: PatternPair, _ sample: SampleID) -> SamplePair? {
    let id = SampleOfPair(pair: pair, sample: sample)
    if let known = comparisons.withLock({ $0[id] }) { return known }
    guard let first = study(of: ImplementationID(sample: sample, pattern: pair.first)),
      let second = study(of: ImplementationID(sample: sample, pattern: pair.second))
    else { return nil }
    let made = SamplePair(pair: pair, first: first, second: second)
    comparisons.withLock { $0[id] = made }
    return made
  }

  private func study(of id: ImplementationID) -> ImplementationStudy? {
    if let known = studies.withLock({ $0[id] }) { return known }
    guard let domain = domains[id.sample], scenarios.patterns(of: id.sample).contains(id.pattern),
      let made = ImplementationStudy(
        id, scenarios: scenarios, contract: contracts[id.pattern], facts: facts, numbers: numbers,
        shelf: index[id], shapes: shapes, domain: domain)
    else { return nil }
    studies.withLock { $0[id] = made }
    return made
  }
}

/// One sample in two patterns.
package struct SamplePair: Sendable {
  package let pair: PatternPair
  package let first: ImplementationStudy
  package let second: ImplementationStudy
  /// The logic of the deciding roles that both implementations share.
  package let shared: SharedLogic

  init(pair: PatternPair, first: ImplementationStudy, second: ImplementationStudy) {
    self.pair = pair
    self.first = first
    self.second = second
    shared = SharedLogic((first.code, first.deciding), (second.code, second.deciding))
  }

  package var sample: SampleID { first.id.sample }

  /// The deciding roles of each implementation.
  package var deciding: (first: Set<Role>, second: Set<Role>) { (first.deciding, second.deciding) }

  /// The source text of a line.
  package func text(_ line: PlacedLine) -> String {
    let lines = first.texts[line.file] ?? second.texts[line.file] ?? []
    let index = line.line.number - 1
    return lines.indices.contains(index) ? lines[index] : line.line.text
  }

  /// The default step for comparing the patterns.
  ///
  /// It is the first step with the fewest rows, in both patterns together, that changes both the
  /// screen and values of the domain. If no step does so in both patterns, because one keeps
  /// values outside the domain, it only has to change the screen.
  package func shortestStep(in scenarios: PlayedScenarios) -> StepOfScenario? {
    let steps = scenarios.of(sample: sample).flatMap { played in
      played.shownSteps.compactMap { shownStep -> StepOfScenario? in
        guard case .step(let number) = shownStep.ordinal else { return nil }
        return StepOfScenario(scenario: played.scenario.id, step: number)
      }
    }
    return shortest(of: steps, first.tellingSteps, second.tellingSteps)
      ?? shortest(of: steps, first.showingSteps, second.showingSteps)
  }

  private func shortest(
    of steps: [StepOfScenario], _ first: [StepOfScenario: Int], _ second: [StepOfScenario: Int]
  ) -> StepOfScenario? {
    let both = steps.compactMap { step -> (step: StepOfScenario, rows: Int)? in
      guard let one = first[step], let other = second[step] else { return nil }
      return (step, one + other)
    }
    return both.min { $0.rows < $1.rows }?.step
  }
}

/// The identifier of a sample in two patterns.
private struct SampleOfPair: Hashable, Sendable {
  let pair: PatternPair
  let sample: SampleID
}
