import Diagrams
import Evidence
import Identifiers
import Scenarios
import Sequences
import SiteTemplates
import StaticSite

/// All scenarios of a sample in all its patterns, each so small that a table holds them, on one
/// scale: for the template `parts/miniatures`.
struct Miniatures {
  private let rows: [(played: PlayedScenario, contours: [PatternID: Contour])]
  private let patterns: [PatternID]
  private let links: Links

  /// Draws what was played of a sample.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios of the sample, in order.
  ///   - patterns: The patterns that the sample is written in, in order.
  ///   - links: Where titles lead.
  init(_ scenarios: [PlayedScenario], patterns: [PatternID], links: Links) {
    self.patterns = patterns
    self.links = links
    rows = scenarios.map { played in
      (
        played,
        Dictionary(
          keepingFirst: played.contours.map { ($0.performance.pattern, $0.contour) })
      )
    }
  }

  var value: PageValue {
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
