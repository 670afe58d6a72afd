import Comparison
import Diagrams
import Evidence
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// One step as two patterns took it, message by message.
struct PairStep {
  let step: StepOfScenario
  private let play: Play
  private let bar: Play.Bar
  private let parts: (first: Play.Part, second: Play.Part)
  private let links: Links
  /// The messages, compared.
  let diff: MessageDiff
  private let rows: (first: [Row], second: [Row])

  /// A step of a pair; `nil` if there is no such step, or one of the two did not play it.
  init?(_ step: StepOfScenario, of samplePair: SamplePair, in plays: Plays, links: Links) {
    guard let play = plays[step.scenario],
      let bar = play.bars.first(where: { $0.ordinal == .step(step.step) }),
      let first = play.parts.first(where: { $0.pattern == samplePair.pair.first }),
      let second = play.parts.first(where: { $0.pattern == samplePair.pair.second })
    else { return nil }
    self.step = step
    self.play = play
    self.bar = bar
    self.links = links
    parts = (first, second)
    rows = (first.score(of: bar.number).rows, second.score(of: bar.number).rows)
    diff = MessageDiff(
      rows.first.map(first.message), rows.second.map(second.message),
      deciding: samplePair.deciding)
  }

  /// The step for the template `parts/pair-step`.
  var value: PageValue {
    [
      "scenario": .string(play.scenario.title), "address": .string(play.address),
      "heading": .string(bar.heading),
      "first": link(to: parts.first), "second": link(to: parts.second),
      "hunks": shown.value,
      "both": .number(diff.counts.both), "onlyFirst": .number(diff.counts.first),
      "onlySecond": .number(diff.counts.second),
    ]
  }

  private func link(to part: Play.Part) -> PageValue {
    let address = Address.performance(play.scenario.id, pattern: part.pattern)
    return [
      "title": .string(links.title(ofPattern: part.pattern)),
      "address": .string("\(address)#\(bar.ordinal.anchor)"),
      "rows": .number(part.score(of: bar.number).rows.count),
    ]
  }

  private var shown: PairDiff {
    diff.lines.reduce(into: PairDiff()) { shown, line in
      switch line.side {
      case .both(let one, let other):
        shown.addBoth(
          .same, sentence(parts.first, rows.first[one]), sentence(parts.second, rows.second[other]),
          times: line.times)
      case .first(let index):
        shown.add(
          .first, sentence(parts.first, rows.first[index]), toFirst: true, times: line.times)
      case .second(let index):
        shown.add(
          .second, sentence(parts.second, rows.second[index]), toFirst: false, times: line.times)
      }
    }
  }

  /// A row in a sentence.
  private func sentence(_ part: Play.Part, _ row: Row) -> String {
    RowSentence(row: row, cast: part.cast).text
  }
}

extension Play.Part {
  /// A row as it is compared with another pattern's.
  fileprivate func message(_ row: Row) -> ComparedMessage {
    let side = { (id: Participant.ID?) in id.flatMap { self.cast.sides[$0] } }
    let isLandmark =
      row.kind == .input || row.kind == .effect || (row.kind == .state && isHeld(row.to))
    return ComparedMessage(
      kind: row.kind.rawValue, from: side(row.from), to: side(row.to), label: row.shownLabel,
      value: row.value, isRedundant: row.isRedundant, isLandmark: isLandmark)
  }
}
