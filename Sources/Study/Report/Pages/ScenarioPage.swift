import Diagnostics
import Diagrams
import Documents
import Evidence
import Identifiers
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// The page of a scenario: two patterns side by side, step by step, the numbers of all, and the way
/// to each of the others.
struct ScenarioPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText
  private let played: PlayedScenario
  /// The patterns that are shown in full.
  private let pair: [PatternID]

  /// The page of a scenario; `nil` if it was not played.
  init?(evidence: StudyEvidence, text: ContentText) {
    guard let played = evidence.scenarios.all.first(where: { $0.address == "/" + text.path }) else {
      return nil
    }
    self.evidence = evidence
    self.text = text
    self.played = played
    pair = played.pair(preferring: evidence.preferredPatterns)
  }

  /// The page.
  ///
  /// - Parameter body: The scenario's prose.
  /// - Returns: The page.
  func page(_ body: ContentBody) -> Page {
    let phases = PhaseTable(played: played, links: links).table
    let totals = RecordingTable(played: played, links: links).table
    let contours = Contours(played: played, links: links)
    let page = Page(
      of: text, body,
      [
        "sample": links.link(toSample: played.scenario.sample),
        "contours": contours.value(shown: pair), "laneRoles": contours.lanes,
        "legend": played.legend(patterns: pair),
        "steps": .list(steps),
        "phases": phases.value,
        "totals": totals.value,
        "next": .optional(next),
        "script": ScriptListing(document: text.document).value,
        "file": .string(played.scenario.file.split(separator: "/").last.map(String.init) ?? ""),
        "casts": .list(
          played.performances.filter { pair.contains($0.pattern) }.map { $0.legendValue(links) }),
      ])
    return page.previewed(by: contours.of(pair))
  }

  /// The scenario after this one in its sample, for templates; the last has none.
  private var next: PageValue? {
    let all = scenarios.of(sample: played.scenario.sample)
    guard let index = all.firstIndex(where: { $0.scenario.id == played.scenario.id }),
      index + 1 < all.count
    else { return nil }
    return [
      "title": .string(all[index + 1].scenario.title), "address": .string(all[index + 1].address),
    ]
  }

  private var shownSteps: [PlayedScenario.ShownStep] { played.stepsWithClosing }

  /// The steps; opening and closing are folded where others are between them, since they are long
  /// and much the same.
  private var steps: [PageValue] {
    let isShort = played.shownSteps.count == 1
    return shownSteps.map { shownStep in
      let isOpen = shownStep.ordinal != .closing && (isShort || shownStep.ordinal != .opening)
      return StepValues(played: played, shownStep: shownStep, evidence: evidence)
        .value(patterns: pair, isOpen: isOpen, hasNumbers: true)
    }
  }
}
