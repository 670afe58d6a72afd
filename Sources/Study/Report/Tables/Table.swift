import Diagrams
import Evidence
import Identifiers
import Metrics
import SiteTemplates

/// A table of texts and numbers, for a page and for its twin, whose digits are not grouped.
struct Table {
  /// Rows that belong together, under a title if there are others.
  struct Section {
    var title: String?
    /// The phase of a scenario that it is of.
    var phase: String?
    let rows: [TableRow]
  }

  var caption: String
  var columns: [TableCell]
  var sections: [Section]
}

extension Table {
  /// A table of rows that have no titles between them.
  init(caption: String, columns: [TableCell], rows: [TableRow]) {
    self.init(caption: caption, columns: columns, sections: [Section(rows: rows)])
  }
}

/// A row's head and its cells, and the pattern that it is of.
struct TableRow {
  let head: TableCell
  let cells: [TableCell]
  var pattern: PatternID?
}

extension TableRow {
  /// The row of a pattern, whose title leads to its page, if nowhere else.
  init(of pattern: PatternID, _ links: Links, to address: String? = nil, cells: [TableCell]) {
    self.init(
      head: TableCell(links.title(ofPattern: pattern), to: address ?? Address.pattern(pattern)),
      cells: cells, pattern: pattern)
  }
}

/// A cell's text and where it leads; of a column's head besides, which metric its cells are of.
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

  /// The head of a column of a metric, which leads to its definition.
  init(_ metric: Metric) {
    self.init(metric.title, to: Address.metric(metric.id), metric: metric.id)
  }
}

extension Table {
  /// The most columns that a narrow screen has room for.
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
  /// The amount by which another value is greater, for a table's cell; empty where there is none.
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

  /// A number with its sign: `+3`, `−2`, `0`.
  private static func signed(_ number: Int) -> String {
    number > 0 ? "+\(number)" : number < 0 ? "−\(-number)" : "0"
  }
}
