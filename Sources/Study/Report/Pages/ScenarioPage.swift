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
  private let play: Play
  /// The patterns that are shown in full.
  private let pair: [PatternID]

  /// The page of a scenario; `nil` if it was not played.
  init?(evidence: StudyEvidence, text: ContentText) {
    guard let play = evidence.plays.all.first(where: { $0.address == "/" + text.path }) else {
      return nil
    }
    self.evidence = evidence
    self.text = text
    self.play = play
    pair = play.pair(preferring: evidence.preferredPatterns)
  }

  /// The page.
  ///
  /// - Parameter body: The scenario's prose.
  /// - Returns: The page.
  func page(_ body: ContentBody) -> Page {
    let phases = PhaseTable(play: play, links: links).table
    let totals = RecordingTable(play: play, links: links).table
    let contours = Contours(play: play, links: links)
    return Page(
      of: text, body,
      [
        "sample": links.link(toSample: play.scenario.sample),
        "contours": contours.value(shown: pair), "laneRoles": contours.lanes,
        "legend": play.legend(patterns: pair),
        "steps": .list(steps),
        "phases": phases.value,
        "totals": totals.value,
        "script": Script(document: text.document).value,
        "file": .string(play.scenario.file.split(separator: "/").last.map(String.init) ?? ""),
        "casts": .list(
          play.parts.filter { pair.contains($0.pattern) }.map { $0.castValue(links) }),
      ])
  }

  private var bars: [Play.Bar] { play.barsWithClosing }

  /// The steps; opening and closing are folded where others are between them, since they are long
  /// and much the same.
  private var steps: [PageValue] {
    let isShort = play.bars.count == 1
    return bars.map { bar in
      let isOpen = bar.ordinal != .closing && (isShort || bar.ordinal != .opening)
      return BarValues(play: play, bar: bar, evidence: evidence)
        .value(patterns: pair, isOpen: isOpen, hasNumbers: true)
    }
  }
}
