import Documents
import HeadlessUI
import Metrics
import Scenarios
import SiteTemplates
import StaticSite

/// The page of a sample: its screens, its rules, its scenarios, its implementations.
struct SamplePage {
  /// A text for each sample.
  static let kind = PageKind("sample", of: "samples/") { evidence, text, body in
    SamplePage(
      text: text, texts: evidence.texts, plays: evidence.plays, links: evidence.links,
      facts: evidence.facts
    ).page(body)
  }

  let text: ContentText
  let texts: Texts
  let plays: Plays
  let links: Links
  let facts: ImplementationFacts

  private var sample: String { text.name }

  /// The page.
  func page(_ body: ContentBody) -> Page {
    let table = implementations
    return Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "screens": .list(screens.map { ["frame": $0.value] }),
        "scenarios": .list(
          plays.of(sample: sample).map { play in
            [
              "title": .string(play.scenario.title), "address": .string(play.address),
              "summary": .string(play.scenario.summary),
            ]
          }),
        "table": table.value,
      ],
      markdown: markdown(table), source: text.templateLocation, origins: body.origins)
  }

  /// Each screen as it was first seen in a scenario, and once more with each alert.
  private var screens: [Frame] {
    var seen: Set<[String]> = []
    let frames = plays.of(sample: sample).compactMap(\.parts.first).flatMap(\.recording.frames)
    return frames.filter { frame in
      guard let screen = frame.screen else { return false }
      return seen.insert([screen, frame.alert?.message ?? ""]).inserted
    }
  }

  private var implementations: Table {
    SourceTable(
      sample: sample, patterns: plays.patterns(of: sample), links: links, facts: facts
    ).table
  }

  private func markdown(_ table: Table) -> String {
    let scenarios = plays.of(sample: sample).map { play in
      "- [\(play.scenario.title)](\(play.address)): \(play.scenario.summary)\n"
    }
    return
      "# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))\n\(scenarios.joined())\n"
      + table.markdown
  }
}
