import SiteFiles
import StaticSite

extension PageKind {
  /// All kinds of pages.
  static let all: [PageKind] = [
    HomePage.kind, SamplesPage.kind, SamplePage.kind, ScenarioPage.kind, PerformancePage.kind,
    PatternsPage.kind, PatternPage.kind, MetricsPage.kind, MetricsPage.definitions, CodePage.kind,
    StreamsPage.kind, StreamPage.kind, WrongImplementationsPage.kind,
    WrongImplementationPage.kind, VariantsPage.kind, VariantPage.kind,
    PairsPage.kind, PairPage.kind, PairSamplePage.kind,
    ToursPage.kind, TourPage.kind, GuidesPage.kind, GuidePage.kind,
  ]

  /// What makes the page of a text; `nil` if it is no report's text, or has no page of its own.
  static func maker(of text: ContentText) -> PageMaker? {
    for kind in all where kind.name == text.kind {
      if case .texts(_, let maker) = kind.origin { return maker }
    }
    return nil
  }

  /// The files that pages load besides.
  static func files(from evidence: Evidence) -> [OutputFile] { HomePage.files(from: evidence) }

  /// The pages that have no text.
  static func computed(from evidence: Evidence) -> [Page] {
    all.flatMap { kind -> [Page] in
      if case .evidence(let make) = kind.origin { make(evidence) } else { [] }
    }
  }
}
