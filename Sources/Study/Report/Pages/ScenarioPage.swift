import Diagnostics
import Documents
import Evidence
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite

/// The page of a scenario: two patterns side by side, the metrics of all, and links to the others.
struct ScenarioPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<ScenarioHeader>
  private let played: PlayedScenario
  /// The patterns shown in full.
  private let pair: [PatternID]

  /// Creates the page of a scenario; fails if it was not played.
  init?(evidence: StudyEvidence, text: TextOfKind<ScenarioHeader>) {
    guard let played = evidence.scenarios.all.first(where: { $0.address == "/" + text.path }) else {
      return nil
    }
    self.evidence = evidence
    self.text = text
    self.played = played
    pair = played.pair(preferring: evidence.preferredPatterns)
  }

  func key(_ body: ContentBody) -> ResultKey? {
    evidence.key(of: played.scenario.sample, text.text, body.html)
  }

  func page(_ body: ContentBody) -> Page {
    let contours = Contours(played: played, links: links)
    let page = Page(
      of: text.text, body,
      [
        "sample": links.link(toSample: played.scenario.sample),
        "contours": contours.value(shown: pair), "laneRoles": contours.lanes,
        "legend": played.legend(patterns: pair),
        "steps": .list(steps),
        "phases": phases.value,
        "totals": totals.value,
        "next": .optional(next),
        "script": .list(script),
        "file": .string(played.scenario.file.split(separator: "/").last.map(String.init) ?? ""),
        "casts": .list(
          played.performances.filter { pair.contains($0.pattern) }.map { $0.legendValue(links) }),
      ])
    return page.previewed(by: contours.of(pair))
  }

  /// The next scenario of the sample, for templates; `nil` for the last one.
  private var next: PageValue? {
    let all = scenarios.of(sample: played.scenario.sample)
    guard let index = all.firstIndex(where: { $0.scenario.id == played.scenario.id }),
      index + 1 < all.count
    else { return nil }
    return all[index + 1].link
  }

  /// The steps; opening and closing are folded beside others, since they are long and much alike.
  private var steps: [PageValue] {
    let isShort = played.shownSteps.count == 1
    return played.stepsWithClosing.map { shownStep in
      let isOpen = shownStep.ordinal != .closing && (isShort || shownStep.ordinal != .opening)
      return StepValues(played: played, shownStep: shownStep, evidence: evidence)
        .value(patterns: pair, isOpen: isOpen, hasNumbers: true)
    }
  }

  /// The work of each pattern in the phases, with a row for each pattern and phase.
  private var phases: Table {
    Table(
      caption: played.scenario.title, columns: Metric.ofSteps.map { TableCell($0) },
      sections: Phase.allCases.map { phase in
        Table.Section(
          title: phase.title, phase: phase.rawValue,
          rows: played.performances.map { performance in
            TableRow(
              of: performance.pattern, links, cells: performance.facts.phases[phase].cells)
          })
      })
  }

  /// The metrics of entire recordings, with a row for each pattern.
  private var totals: Table {
    let metrics = Metric.all.filter { $0.origin == .recording && !$0.isOfSteps }
    return Table(
      caption: played.scenario.title, columns: metrics.map { TableCell($0) },
      rows: played.performances.map { performance in
        TableRow(
          of: performance.pattern, links,
          cells: metrics.map { TableCell($0.value(of: performance.facts)?.description ?? "") })
      })
  }

  /// The lines of the front matter, including the delimiters, for the template `parts/script`;
  /// each has an anchor.
  private var script: [PageValue] {
    let lines = TextLines(text.document.text)
    return (1..<max(text.document.bodyLine, 1)).map { number in
      [
        "anchor": .string(PlayedScenario.scriptAnchor(line: number)),
        "text": .string(lines.text(ofLine: number) ?? ""),
      ]
    }
  }
}

extension Phase {
  /// The name for readers.
  fileprivate var title: String {
    switch self {
    case .opening: "Opening"
    case .interaction: "Interaction"
    case .closing: "Closing"
    }
  }
}
