import Diagnostics
import Documents
import Metrics
import SiteFiles
import SiteTemplates
import StaticSite

/// Every number with its definition, and the numbers of every implementation, to read and to take
/// away.
struct MetricsPage {
  /// The one text of the list.
  static let kind = PageKind("metrics", of: "metrics.md") {
    evidence, text, body throws(DiagnosticError) in
    try MetricsPage(
      text: text, texts: evidence.texts, plays: evidence.plays, links: evidence.links,
      numbers: evidence.numbers, schema: evidence.numbersSchema
    ).page(body)
  }

  /// A text for each number, which says what it means and why some have none; the page has the rest
  /// from the program.
  static let definitions = PageKind("metric", shownElsewhere: "metrics/") {
    fields throws(DiagnosticError) in
    for key in ["unit", "origin"] { _ = fields.optionalString(key) }
    for absence in Absence.allCases { _ = fields.optionalString(reasonKey(absence)) }
    return [:]
  }

  /// The key under which a metric's text says why there is no value.
  static func reasonKey(_ absence: Absence) -> String { "reason-\(absence.rawValue)" }

  let text: ContentText
  let texts: Texts
  let plays: Plays
  let links: Links
  let numbers: Numbers
  /// What the file for programs looks like.
  let schema: SourceFile?

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
      defined.map { ($0.metric.id, $0) }, uniquingKeysWith: { first, _ in first })
    collector.report(contentsOf: unexplained(definitions))
    try collector.throwErrors()
    let tables = MetricGroup.allCases.map {
      NumberTable(group: $0, plays: plays, links: links, numbers: numbers)
    }
    let document = NumbersDocument(plays: plays, numbers: numbers, definitions: definitions)
    return Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "implementations": .number(plays.implementations.count),
        "hasSchema": .bool(schema != nil),
        "groups": .list(tables.map(\.value)),
        "metrics": .list(defined.map(\.value)),
      ],
      markdown: markdown(tables, defined), source: text.templateLocation,
      origins: body.origins + defined.flatMap(\.origins),
      files: [
        OutputFile(path: "\(text.path)metrics.json", text: document.json),
        OutputFile(path: "\(text.path)metrics.csv", text: document.csv),
      ]
        + (schema.map { file in
          [OutputFile(path: "\(text.path)metrics.schema.json", text: file.text)]
        } ?? [])
    )
  }

  /// Metrics without a value somewhere, whose texts do not say why.
  private func unexplained(_ definitions: [Metric.ID: MetricDefinition]) -> [Diagnostic] {
    Metric.all.flatMap { metric -> [Diagnostic] in
      guard let definition = definitions[metric.id] else { return [] }
      let absences = Set(
        plays.implementations.compactMap { numbers.value(of: metric, for: $0).absence })
      return Absence.allCases.filter { absences.contains($0) && definition.reason($0) == nil }
        .map { absence in
          Diagnostic(
            .undefinedMetric, at: SourceLocation(file: definition.text.document.path),
            "the metric '\(metric.id)' has no value somewhere, and its text does not say why",
            suggestion: "write a sentence under '\(Self.reasonKey(absence))'")
        }
    }
  }

  private func markdown(_ tables: [NumberTable], _ definitions: [MetricDefinition]) -> String {
    (["# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))"]
      + tables.map(\.markdown) + definitions.map { $0.markdown(texts) })
      .joined(separator: "\n")
  }
}
