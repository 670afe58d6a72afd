import CommonMark
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
    var values: [String: PageValue] = ["blocks": prose.value, "outline": .list(outline)]
    values["texts"] = listed.map { .list($0.map(\.summaryLink)) }
    return Page(of: text, prose, values)
  }

  /// The headings that stand at hand where there are so many that one looks for them.
  private var outline: [PageValue] {
    let headings = prose.body.headings.filter { $0.level == 2 }
    return headings.count < 3
      ? [] : headings.map { ["title": .string($0.text), "anchor": .string($0.anchor)] }
  }
}

extension ContentText {
  /// Its title, its summary and its address, for templates.
  var summaryLink: PageValue {
    ["title": .string(title), "summary": .string(summary), "address": .string("/\(path)")]
  }
}
