import Diagnostics
import Documents
import Evidence
import Metrics
import Sequences
import SiteFiles
import SiteTemplates
import StaticSite

/// Every number with its definition, and the numbers of every implementation, to read and to take
/// away.
struct MetricsPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  ///
  /// - Throws: Every fault of the definitions' texts.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let collector = DiagnosticCollector()
    let defined = Metric.all.compactMap { metric in
      collector.collect { () throws(DiagnosticError) in
        try MetricDefinition(of: metric, texts: texts, beside: text)
      }
    }
    let definitions = Dictionary(
      keepingFirst: defined.map { ($0.metric.id, $0) })
    collector.report(contentsOf: unexplained(definitions))
    try collector.throwErrors()
    let tables = MetricGroup.allCases.map {
      NumberTable(group: $0, scenarios: scenarios, links: links, numbers: numbers)
    }
    let document = NumbersDocument(scenarios: scenarios, numbers: numbers, definitions: definitions)
    return Page(
      of: text, body,
      [
        "implementations": .number(scenarios.implementations.count),
        "hasSchema": .bool(evidence.sources.numbersSchema != nil),
        "groups": .list(tables.map(\.value)),
        "samples": .list(
          scenarios.samples.enumerated().map { index, sample in
            ["title": .string(links.title(ofSample: sample)), "isFirst": .bool(index == 0)]
          }),
        "metrics": .list(defined.map(\.value)),
      ],
      origins: defined.flatMap(\.origins),
      files: [
        OutputFile(path: "\(text.path)metrics.json", text: document.json),
        OutputFile(path: "\(text.path)metrics.csv", text: document.csv),
      ]
        + (evidence.sources.numbersSchema.map { file in
          [OutputFile(path: "\(text.path)metrics.schema.json", text: file.text)]
        } ?? [])
    )
  }

  /// Metrics without a value somewhere, whose texts do not say why.
  private func unexplained(_ definitions: [Metric.ID: MetricDefinition]) -> [Diagnostic] {
    Metric.all.flatMap { metric -> [Diagnostic] in
      guard let definition = definitions[metric.id] else { return [] }
      let absences = Set(
        scenarios.implementations.compactMap { numbers.value(of: metric, for: $0).absence })
      return Absence.allCases.filter { absences.contains($0) && definition.reason($0) == nil }
        .map { absence in
          Diagnostic(
            .undefinedMetric, at: SourceLocation(file: definition.text.document.path),
            "the metric '\(metric.id)' has no value somewhere, and its text does not say why",
            suggestion: "write a sentence under '\(absence.reasonKey)'")
        }
    }
  }
}
