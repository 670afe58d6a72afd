import Diagrams
import Evidence
import Identifiers
import Scenarios
import SiteTemplates
import StaticSite

/// All scenarios of a sample in all its patterns, each so small that a table holds them, on one
/// scale: for the template `parts/miniatures`, and in numbers for Markdown.
struct Miniatures {
  private let rows: [(play: Play, contours: [PatternID: Contour])]
  private let patterns: [PatternID]
  private let links: Links

  /// Draws what was played of a sample.
  ///
  /// - Parameters:
  ///   - plays: The scenarios of the sample, in order.
  ///   - patterns: The patterns that the sample is written in, in order.
  ///   - links: Where titles lead.
  init(_ plays: [Play], patterns: [PatternID], links: Links) {
    self.patterns = patterns
    self.links = links
    rows = plays.map { play in
      (
        play,
        Dictionary(
          play.contours.map { ($0.part.pattern, $0.contour) },
          uniquingKeysWith: { first, _ in first })
      )
    }
  }

  var value: PageValue {
    let length = rows.flatMap { $0.contours.values.map(\.length) }.max() ?? 0
    return [
      "patterns": .list(patterns.map(links.link(toPattern:))),
      "rows": .list(
        rows.map { play, contours in
          [
            "title": .string(play.scenario.title), "address": .string(play.address),
            "cells": .list(
              patterns.map { pattern in
                contours[pattern].map { contour in
                  [
                    "address": .string(Address.performance(play.scenario.id, pattern: pattern)),
                    "drawing": .html(contour.miniature(length: length)),
                    "marks": .string(contour.length.grouped),
                  ]
                } ?? [:]
              }),
          ]
        }),
    ]
  }

  /// The table of how many marks each contour has.
  var table: Table {
    Table(
      caption: "How many messages and other marks each contour has",
      columns: patterns.map { TableCell(links.title(ofPattern: $0), to: Address.pattern($0)) },
      rows: rows.map { play, contours in
        TableRow(
          head: TableCell(play.scenario.title, to: play.address),
          cells: patterns.map { pattern in
            contours[pattern].map {
              TableCell(
                "\($0.length)", to: Address.performance(play.scenario.id, pattern: pattern))
            } ?? TableCell("–")
          })
      })
  }
}
