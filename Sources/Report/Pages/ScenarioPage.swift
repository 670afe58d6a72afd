import Diagnostics
import Diagrams
import Documents
import Scenarios
import StaticSite

/// The page of a scenario: all patterns side by side, step by step.
struct ScenarioPage {
  let play: Play
  let text: ContentText
  let context: Context

  /// The page.
  ///
  /// - Parameter body: The scenario's prose.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: Address.path(play.address), template: "scenario", title: play.scenario.title,
      values: [
        "summary": .string(play.scenario.summary),
        "sample": context.link(toSample: play.scenario.sample),
        "steps": .list(steps),
        "casts": .list(play.recordings.map(cast)),
        "body": .html(body.html),
      ],
      markdown: markdown, source: text.templateLocation, origins: body.origins)
  }

  /// The steps; the opening is folded where others follow, since it is long and much the same.
  private var steps: [PageValue] {
    let bars = play.bars
    return bars.map { bar in
      BarValues(play: play, bar: bar, context: context)
        .value(isOpen: bar.number > 0 || bars.count == 1)
    }
  }

  private func cast(_ recording: Recording) -> PageValue {
    [
      "pattern": context.link(toPattern: recording.pattern),
      "code": .string(Address.code(of: play.scenario.sample, in: recording.pattern)),
      "participants": .list(Badge.all(of: recording.log).map(\.value)),
    ]
  }

  private var markdown: String {
    let steps = play.bars.map { bar in
      let expectations = bar.expectations.map { "- `\($0.key)`: \($0.wanted)\n" }.joined()
      return "## \(bar.number) · \(bar.verb) \(bar.object)\n\n\(expectations)"
    }
    return (["# \(play.scenario.title)\n", "\(play.scenario.summary)\n"] + steps
      + [text.document.body])
      .joined(separator: "\n")
  }
}
