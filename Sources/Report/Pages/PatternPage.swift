import Documents
import Metrics
import StaticSite
import Trace

/// The page of a pattern: its roles and directions as contract and as measured, its history.
struct PatternPage {
  let report: Report
  let text: ContentText

  private var pattern: String { text.name }

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "implementations": .list(report.samples.compactMap(implementation)),
      ],
      markdown: "# \(text.title)\n\n\(text.summary)\n\n\(text.document.body)",
      source: text.templateLocation, origins: body.origins)
  }

  private func implementation(_ sample: String) -> PageValue? {
    guard let facts = report.facts(sample: sample, pattern: pattern) else { return nil }
    let title = report.context.title(ofSample: sample)
    return [
      "title": .string(title),
      "address": .string(Address.code(of: sample, in: pattern)),
      "matrix": .html(CodePage.matrix(facts, prefix: "knows-\(sample)", title: title)),
      "cycles": .list(
        facts.knowsAbout.cycles.map { cycle in
          ["text": .string(cycle.map(\.rawValue).joined(separator: " ⇄ "))]
        }),
      "lines": .number(facts.codeLines.total),
      "types": .number(facts.types.count),
    ]
  }
}
