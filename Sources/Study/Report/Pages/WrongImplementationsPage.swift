import Exhibits
import Samples
import Scenarios
import SiteTemplates
import StaticSite

/// The list of the wrong implementations, by sample.
struct WrongImplementationsPage {
  /// The one text of the list.
  static let kind = PageKind("faults", of: "faults/index.md") { evidence, text, body in
    WrongImplementationsPage(
      text: text, texts: evidence.texts, wrong: evidence.wrong, plays: evidence.plays,
      links: evidence.links
    ).page(body)
  }

  let text: ContentText
  let texts: Texts
  let wrong: ShownWrongImplementations
  let plays: Plays
  let links: Links

  /// The page.
  func page(_ body: ContentBody) -> Page {
    Page(
      path: text.path, template: text.template, title: text.title,
      values: [
        "summary": .string(text.summary), "body": .html(body.html),
        "samples": .list(
          plays.samples.compactMap { sample in
            let faults = faults(of: sample)
            guard !faults.isEmpty else { return nil }
            return [
              "sample": links.link(toSample: sample), "faults": .list(faults.map(entry)),
            ]
          }),
      ],
      markdown: markdown, source: text.templateLocation, origins: body.origins)
  }

  private func faults(of sample: String) -> [ShownWrongImplementation] {
    wrong.all.filter { $0.fault.implementation.sample.id == sample }
  }

  private func entry(_ shown: ShownWrongImplementation) -> PageValue {
    let values: [String: PageValue] = [
      "title": .string(shown.text.title), "summary": .string(shown.summary),
      "address": .string(shown.address), "symptom": .string(shown.symptom),
      "pattern": links.link(toPattern: shown.fault.implementation.pattern),
      "scenario": [
        "title": .string(shown.play.scenario.title), "address": .string(shown.play.address),
      ],
    ]
    return .dictionary(values.merging(shown.chosen.check.flags) { $1 })
  }

  private var markdown: String {
    let lines = wrong.all.map { "- [\($0.text.title)](\($0.address)): \($0.summary)\n" }
    return "# \(text.title)\n\n\(text.summary)\n\n\(texts.markdown(of: text))\n\(lines.joined())"
  }
}
