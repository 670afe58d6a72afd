import Diagnostics
import Diagrams
import Documents
import Scenarios
import SiteTemplates
import StaticSite

/// The page of a scenario: all patterns side by side, step by step.
struct ScenarioPage {
  let report: Report
  let play: Play
  let text: ContentText

  private var context: Context { report.context }

  /// The page.
  ///
  /// - Parameter body: The scenario's prose.
  /// - Returns: The page, with its twin.
  func page(_ body: ContentBody) -> Page {
    let totals = RecordingTable(report: report, play: play).table
    return Page(
      path: Address.path(play.address), template: "scenario", title: play.scenario.title,
      values: [
        "summary": .string(play.scenario.summary),
        "sample": context.link(toSample: play.scenario.sample),
        "legend": play.legend(),
        "steps": .list(steps),
        "totals": totals.value,
        "casts": .list(play.parts.map(cast)),
        "body": .html(body.html),
      ],
      markdown: markdown(totals), source: text.templateLocation, origins: body.origins)
  }

  /// The steps; the opening is folded where others follow, since it is long and much the same.
  private var steps: [PageValue] {
    let bars = play.bars
    return bars.map { bar in
      BarValues(play: play, bar: bar, report: report)
        .value(isOpen: bar.number > 0 || bars.count == 1)
    }
  }

  private func cast(_ part: Play.Part) -> PageValue {
    [
      "pattern": context.link(toPattern: part.pattern),
      "code": .string(Address.code(of: play.scenario.sample, in: part.pattern)),
      "participants": .list(part.badges.map(\.value)),
    ]
  }

  private func markdown(_ totals: Table) -> String {
    let steps = play.bars.map { bar in
      let expectations = bar.expectations.map { "- `\($0.key)`: \($0.wanted)\n" }
      let list = expectations.isEmpty ? "" : expectations.joined() + "\n"
      return
        "## \(bar.heading)\n\n\(list)\(StepTable(report: report, play: play, bar: bar).table.markdown)"
    }
    return
      (["# \(play.scenario.title)\n", "\(play.scenario.summary)\n", report.markdown(of: text)]
      + steps
      + ["## \(totals.caption)\n", totals.markdown])
      .joined(separator: "\n")
  }
}
