import Diagrams
import Evidence
import Identifiers
import Metrics
import SiteTemplates

/// A table of texts and numbers for a page and its Markdown twin, in which digits are not grouped.
struct Table {
  /// A group of rows, with a title if there are other groups.
  struct Section {
    var title: String?
    /// The phase of a scenario that the rows describe.
    var phase: String?
    let rows: [TableRow]
  }

  var caption: String
  var columns: [TableCell]
  var sections: [Section]
}

extension Table {
  /// Creates a table with a single group of rows.
  init(caption: String, columns: [TableCell], rows: [TableRow]) {
    self.init(caption: caption, columns: columns, sections: [Section(rows: rows)])
  }
}

/// A row: its heading, its cells, and the pattern that it describes.
struct TableRow {
  let head: TableCell
  let cells: [TableCell]
  var pattern: PatternID?
}

extension TableRow {
  /// Creates the row of a pattern, whose title links to an address or else to the pattern's page.
  init(of pattern: PatternID, _ links: Links, to address: String? = nil, cells: [TableCell]) {
    self.init(
      head: TableCell(links.title(ofPattern: pattern), to: address ?? Address.pattern(pattern)),
      cells: cells, pattern: pattern)
  }
}

/// The text of a cell with its link; for a heading, also the metric of the column.
struct TableCell {
  var text: String
  var address: String?
  var metric: MetricID?

  init(_ text: String, to address: String? = nil, metric: MetricID? = nil) {
    self.text = text
    self.address = address
    self.metric = metric
  }

  init(_ number: Int) { self.init("\(number)") }

  /// Creates the heading of a metric's column, which links to its definition.
  init(_ metric: Metric) {
    self.init(metric.title, to: Address.metric(metric.id), metric: metric.id)
  }
}

extension Table {
  /// The greatest number of columns that fits on a narrow screen.
  private static let narrow = 2

  /// The table for the templates `table` and `table.md`.
  var value: PageValue {
    [
      "caption": .string(caption),
      "columns": .list(columns.map(\.headValue)),
      "width": .number(columns.count + 1),
      "isWide": .bool(columns.count > Self.narrow),
      "sections": .list(sections.map(\.value)),
    ]
  }
}

extension Table.Section {
  fileprivate var value: PageValue {
    [
      "title": .optional(title), "phase": .optional(phase),
      "rows": .list(
        rows.map { row in
          [
            "title": .string(row.head.text), "address": .optional(row.head.address),
            "pattern": .optional(row.pattern?.description),
            "cells": .list(row.cells.map(\.value)),
          ]
        }),
    ]
  }
}

extension TableCell {
  fileprivate var headValue: PageValue {
    [
      "title": .string(text), "address": .optional(address),
      "counts": .optional(metric?.description),
    ]
  }

  fileprivate var value: PageValue {
    let isText = text.contains(where: \.isLetter)
    return [
      "text": .string(isText ? text : text.grouped), "plain": .string(text),
      "address": .optional(address), "isText": .bool(isText),
    ]
  }
}

extension MetricValue {
  /// Returns the amount by which another value is greater, or an empty text.
  func difference(to other: MetricValue) -> String {
    switch (self, other) {
    case (.count(let one), .count(let two)): Self.signed(two - one)
    case (.split(let one), .split(let two)):
      [two.machinery - one.machinery, two.sample - one.sample].map(Self.signed)
        .joined(separator: " · ")
    case (.phased(let one), .phased(let two)):
      Phase.allCases.map { Self.signed(two[$0] - one[$0]) }.joined(separator: " / ")
    default: ""
    }
  }

  /// Returns a number with its sign: `+3`, `−2`, `0`.
  private static func signed(_ number: Int) -> String {
    number > 0 ? "+\(number)" : number < 0 ? "−\(-number)" : "0"
  }
}
