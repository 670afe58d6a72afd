package import CommonMark
import Diagnostics
package import Evidence
package import Exhibits
package import Samples
package import StaticSite

/// The report of Counterpoint, which shows all patterns in all scenarios as pages.
///
/// It reads scenarios and contracts from the site's texts, performs every scenario on every
/// implementation, examines sources and recordings, compares them, and composes the pages. All
/// errors are reported together. In a preview, only what a change affects is computed again.
///
/// ```swift
/// setup.reports = [
///   CounterpointReport(content: "content", implementations: Implementation.all)
/// ]
/// ```
package struct CounterpointReport: SiteReport {
  private let study: Study
  /// The pages of the last state of the texts; a preview composes again only the affected ones.
  private let composedPages = ComposedPages()

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - folder: The folder of texts.
  ///   - root: The package's root, whose folder `Sources` contains the patterns.
  ///   - base: The root of a base package, if there is one; the files of both are visible.
  ///   - implementations: The implementations to play.
  ///   - wrongImplementations: The wrong implementations to show, which are not counted or listed.
  ///   - variants: The variants to show, which are not counted or listed either.
  ///   - store: The store that caches results between processes.
  ///   - extent: The extent to which implementations are played.
  ///   - program: The name of the program that plays them, for commands shown on pages.
  package init(
    content folder: String, root: String = ".", over base: String? = nil,
    implementations: [Implementation],
    wrongImplementations: [WrongImplementation] = [], variants: [Variant] = [],
    keptIn store: ResultStore = .nowhere, playing extent: PlayedExtent = .everything,
    program: String = "build-site"
  ) {
    study = Study(
      content: folder, root: root, over: base, implementations: implementations,
      wrongImplementations: wrongImplementations, variants: variants, keptIn: store,
      playing: extent,
      program: program)
  }

  /// `counterpoint`.
  package var name: String { "counterpoint" }

  /// The kinds of texts about samples, scenarios, patterns and metrics, and their lists.
  package var kinds: [AnyContentKind] { PageKind.texts(playing: study.samples) }

  /// The directives that list the vocabulary.
  package var directives: [String: Directive.Handler] { Vocabulary.directives }

  /// The reasons why the directives that show evidence are unavailable in other texts.
  package var directivesElsewhere: [String: String] { EvidenceDirective.reasonsElsewhere }

  /// Plays, examines, judges and composes.
  ///
  /// - Parameters:
  ///   - content: The site's texts. Unreadable texts do not prevent the rest from being examined.
  ///   - clock: Notified of each stage.
  /// - Returns: The pages, and every error in the texts, recordings and sources.
  package func pages(of content: SiteContent, clock: StageClock) async -> ReportedPages {
    var pages: ReportedPages
    // If this process has composed pages before, its memory is a better cache than the store.
    if composedPages.isEmpty {
      // The report on a selection has no pages, and must not be taken for the whole.
      pages =
        await study.isWhole
        ? keptPages(of: content, clock) : newReport(of: content, clock).allPages
      // Pruning happens even after errors, since recordings are stored then, too.
      study.store.prune()
    } else {
      pages = await newReport(of: content, clock).allPages
    }
    // Cached pages exclude prose, so it is checked in every build.
    pages.diagnostics += HandWrittenNumbers.diagnostics(in: content)
    pages.diagnostics += ScenarioLinks.diagnostics(in: content, playing: study.patterns)
    return pages
  }

  /// Takes the report of an earlier process if all other input is the same, or makes a new one.
  private func keptPages(
    of content: SiteContent, _ clock: StageClock
  ) async -> ReportedPages {
    guard content.unread.isEmpty,
      let sources = try? ExaminedSources.files(below: study.root, over: study.base).get()
    else {
      return await newReport(of: content, clock).allPages
    }
    let store = study.store
    let key = ReportKey.key(
      store.keyOfEverything("report"), content,
      folders: [study.folder, study.root, study.base ?? ""],
      sources: sources,
      schemas: ExportCache.schemas(below: study.base ?? study.root))
    let texts = Texts(content)
    let prose = TextProse.all(of: texts)
    func reusedPages(_ pages: ReportedPages?) -> Int? { pages?.made.count ?? 0 }
    let kept = clock.measure("reuse", count: reusedPages) { () throws(Never) in
      store.result(for: key).flatMap {
        try? KeptReport($0).pages(with: prose, of: texts, in: store)
      }
    }
    if let kept { return kept }
    let made = await newReport(of: content, clock)
    clock.measure("keep") { () throws(Never) in
      if !made.pages.diagnostics.hasErrors, let bytes = try? KeptReport(made, prose).bytes() {
        store.keep(bytes, for: key)
      }
    }
    return made.allPages
  }

  /// Computes the report, with the help of the caches of this process only.
  private func newReport(of content: SiteContent, _ clock: StageClock) async -> MadeReport {
    let collector = DiagnosticCollector()
    let gathered = await study.gather(content, clock, reportingTo: collector)
    var made =
      gathered.map { compose($0, clock, reportingTo: collector) }
      ?? MadeReport(pages: ReportedPages(unmade: unmadePages(of: content)))
    made.pages.unmade += await study.expectedPages(performing: content)
    made.pages.diagnostics = collector.diagnostics
    return made
  }

  /// The paths of all texts' pages, so that a link to a missing page is not a further error.
  private func unmadePages(of content: SiteContent) -> [String] {
    let kinds = Set(PageKind.all.map(\.name))
    return content.texts.filter { kinds.contains($0.kind) }.map(\.path)
  }

  private func compose(
    _ gathered: GatheredStudy, _ clock: StageClock, reportingTo collector: DiagnosticCollector
  ) -> MadeReport {
    let composed = DiagnosticCollector()
    let pages = clock.measure("compose", count: \.composed) { () throws(Never) in
      composedPages.pages(
        of: Texts(gathered.input.content), SharedEvidence(gathered), reportingTo: composed
      ) { StudyEvidence(gathered) }
    }
    collector.report(contentsOf: composed.diagnostics.filter { !gathered.input.explains($0) })
    return MadeReport(
      pages: ReportedPages(
        made: pages.made, files: gathered.exports.files + pages.files, unmade: pages.missing),
      portions: pages.computed, shown: pages.shown)
  }
}
