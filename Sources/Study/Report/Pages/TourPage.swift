import SiteTemplates
import StaticSite

/// A guided path: prose in stops, each with its evidence, and from each the way to the next.
struct TourPage {
  let text: ContentText
  let prose: EvidenceProse

  /// The page.
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
    .optional(
      stop.map { ["title": .string($0.title), "address": .string("#\($0.anchor)")] })
  }
}
