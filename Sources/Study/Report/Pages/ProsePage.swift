import SiteTemplates
import StaticSite

/// A page of prose with evidence, and below it, if it is a list, other texts with their summaries.
struct ProsePage {
  let text: ContentText
  let prose: EvidenceProse
  /// The texts that it lists; `nil` if it is no list.
  var listed: [ContentText]?

  /// The page.
  var page: Page {
    var values: [String: PageValue] = ["blocks": prose.value]
    values["texts"] = listed.map { .list($0.map(\.summaryLink)) }
    return Page(of: text, prose, values)
  }
}

extension ContentText {
  /// Its title, its summary and its address, for templates.
  var summaryLink: PageValue {
    ["title": .string(title), "summary": .string(summary), "address": .string("/\(path)")]
  }
}
