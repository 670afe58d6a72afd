import Comparison
import SiteTemplates
import StaticSite

/// The list of the patterns.
struct PatternsPage {
  let report: Report
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "patterns": .list(report.texts(.pattern).map(entry)),
      ],
      markdown: markdown, source: text.templateLocation, origins: body.origins)
  }

  private func entry(_ pattern: ContentText) -> PageValue {
    let contract = report.contract(ofPattern: pattern.name)
    return [
      "title": .string(pattern.title), "summary": .string(pattern.summary),
      "address": .string(Address.pattern(pattern.name)),
      "roles": .list((contract?.roles ?? []).map(\.role.value)),
      "matrix": .html(contract?.matrix(title: pattern.title) ?? ""),
    ]
  }

  private var markdown: String {
    let patterns = report.texts(.pattern).map { pattern in
      "- [\(pattern.title)](\(Address.pattern(pattern.name))): \(pattern.summary)\n"
    }
    return
      "# \(text.title)\n\n\(text.summary)\n\n\(report.markdown(of: text))\n\(patterns.joined())"
  }
}
