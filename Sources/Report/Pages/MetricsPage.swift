import Diagnostics
import Documents
import Metrics
import SiteFiles
import SiteTemplates
import StaticSite

/// Every number with its definition, and the numbers of every sample.
struct MetricsPage {
  let report: Report
  let text: ContentText

  /// The page.
  ///
  /// - Throws: Every fault of the definitions' texts.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let tables = report.samples.map { SourceTable(report: report, sample: $0).table }
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
    guard let text = report.texts(.metric).first(where: { $0.name == metric.id }) else {
      throw DiagnosticError(
        Diagnostic(
          "undefined-metric", at: SourceLocation(file: text.file.path),
          "the metric '\(metric.id)' is nowhere defined",
          suggestion: "write 'metrics/\(metric.id).md' beside this file"))
    }
    let body = try report.content.body(of: text, using: Report.renderer)
    let value: PageValue = [
      "anchor": .string(metric.id), "name": .string(metric.title), "unit": .string(metric.unit),
      "origin": .string(metric.origin.rawValue), "definition": .html(body.html),
    ]
    return (value, body.origins)
  }

  private func markdown(_ tables: [Table]) -> String {
    let definitions = Metric.all.map { metric in
      let text = report.texts(.metric).first { $0.name == metric.id }
      let definition = text.map(report.markdown) ?? ""
      return "## \(metric.title)\n\n*\(metric.unit)* · \(metric.origin.rawValue)\n\n\(definition)"
    }
    return
      (["# \(text.title)\n\n\(text.summary)\n\n\(report.markdown(of: text))"]
      + tables.map { "## \($0.caption)\n\n\($0.markdown)" } + definitions)
      .joined(separator: "\n")
  }
}
