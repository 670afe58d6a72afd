import Evidence
import SiteTemplates
import StaticSite

/// The list of the samples.
struct SamplesPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      of: text, body,
      [
        "samples": .list(texts.of(TextKind.sample).map(entry))
      ],
      markdown: markdown)
  }

  private func entry(_ sample: ContentText) -> PageValue {
    [
      "title": .string(sample.title), "summary": .string(sample.summary),
      "address": .string(Address.sample(sample.name)),
      "scenarios": .number(plays.of(sample: sample.name).count),
      "patterns": .number(plays.patterns(of: sample.name).count),
    ]
  }

  private var markdown: String {
    let samples = texts.of(TextKind.sample).map { sample in
      "- [\(sample.title)](\(Address.sample(sample.name))): \(sample.summary)\n"
    }
    return "\(opening)\n\(samples.joined())"
  }
}
