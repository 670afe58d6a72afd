import Diagnostics
import Evidence
import Samples
import SiteFiles
import StaticSite

extension PageKind {
  /// All kinds of pages.
  static let all: [PageKind] = [
    PageKind(TextKind.home, HomePage.self),
    PageKind(TextKind.samples, SamplesPage.self), PageKind(TextKind.sample, SamplePage.self),
    PageKind(TextKind.scenario, ScenarioPage.self),
    PageKind("performance", make: PerformancePage.all),
    PageKind(TextKind.patterns, PatternsPage.self), PageKind(TextKind.pattern, PatternPage.self),
    PageKind(TextKind.metrics, MetricsPage.self), PageKind(shownElsewhere: TextKind.metric),
    PageKind("code", make: CodePage.all),
    PageKind(TextKind.streams, StreamsPage.self), PageKind(TextKind.stream, StreamPage.self),
    PageKind(TextKind.wrongImplementations, WrongImplementationsPage.self),
    PageKind(TextKind.wrongImplementation, WrongImplementationPage.self),
    PageKind(TextKind.variants, VariantsPage.self), PageKind(TextKind.variant, VariantPage.self),
    PageKind(TextKind.pairs, PairsPage.self),
    PageKind(TextKind.pair) { evidence, text, body throws(DiagnosticError) in
      let pair = try PairCheck(text: text, evidence: evidence).pair()
      return PairPage(evidence: evidence, pair: pair, text: text).page(body)
    },
    PageKind("pair-sample", make: PairSamplePage.all),
    list(TextKind.tours, of: TextKind.tour),
    PageKind(TextKind.tour, prose: { TourPage(text: $1, prose: $2).page }),
    list(TextKind.guides, of: TextKind.guide),
    PageKind(TextKind.guide, prose: { ProsePage(text: $1, prose: $2).page }),
  ]

  /// The kinds of the texts, with scenarios of some samples.
  static func texts(playing samples: [SampleDescription]) -> [AnyContentKind] {
    let scenario = TextKind.scenario(playing: samples).erased
    return all.compactMap(\.content).map { $0.name == scenario.name ? scenario : $0 }
  }

  /// A kind of pages that list the texts of another kind below their own prose.
  private static func list(_ kind: ContentKind<Void>, of listed: ContentKind<Void>) -> PageKind {
    PageKind(kind, prose: { ProsePage(text: $1, prose: $2, listed: $0.of(listed)).page })
  }

  /// Returns the maker of a text's page; `nil` if it is no report's text, or has no page of its
  /// own.
  static func maker(of text: ContentText) -> PageMaker? {
    for kind in all where kind.name == text.kind {
      if case .texts(_, let maker) = kind.origin { return maker }
    }
    return nil
  }

  /// The files that pages load besides.
  static func files(from evidence: StudyEvidence) -> [OutputFile] { HomePage.files(from: evidence) }

  /// The pages that have no text.
  static func computed(from evidence: StudyEvidence) -> [Page] {
    all.flatMap { kind -> [Page] in
      if case .evidence(let make) = kind.origin { make(evidence) } else { [] }
    }
  }
}
