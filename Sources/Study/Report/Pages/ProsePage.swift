import CommonMark
import SiteTemplates
import StaticSite

/// A page of prose with evidence and, if it is a list, the listed texts with their summaries.
struct ProsePage {
  let text: ContentText
  let prose: EvidenceProse
  /// The listed texts; `nil` if the page is not a list.
  var listed: [ContentText]?

  var page: Page {
    var values: [String: PageValue] = ["blocks": prose.value, "outline": .list(outline)]
    values["texts"] = listed.map { .list($0.map(\.summaryLink)) }
    return Page(of: text, prose, values)
  }

  /// The headings that remain visible, if there are enough of them to make it useful.
  private var outline: [PageValue] {
    let headings = prose.body.headings.filter { $0.level == 2 }
    return headings.count < 3
      ? [] : headings.map { ["title": .string($0.text), "anchor": .string($0.anchor)] }
  }
}

/// A guided tour: prose in stops, each with its evidence and a link to the next.
struct TourPage {
  let text: ContentText
  let prose: EvidenceProse

  var page: Page {
    let (before, stops) = prose.sections
    return Page(
      of: text, prose,
      [
        "opening": EvidenceProse.value(of: before),
        "blocks": prose.value, "count": .number(stops.count),
        "stops": .list(
          stops.enumerated().map { index, stop in
            [
              "number": .number(index + 1), "title": .string(stop.title),
              "anchor": .string(stop.anchor), "blocks": EvidenceProse.value(of: stop.pieces),
              "before": Self.link(index > 0 ? stops[index - 1] : nil),
              "after": Self.link(index + 1 < stops.count ? stops[index + 1] : nil),
            ]
          }),
      ])
  }

  private static func link(_ stop: EvidenceProse.ProseSection?) -> PageValue {
    .optional(stop.map { .link($0.title, to: "#\($0.anchor)") })
  }
}

extension ContentText {
  /// The title, summary and address, for templates.
  var summaryLink: PageValue {
    ["title": .string(title), "summary": .string(summary), "address": .string("/\(path)")]
  }
}
