import Documents
import Evidence
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite

/// The page of a sample: its screens, its rules, its scenarios, and what its implementations share.
struct SamplePage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  private var sample: SampleID { SampleID(text.name) }
  /// The files of its domain and screens.
  private var domain: [ListedFile] { evidence.sources.code.domains[sample] ?? [] }

  /// The page.
  func page(_ body: ContentBody) -> Page {
    let table = implementations
    let listings = Listings(domain, parsed: evidence.sources.parsed, keptIn: evidence.store)
    let miniatures = Miniatures(
      topics.flatMap(\.scenarios), patterns: scenarios.patterns(of: sample), links: links)
    return Page(
      of: text, body,
      [
        "screens": .list(screens),
        "isLong": .bool(scenarios.of(sample: sample).count > Self.few),
        "topics": .list(
          topics.map { topic in
            [
              "title": .string(topic.title), "scenarios": .list(topic.scenarios.map(\.summaryLink)),
            ]
          }),
        "miniatures": miniatures.value,
        "table": table.value,
        "domain": .list(domain.map { $0.value(listings) }),
      ])
  }

  private var topics: [(title: String, scenarios: [PlayedScenario])] {
    scenarios.byTopic(of: sample)
  }

  /// The most scenarios that have room beside the prose.
  private static let few = 8

  /// Each screen as it was first seen in a scenario, and once more with each alert; with the step
  /// after which it was seen.
  private var screens: [PageValue] {
    var seen: Set<[String]> = []
    return scenarios.of(sample: sample).flatMap { played -> [PageValue] in
      let shownSteps = played.stepsWithClosing
      return (played.performances.first?.recording.frames ?? []).enumerated().compactMap {
        step, frame in
        guard let screen = frame.screen,
          let shownStep = shownSteps.last(where: { $0.number <= step }),
          seen.insert([screen, frame.alert?.message ?? ""]).inserted
        else { return nil }
        return [
          "frame": frame.value, "scenario": .string(played.scenario.title),
          "address": .string("\(played.address)#\(shownStep.ordinal.anchor)"),
          "step": .string(shownStep.ordinal.sentence), "verb": .string(shownStep.verb),
          "object": .string(shownStep.object),
        ]
      }
    }
  }

  private var implementations: Table {
    SourceTable(
      sample: sample, patterns: scenarios.patterns(of: sample), links: links, numbers: numbers
    ).table
  }
}

extension PlayedScenario {
  /// The scenario in a list, for templates.
  fileprivate var summaryLink: PageValue {
    [
      "title": .string(scenario.title), "address": .string(address),
      "summary": .string(scenario.summary),
    ]
  }
}
