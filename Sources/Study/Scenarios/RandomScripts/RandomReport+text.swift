import Diagnostics

extension RandomReport: CustomStringConvertible {
  /// The counts as lines, and the failing script if there is one.
  public var description: String {
    var lines = [
      "\(sample): \(scripts.counted("script")), \(steps.counted("step")), seed \(seed)"
    ]
    lines += section("verbs", Verbs.words.compactMap { word in verbs[word].map { (word, $0) } })
    lines += section("screens after a step", screens.sorted { $0.key < $1.key })
    lines += [self].table(of: possibleEdgeCases, title: "situations")
    lines += ["", failure?.description ?? agreement]
    return lines.joined(separator: "\n")
  }

  /// The summary of a run without failures.
  private var agreement: String {
    "  all patterns agree: the same frames after every step, no participant outlives the app"
      + "; the trace rules hold in \(recorded.counted("recorded script"))"
  }

  private func section(_ title: String, _ counts: [(String, Int)]) -> [String] {
    TextTable(
      title: title, columns: ["steps", "of all"],
      rows: counts.map { name, count in (name: name, cells: count.cells(of: steps)) }
    ).lines
  }
}

extension RandomFailure: CustomStringConvertible {
  /// The reason for the failure, and the smallest failing script as a scenario file.
  public var description: String {
    """
    script \(number) fails; reduced from \(originalLength) steps to \(scenario.steps.count)
    \(reason)

    \(scenario.text)
    """
  }
}

/// The combined result of the random scripts of several samples.
///
/// An edge case is counted relative to the steps and scripts of the samples that can have it.
public struct RandomTotal: Sendable {
  private let reports: [RandomReport]

  /// Combines some reports.
  public init(of reports: [RandomReport]) { self.reports = reports }

  /// The edge cases that at least one of the samples can have, in order.
  public var possibleEdgeCases: [EdgeCase] {
    let possible = Set(reports.flatMap(\.possibleEdgeCases))
    return EdgeCase.allCases.filter(possible.contains)
  }
}

extension RandomTotal: CustomStringConvertible {
  /// The counts as lines.
  public var description: String {
    let head =
      "all \(reports.count) samples: \(reports.total(\.scripts).counted("script")), "
      + reports.total(\.steps).counted("step")
    let table = reports.table(
      of: possibleEdgeCases, title: "situations, counted where a sample can have them")
    return ([head] + table).joined(separator: "\n")
  }
}

// MARK: Tables

extension [RandomReport] {
  /// Returns a table with a row for each edge case: the steps and scripts that met it, and their
  /// share among those of the samples that can have it.
  fileprivate func table(of edgeCases: [EdgeCase], title: String) -> [String] {
    TextTable(
      title: title, columns: ["steps", "of all", "scripts", "of all"],
      rows: edgeCases.map { edgeCase in
        let able = filter { $0.possibleEdgeCases.contains(edgeCase) }
        let steps = able.total { $0.edgeCases[edgeCase] ?? 0 }
        let scripts = able.total { $0.scriptsMeeting[edgeCase] ?? 0 }
        return (
          name: edgeCase.rawValue,
          cells: steps.cells(of: able.total(\.steps)) + scripts.cells(of: able.total(\.scripts))
        )
      }
    ).lines
  }

  fileprivate func total(_ number: (RandomReport) -> Int) -> Int { reduce(0) { $0 + number($1) } }
}

extension Int {
  /// Returns the percentage that this number is of another.
  func percent(of all: Int) -> Double { all == 0 ? 0 : 100 * Double(self) / Double(all) }

  /// Returns the number, and its percentage of another one with one decimal.
  fileprivate func cells(of all: Int) -> [String] {
    ["\(self)", "\((percent(of: all) * 10).rounded() / 10) %"]
  }
}

/// A plain-text table with a title above the names and a heading above each column of numbers.
private struct TextTable {
  let title: String
  /// The headings of the columns.
  let columns: [String]
  let rows: [(name: String, cells: [String])]

  /// The indented lines; empty if there are no rows.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let names = ["  \(title)"] + rows.map { "    \($0.name)" }
    let cells = [columns] + rows.map(\.cells)
    let first = width(of: names)
    let widths = columns.indices.map { column in width(of: cells.map { $0[column] }) }
    return zip(names, cells).map { name, cells in
      let right = zip(cells, widths).map { "  " + $0.padded(to: $1) }.joined()
      return (name + String(repeating: " ", count: first - name.count) + right).withoutEndingSpaces
    }
  }

  private func width(of texts: [String]) -> Int { texts.map(\.count).max() ?? 0 }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: width - count) + self
  }

  fileprivate var withoutEndingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
