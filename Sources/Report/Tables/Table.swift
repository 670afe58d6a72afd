import SiteTemplates
import StaticSite

/// A table of texts and numbers, for a page and for its Markdown twin.
struct Table {
  /// A cell's text, where it leads, and how long a bar stands under it.
  struct Cell {
    var text: String
    var address: String?
    var bar: String?

    init(_ text: String, to address: String? = nil, bar: String? = nil) {
      self.text = text
      self.address = address
      self.bar = bar
    }

    init(_ number: Int, bar: String? = nil) { self.init("\(number)", bar: bar) }
  }

  /// A row's head and its cells.
  struct Row {
    let head: Cell
    let cells: [Cell]
  }

  var caption: String
  var columns: [Cell]
  var rows: [Row]
}

extension Table {
  /// The table for the template `parts/table`.
  var value: PageValue {
    [
      "caption": .string(caption),
      "columns": .list(columns.map(\.headValue)),
      "rows": .list(
        rows.map { row in
          [
            "title": .string(row.head.text), "address": .optional(row.head.address),
            "cells": .list(row.cells.map(\.value)),
          ]
        }),
    ]
  }

  /// The table with pipes.
  var markdown: String {
    let head = "| |" + columns.map { " \($0.markdown) |" }.joined()
    let rule = "|---|" + columns.map { _ in "---:|" }.joined()
    let body = rows.map { row in
      "| \(row.head.markdown) |" + row.cells.map { " \($0.markdown) |" }.joined()
    }
    return ([head, rule] + body).joined(separator: "\n") + "\n"
  }
}

extension Table.Cell {
  fileprivate var headValue: PageValue {
    ["title": .string(text), "address": .optional(address)]
  }

  fileprivate var value: PageValue {
    [
      "text": .string(text), "address": .optional(address),
      "isText": .bool(text.contains(where: \.isLetter)), "bar": .html(bar ?? ""),
    ]
  }

  fileprivate var markdown: String {
    let plain = text.replacing("|", with: "\\|").replacing("\n", with: " ")
    return address.map { "[\(plain)](\($0))" } ?? plain
  }
}
