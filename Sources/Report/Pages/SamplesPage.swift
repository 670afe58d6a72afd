import SiteTemplates
import StaticSite

/// The list of the samples.
struct SamplesPage {
  let report: Report
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "samples": .list(report.texts(.sample).map(entry)),
      ],
      markdown: markdown, source: text.templateLocation, origins: body.origins)
  }

  private func entry(_ sample: ContentText) -> PageValue {
    [
      "title": .string(sample.title), "summary": .string(sample.summary),
      "address": .string(Address.sample(sample.name)),
      "scenarios": .number(report.plays(of: sample.name).count),
      "patterns": .number(report.patterns(of: sample.name).count),
    ]
  }

  private var markdown: String {
    let samples = report.texts(.sample).map { sample in
      "- [\(sample.title)](\(Address.sample(sample.name))): \(sample.summary)\n"
    }
    return "# \(text.title)\n\n\(text.summary)\n\n\(report.markdown(of: text))\n\(samples.joined())"
  }
}
