import Diagnostics
import Documents
import Metrics
import SiteFiles
import SiteTemplates
import StaticSite

/// Every number with its definition, and the numbers of every sample.
struct MetricsPage {
  /// The one text of the list.
  static let kind = PageKind("metrics", of: "metrics.md") {
    evidence, text, body throws(DiagnosticError) in
    try MetricsPage(
      text: text, texts: evidence.texts, plays: evidence.plays, links: evidence.links,
      facts: evidence.facts
    ).page(body)
  }

  /// A text for each number, which says what it means; the page has the rest from the program.
  static let definitions = PageKind("metric", shownElsewhere: "metrics/") {
    fields throws(DiagnosticError) in
    for key in ["unit", "origin"] { _ = fields.optionalString(key) }
    return [:]
  }

  let text: ContentText
  let texts: Texts
  let plays: Plays
  let links: Links
  let facts: ImplementationFacts

  /// The page.
  ///
  /// - Throws: Every fault of the definitions' texts.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let tables = plays.samples.map { sample in
      SourceTable(
        sample: sample, patterns: plays.patterns(of: sample), links: links, facts: facts
      ).table
    }
    let collector = DiagnosticCollector()
    let definitions = Metric.all.compactMap { metric in
      collector.collect { () throws(DiagnosticError) in try definition(of: metric) }
    }
    try collector.throwErrors()
    return Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "samples": .list(tables.map { ["title": .string($0.caption), "tables": [$0.value]] }),
        "metrics": .list(definitions.map(\.value)),
      ],
      markdown: markdown(tables), source: text.templateLocation,
      origins: body.origins + definitions.flatMap(\.origins))
  }

  private func definition(
    of metric: Metric
  ) throws(DiagnosticError) -> (value: PageValue, origins: [LinkOrigin]) {
    guard let text = texts.of(Self.definitions).first(where: { $0.name == metric.id }) else {
      throw DiagnosticError(
        Diagnostic(
          .undefinedMetric, at: SourceLocation(file: text.file.path),
          "the metric '\(metric.id)' is nowhere defined",
          suggestion: "write 'metrics/\(metric.id).md' beside this file"))
    }
    let collector = DiagnosticCollector()
    let body = texts.body(of: text, reportingTo: collector)
    try collector.throwErrors()
    let value: PageValue = [
      "anchor": .string(metric.id), "name": .string(metric.title), "unit": .string(metric.unit),
      "origin": .string(metric.origin.rawValue), "definition": .html(body.html),
    ]
    return (value, body.origins)
  }

  private func markdown(_ tables: [Table]) -> String {
    let definitions = Metric.all.map { metric in
      let text = texts.of(Self.definitions).first { $0.name == metric.id }
      let definition = text.map(texts.markdown) ?? ""
      return "## \(metric.title)\n\n*\(metric.unit)* · \(metric.origin.rawValue)\n\n\(definition)"
    }
    return
      (["# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))"]
      + tables.map { "## \($0.caption)\n\n\($0.markdown)" } + definitions)
      .joined(separator: "\n")
  }
}
