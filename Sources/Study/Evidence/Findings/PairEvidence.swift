package import Comparison
package import Identifiers
import Metrics
import Scenarios
import Sequences
package import Trace

/// The evidence for comparing pairs of patterns.
///
/// Each implementation and each pair is studied when a page first needs it. The list of all pairs
/// needs only their shared logic, and few pages need the rows of steps.
package final class PairEvidence: Sendable {
  private let scenarios: PlayedScenarios
  private let contracts: [Contract.ID: Contract]
  private let facts: ImplementationFacts
  private let numbers: MetricValues
  private let index: CodeIndex
  /// The shapes of the patterns' files, by path.
  private let shapes: [String: CodeShape]
  private let domains: [SampleID: DomainNames]
  private let codes = Memo<ImplementationID, PatternCode?>()
  private let studies = Memo<ImplementationID, ImplementationStudy?>()
  private let responsible = Memo<ImplementationID, ResponsibleCode>()
  private let stepRows = Memo<ImplementationID, StepRows>()
  private let logic = Memo<SampleOfPair, SharedLogic?>()

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
  package func comparison(_ pair: PatternPair, _ sample: SampleID) -> SamplePair? {
    guard let shared = sharedLogic(pair, sample),
      let first = study(of: ImplementationID(sample: sample, pattern: pair.first)),
      let second = study(of: ImplementationID(sample: sample, pattern: pair.second))
    else { return nil }
    return SamplePair(pair: pair, first: first, second: second, shared: shared)
  }

  /// The logic of the deciding roles that a sample's implementations in two patterns share; `nil`
  /// if it is not implemented in both.
  package func sharedLogic(_ pair: PatternPair, _ sample: SampleID) -> SharedLogic? {
    logic.value(for: SampleOfPair(pair: pair, sample: sample)) {
      let deciding = { [contracts] in contracts[$0]?.deciding ?? [] }
      guard let first = code(of: ImplementationID(sample: sample, pattern: pair.first)),
        let second = code(of: ImplementationID(sample: sample, pattern: pair.second))
      else { return nil }
      return SharedLogic((first, deciding(pair.first)), (second, deciding(pair.second)))
    }
  }

  /// The code of an implementation for each responsibility, according to its recordings.
  func responsible(in study: ImplementationStudy) -> ResponsibleCode? {
    guard let domain = domains[study.id.sample], let source = facts[study.id] else { return nil }
    return responsible.value(for: study.id) {
      ResponsibleCode(
        of: scenarios.performances(of: study.id).map(\.recording.log), in: study.code,
        domain: domain, presentations: source.presentations)
    }
  }

  /// The default step for comparing the patterns.
  ///
  /// It is the first step with the fewest rows, in both patterns together, that changes both the
  /// screen and values of the domain. If no step does so in both patterns, because one keeps
  /// values outside the domain, it only has to change the screen.
  func shortestStep(of samplePair: SamplePair) -> StepOfScenario? {
    let steps = scenarios.of(sample: samplePair.sample).flatMap { played in
      played.shownSteps.compactMap { shownStep -> StepOfScenario? in
        guard case .step(let number) = shownStep.ordinal else { return nil }
        return StepOfScenario(scenario: played.scenario.id, step: number)
      }
    }
    let (first, second) = (stepRows(of: samplePair.first.id), stepRows(of: samplePair.second.id))
    return shortest(of: steps, first.telling, second.telling)
      ?? shortest(of: steps, first.showing, second.showing)
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

  private func stepRows(of id: ImplementationID) -> StepRows {
    stepRows.value(for: id) { StepRows(of: id, in: scenarios) }
  }

  private func code(of id: ImplementationID) -> PatternCode? {
    codes.value(for: id) {
      guard scenarios.patterns(of: id.sample).contains(id.pattern), let source = facts[id]
      else { return nil }
      let shelf = index[id]
      return PatternCode(
        source, own: shelf.own.compactMap { shapes[$0.file.path] },
        machinery: shelf.machinery.compactMap { shapes[$0.file.path] })
    }
  }

  private func study(of id: ImplementationID) -> ImplementationStudy? {
    studies.value(for: id) {
      code(of: id).map { code in
        ImplementationStudy(
          id, code: code, contract: contracts[id.pattern], numbers: numbers, shelf: index[id])
      }
    }
  }
}

/// One sample in two patterns.
package struct SamplePair: Sendable {
  package let pair: PatternPair
  package let first: ImplementationStudy
  package let second: ImplementationStudy
  /// The logic of the deciding roles that both implementations share.
  package let shared: SharedLogic

  package var sample: SampleID { first.id.sample }

  /// The deciding roles of each implementation.
  package var deciding: (first: Set<Role>, second: Set<Role>) { (first.deciding, second.deciding) }

  /// The source text of a line.
  package func text(_ line: PlacedLine) -> String {
    let lines = first.texts[line.file] ?? second.texts[line.file] ?? []
    let index = line.line.number - 1
    return lines.indices.contains(index) ? lines[index] : line.line.text
  }
}

/// The identifier of a sample in two patterns.
private struct SampleOfPair: Hashable, Sendable {
  let pair: PatternPair
  let sample: SampleID
}
