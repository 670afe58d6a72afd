import Comparison
import Diagrams
import Evidence
import Scenarios
import SiteTemplates
import Trace

/// One step of two patterns, compared message by message.
struct PairStep {
  let step: StepOfScenario
  private let played: PlayedScenario
  private let shownStep: PlayedScenario.ShownStep
  private let performances:
    (first: PlayedScenario.PatternPerformance, second: PlayedScenario.PatternPerformance)
  private let links: Links
  /// The compared messages.
  let diff: MessageDiff
  private let rows: (first: [SequenceRow], second: [SequenceRow])

  /// Compares a step of a pair; fails if there is no such step, or if one pattern did not play it.
  init?(
    _ step: StepOfScenario, of samplePair: SamplePair, in scenarios: PlayedScenarios, links: Links
  ) {
    guard let played = scenarios[step.scenario],
      let shownStep = played.shownSteps.first(where: { $0.ordinal == .step(step.step) }),
      let first = played.performances.first(where: { $0.pattern == samplePair.pair.first }),
      let second = played.performances.first(where: { $0.pattern == samplePair.pair.second })
    else { return nil }
    self.step = step
    self.played = played
    self.shownStep = shownStep
    self.links = links
    performances = (first, second)
    rows = (first.sequence(of: shownStep.number).rows, second.sequence(of: shownStep.number).rows)
    diff = MessageDiff(
      rows.first.map(first.message), rows.second.map(second.message),
      deciding: samplePair.deciding)
  }

  /// The step for the template `parts/pair-step`.
  var value: PageValue {
    [
      "scenario": .string(played.scenario.title),
      "address": .string(
        played.address(
          showing: [performances.first.pattern, performances.second.pattern], at: shownStep)),
      "heading": .string(shownStep.heading),
      "first": link(to: performances.first), "second": link(to: performances.second),
      "hunks": shown.value,
      "both": .number(diff.counts.both), "onlyFirst": .number(diff.counts.first),
      "onlySecond": .number(diff.counts.second),
    ]
  }

  private func link(to performance: PlayedScenario.PatternPerformance) -> PageValue {
    let address = Address.performance(played.scenario.id, pattern: performance.pattern)
    return [
      "title": .string(links.title(ofPattern: performance.pattern)),
      "address": .string("\(address)#\(shownStep.ordinal.anchor)"),
      "rows": .number(performance.sequence(of: shownStep.number).rows.count),
    ]
  }

  private var shown: PairDiff {
    diff.lines.reduce(into: PairDiff()) { shown, line in
      switch line.side {
      case .both(let one, let other):
        shown.addBoth(
          .same, sentence(performances.first, rows.first[one]),
          sentence(performances.second, rows.second[other]),
          times: line.times)
      case .first(let index):
        shown.add(
          .first, sentence(performances.first, rows.first[index]), toFirst: true, times: line.times)
      case .second(let index):
        shown.add(
          .second, sentence(performances.second, rows.second[index]), toFirst: false,
          times: line.times)
      }
    }
  }

  /// Returns the sentence of a row.
  private func sentence(_ performance: PlayedScenario.PatternPerformance, _ row: SequenceRow)
    -> String
  {
    RowSentence(row: row, badged: performance.badged).text
  }
}

extension PlayedScenario.PatternPerformance {
  /// Returns a row in the form that is compared with another pattern's.
  fileprivate func message(_ row: SequenceRow) -> ComparedMessage {
    let side = { (id: Participant.ID?) in id.flatMap { self.badged.sides[$0] } }
    let isLandmark =
      row.kind == .input || row.kind == .effect || (row.kind == .state && isHeld(row.to))
    return ComparedMessage(
      kind: row.kind.rawValue, from: side(row.from), to: side(row.to), label: row.shownLabel,
      value: row.value, isRedundant: row.isRedundant, isLandmark: isLandmark)
  }
}
