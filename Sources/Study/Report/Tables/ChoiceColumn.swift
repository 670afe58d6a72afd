import Comparison
import Evidence
import Identifiers
import Metrics
import Trace

/// A column of the table for choosing a pattern: its heading, and the cell of each pattern.
///
/// Everything is computed except ``notWhen``, which comes from the pattern's text.
struct ChoiceColumn: Sendable {
  let head: TableCell
  let cell: @Sendable (MeasuredPattern) -> TableCell
}

extension ChoiceColumn {
  /// The columns of the table in texts.
  static let short = [
    job(.receiveInput), job(.receiveOutcome), job(.present), holders, doubles, machinery, notWhen,
  ]

  /// All columns that can be compared at a glance; the patterns' pages have the rest.
  static let whole =
    Job.allCases.map(job) + [
      knowsWidgets, holders, firstScreen, nextScreen, weakReferences, doubles, outOfReach,
    ]

  /// Returns the table for choosing a pattern, with a row for each pattern over all its samples.
  static func table(
    of patterns: [PatternID], _ columns: [ChoiceColumn], in evidence: StudyEvidence
  ) -> Table {
    Table(
      caption: "All patterns, over all their samples", columns: columns.map(\.head),
      rows: patterns.map { pattern in
        let measured = MeasuredPattern(pattern: pattern, evidence: evidence)
        return TableRow(
          of: pattern, evidence.links, cells: columns.map { $0.cell(measured) })
      })
  }

  private static func job(_ job: Job) -> ChoiceColumn {
    ChoiceColumn(head: TableCell(job.title)) { pattern in
      TableCell((pattern.findings?.jobs.leaders(job) ?? []).names, to: "\(pattern.address)#jobs")
    }
  }

  private static let knowsWidgets = ChoiceColumn(
    head: TableCell("Knows the widgets", to: Address.metric("knows-about"))
  ) { pattern in
    TableCell(pattern.rolesKnowingWidgets.names, to: "\(pattern.address)#implementations")
  }

  private static let holders = ChoiceColumn(head: TableCell("Holds the domain’s values")) {
    pattern in
    TableCell(
      (pattern.findings?.holders ?? RoleTally()).leaders.names, to: "\(pattern.address)#ownership")
  }

  private static let doubles = ChoiceColumn(
    head: TableCell("Doubles", to: Address.metric("doubles-needed"))
  ) { pattern in
    TableCell(pattern.doubles.map { "\($0)" } ?? "–", to: "\(pattern.address)#how-it-is-tested")
  }

  private static let machinery = ChoiceColumn(
    head: TableCell("Machinery, lines", to: Address.metric("code-lines"))
  ) { pattern in TableCell(pattern.machinery.map { "\($0)" } ?? "–") }

  private static let firstScreen = ChoiceColumn(
    head: TableCell("Lines of a first screen", to: Address.metric("code-lines"))
  ) { pattern in
    let lines = pattern.linesOfSmallest
    return TableCell(lines.map { "\($0.total)" } ?? "–", to: pattern.codeOfSmallest)
  }

  private static let nextScreen = ChoiceColumn(
    head: TableCell("Of the next", to: Address.metric("code-lines"))
  ) { pattern in
    let lines = pattern.linesOfSmallest
    return TableCell(lines.map { "\($0.sample)" } ?? "–", to: pattern.codeOfSmallest)
  }

  private static let weakReferences = ChoiceColumn(head: TableCell("Weak references")) { pattern in
    TableCell("\(pattern.weakReferences)", to: "\(pattern.address)#ownership")
  }

  private static let outOfReach = ChoiceColumn(
    head: TableCell("Deciding lines no test sees", to: Address.metric("reachable-without-view"))
  ) { pattern in
    TableCell(
      pattern.unreached.map { "\($0.lines) of \($0.all)" } ?? "–",
      to: "\(pattern.address)#how-it-is-tested")
  }

  private static let notWhen = ChoiceColumn(head: TableCell("Not when")) { pattern in
    TableCell(pattern.notWhen ?? "–")
  }
}

extension [Role] {
  /// The names for a table's cell.
  fileprivate var names: String { isEmpty ? "–" : map(\.rawValue).joined(separator: ", ") }
}
