import Comparison
import Evidence
import Identifiers
import Metrics
import SiteTemplates
import StaticSite
import Trace

extension EvidenceDirective {
  /// `choices`: what one chooses by, a row for each pattern, computed from all its samples; only
  /// *not when* is written by hand, in the pattern's text.
  static let choices = EvidenceDirective("choices", [], optional: [.patterns]) { request in
    let named = request.patterns(of: nil, 1...99)
    return ChoiceTable(
      patterns: named.isEmpty ? request.evidence.scenarios.patterns : named,
      evidence: request.evidence
    ).block
  }
}

/// The table by which a pattern is chosen.
private struct ChoiceTable {
  let patterns: [PatternID]
  let evidence: StudyEvidence

  var block: EvidenceBlock {
    EvidenceBlock(name: "choices", value: ["table": table.value])
  }

  private var table: Table {
    let computed = [
      TableCell("Receives the input"), TableCell("Receives the outcome"),
      TableCell("Turns values into what is seen"), TableCell("Holds the domain’s values"),
      TableCell("Doubles", to: Address.metric("doubles-needed")),
      TableCell("Machinery, lines", to: Address.metric("code-lines")),
    ]
    return Table(
      caption: "All patterns, over all their samples", columns: computed + [TableCell("Not when")],
      rows: patterns.map { pattern in
        TableRow(
          head: TableCell(
            evidence.links.title(ofPattern: pattern), to: Address.pattern(pattern)),
          cells: cells(of: pattern), pattern: pattern)
      })
  }

  private func cells(of pattern: PatternID) -> [TableCell] {
    let findings = evidence.findings[pattern]
    let jobs = findings?.jobs ?? JobTally()
    let page = Address.pattern(pattern)
    let text = evidence.texts.of(TextKind.pattern).first { PatternID($0.name) == pattern }
    return [Job.receiveInput, .receiveOutcome, .present].map { job in
      TableCell(jobs.leaders(job).names, to: "\(page)#jobs")
    } + [
      TableCell((findings?.holders ?? RoleTally()).leaders.names, to: "\(page)#ownership"),
      TableCell(doubles(of: pattern)), TableCell(machinery(of: pattern)),
      TableCell(text?.header.notWhen ?? "–"),
    ]
  }

  /// The doubles that the unit tests of all samples need, added up.
  private func doubles(of pattern: PatternID) -> String {
    let counts = values(of: "doubles-needed", in: pattern).compactMap { value -> Int? in
      if case .each(let doubles) = value { doubles.count } else { nil }
    }
    return counts.isEmpty ? "–" : "\(counts.reduce(0, +))"
  }

  /// The lines that every sample of the pattern shares.
  private func machinery(of pattern: PatternID) -> String {
    let lines = values(of: "code-lines", in: pattern).compactMap { value -> Int? in
      if case .split(let lines) = value { lines.machinery } else { nil }
    }
    return lines.max().map { "\($0)" } ?? "–"
  }

  private func values(of metric: Metric.ID, in pattern: PatternID) -> [MetricValue] {
    guard let metric = Metric.named(metric) else { return [] }
    return evidence.scenarios.samples
      .filter { evidence.scenarios.patterns(of: $0).contains(pattern) }
      .map {
        evidence.numbers.value(of: metric, for: ImplementationID(sample: $0, pattern: pattern))
      }
  }
}

extension [Role] {
  /// The names as a table's cell has them.
  fileprivate var names: String { isEmpty ? "–" : map(\.rawValue).joined(separator: ", ") }
}
