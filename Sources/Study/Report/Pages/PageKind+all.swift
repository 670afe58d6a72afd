import Comparison
import Diagnostics
import Evidence
import Samples
import Sequences
import SiteFiles
import StaticSite

extension PageKind {
  /// All kinds of pages.
  static let all: [PageKind] = [
    PageKind(TextKind.home, HomePage.self),
    PageKind(TextKind.choose, ChoosePage.self),
    PageKind(TextKind.samples, SamplesPage.self), PageKind(TextKind.sample, SamplePage.self),
    PageKind(TextKind.scenario, ScenarioPage.self),
    PageKind("performance", ofEach: PerformancePage.all),
    PageKind(TextKind.patterns, PatternsPage.self), PageKind(TextKind.pattern, PatternPage.self),
    PageKind(TextKind.metrics, MetricsPage.self), PageKind(shownElsewhere: TextKind.metric),
    PageKind(TextKind.testing, TestingPage.self),
    PageKind("code") { [CodePage(evidence: $0).page] },
    PageKind(TextKind.streams, StreamsPage.self), PageKind(TextKind.stream, StreamPage.self),
    PageKind(TextKind.wrongImplementations, WrongImplementationsPage.self),
    PageKind(TextKind.wrongImplementation, WrongImplementationPage.self),
    PageKind(TextKind.variants, VariantsPage.self), PageKind(TextKind.variant, VariantPage.self),
    PageKind(TextKind.pairs, PairsPage.self),
    PageKind(TextKind.pair) { evidence, text, body throws(DiagnosticError) in
      try pairPage(evidence, text, body)
    },
    PageKind("pair-sample", portions: PairSamplePage.all),
    PageKind(TextKind.claims, ClaimsPage.self), PageKind(TextKind.claim, ClaimPage.self),
    list(TextKind.tours, of: TextKind.tour),
    PageKind(TextKind.tour, prose: { TourPage(text: $1, prose: $2).page }),
    list(TextKind.guides, of: TextKind.guide),
    PageKind(TextKind.guide, prose: { ProsePage(text: $1, prose: $2).page }),
  ]

  /// Returns the kinds of texts, with scenarios of some samples.
  static func texts(playing samples: [SampleDescription]) -> [AnyContentKind] {
    let scenario = TextKind.scenario(playing: samples).erased
    return all.compactMap(\.content).map { $0.name == scenario.name ? scenario : $0 }
  }

  /// Returns a kind of pages that list the texts of another kind below their own prose.
  private static func list(_ kind: ContentKind<Void>, of listed: ContentKind<Void>) -> PageKind {
    PageKind(kind, prose: { ProsePage(text: $1, prose: $2, listed: $0.of(listed)).page })
  }

  /// Returns the page of a text about a pair, which is cached if it has no errors.
  private static func pairPage(
    _ evidence: StudyEvidence, _ text: TextOfKind<PairHeader>, _ body: ContentBody
  ) throws(DiagnosticError) -> Page? {
    let named = evidence.pairs.pairs.first { $0.id == text.name }
    let key = named.flatMap { evidence.key(of: $0, text, body.html) }
    return try evidence.store.page(for: key) { () throws(DiagnosticError) in
      let pair = try PairCheck(text: text, evidence: evidence).pair()
      return PairPage(evidence: evidence.of(pair, text)).page(body)
    }
  }

  /// Returns the maker of a text's page; `nil` if the text belongs to no report or has no page.
  static func maker(of text: ContentText) -> PageMaker? {
    for kind in all where kind.name == text.kind {
      if case .texts(_, let maker) = kind.origin { return maker }
    }
    return nil
  }

  /// Returns the files besides pages: those that pages load, and the index for language models.
  static func files(from evidence: StudyEvidence) -> [OutputFile] {
    HomePage.files(from: evidence) + [LanguageModelIndex(texts: evidence.texts).file]
  }

  /// Returns functions that compose the pages without texts.
  static func computed(from evidence: StudyEvidence) -> [PagePortion.Make] {
    all.flatMap { kind -> [PagePortion.Make] in
      switch kind.origin {
      case .texts, .shownElsewhere: []
      case .evidence(let make): make(evidence)
      case .implementations(let make):
        evidence.scenarios.implementations.map { id in
          {
            var key = evidence.keys[id]
            key?.add(kind.name)
            return evidence.store.portion(for: key) { make(evidence.of(id)) }
          }
        }
      }
    }
  }
}
