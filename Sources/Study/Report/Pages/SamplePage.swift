import Diagrams
import Evidence
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import Sequences
import SiteTemplates
import StaticSite

/// The page of a sample: screens, rules, scenarios, and the code that its implementations share.
struct SamplePage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<Void>

  private var sample: SampleID { SampleID(text.name) }
  /// The files of its domain and screens.
  private var domain: [ListedFile] { evidence.sources.code.domains[sample] ?? [] }

  func key(_ body: ContentBody) -> ResultKey? {
    evidence.key(of: sample, showing: Self.metrics, text.text, body.html)
  }

  func page(_ body: ContentBody) -> Page {
    let listings = Listings(domain, parsed: evidence.sources.parsed, keptIn: evidence.store)
    return Page(
      of: text.text, body,
      [
        "screens": .list(screens),
        "isLong": .bool(scenarios.of(sample: sample).count > Self.few),
        "topics": .list(
          topics.map { topic in
            [
              "title": .string(topic.title), "scenarios": .list(topic.scenarios.map(\.summaryLink)),
            ]
          }),
        "miniatures": miniatures,
        "table": implementations.value,
        "models": models.value,
        "domain": .list(domain.map { $0.value(listings) }),
      ])
  }

  private var topics: [(title: String, scenarios: [PlayedScenario])] {
    scenarios.byTopic(of: sample)
  }

  /// The greatest number of scenarios that fits beside the prose.
  private static let few = 8

  /// Each screen as it first occurs in a scenario, and again with each alert, with the step after
  /// which it is shown.
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

  private static let metrics =
    MetricGroup.size.metrics
    + ["complexity", "knows-about", "cycles", "hidden-code"].compactMap(Metric.named)

  /// The size and coupling of its implementations, with a row for each pattern.
  private var implementations: Table {
    Table(
      caption: links.title(ofSample: sample), columns: Self.metrics.map { TableCell($0) },
      rows: scenarios.patterns(of: sample).map { pattern in
        let id = ImplementationID(sample: sample, pattern: pattern)
        return TableRow(
          of: pattern, links, to: Address.code(of: id),
          cells: Self.metrics.map { TableCell(numbers.value(of: $0, for: id).figure) })
      })
  }

  /// The models of its domain, and the patterns whose code for the sample names them.
  private var models: Table {
    let models = evidence.sources.library.domainModels(of: SourceFolders.name(for: sample))
    return Table(
      caption: "Models of the domain", columns: models.map { TableCell($0.name) },
      rows: scenarios.patterns(of: sample).map { pattern in
        let facts = evidence.sources.facts[ImplementationID(sample: sample, pattern: pattern)]
        return TableRow(
          of: pattern, links,
          cells: models.map { model in
            TableCell(facts.map { model.modules.contains($0.module) } == true ? "used" : "–")
          })
      })
  }

  /// A table of all scenarios and patterns as miniatures, for the template `parts/miniatures`.
  private var miniatures: PageValue {
    let patterns = scenarios.patterns(of: sample)
    let rows = topics.flatMap(\.scenarios).map { played in
      (
        played: played,
        contours: Dictionary(
          keepingFirst: played.contours().map { ($0.performance.pattern, $0.contour) })
      )
    }
    let length = rows.flatMap { $0.contours.values.map(\.length) }.max() ?? 0
    return [
      "patterns": .list(patterns.map(links.link(toPattern:))),
      "rows": .list(
        rows.map { played, contours in
          [
            "title": .string(played.scenario.title), "address": .string(played.address),
            "cells": .list(
              patterns.map { pattern in
                contours[pattern].map { contour in
                  [
                    "address": .string(Address.performance(played.scenario.id, pattern: pattern)),
                    "drawing": .html(contour.miniature(length: length)),
                    "marks": .string(contour.length.grouped), "plain": .number(contour.length),
                  ]
                } ?? [:]
              }),
          ]
        }),
    ]
  }
}

extension PlayedScenario {
  fileprivate var summaryLink: PageValue {
    [
      "title": .string(scenario.title), "address": .string(address),
      "summary": .string(scenario.summary),
    ]
  }
}

/// The list of samples.
struct SamplesPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<Void>

  func page(_ body: ContentBody) -> Page {
    Page(
      of: text.text, body,
      ["samples": .list(texts.of(TextKind.sample).map(entry))])
  }

  private func entry(_ sample: ContentText) -> PageValue {
    [
      "title": .string(sample.title), "summary": .string(sample.summary),
      "address": .string(Address.sample(SampleID(sample.name))),
      "scenarios": .number(scenarios.of(sample: SampleID(sample.name)).count),
      "patterns": .number(scenarios.patterns(of: SampleID(sample.name)).count),
    ]
  }
}
