import Documents
import StaticSite

/// Every number with its definition, and the numbers of every sample.
struct MetricsPage {
  let report: Report
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    let tables = report.samples.map { SourceTable(report: report, sample: $0).table }
    return Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "samples": .list(tables.map { ["title": .string($0.caption), "tables": [$0.value]] }),
        "metrics": [],
      ],
      markdown: "# \(text.title)\n\n\(text.summary)\n\n\(tables.map(\.markdown).joined(separator: "\n"))",
      source: text.templateLocation, origins: body.origins)
  }
}
