package import CommonMark
import Diagnostics
package import Evidence
package import Exhibits
package import Samples
package import StaticSite

/// The report of Counterpoint: what all patterns did in all scenarios, as pages.
///
/// It reads scenarios and contracts from the site's texts, performs every scenario on every
/// implementation, examines sources and recordings, compares them, and composes the pages. All
/// faults that were found are reported together. Asked again, it does again what a change reaches.
///
/// ```swift
/// setup.reports = [
///   CounterpointReport(content: "content", implementations: Implementation.all)
/// ]
/// ```
package struct CounterpointReport: SiteReport {
  private let study: Study
  /// The results for the last state of the texts; a preview does again only what a change affects.
  private let composedPages = ComposedPages()

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - folder: The folder of texts.
  ///   - root: The package's root, in whose `Sources` the patterns are.
  ///   - base: The root of a package below it, if there is one: one sees the files of both.
  ///   - implementations: What to play.
  ///   - wrongImplementations: What to show beside the right ones; in no number and no list of
  ///     implementations.
  ///   - variants: What to show beside the patterns' own, in no number and no list either.
  ///   - store: Where results are kept from process to process.
  ///   - extent: How much of all that is played.
  ///   - program: The name of the program that plays it, for commands that pages show.
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

  /// Samples, scenarios, patterns, numbers, and the pages that list them.
  package var kinds: [AnyContentKind] { PageKind.texts(playing: study.samples) }

  /// Lists of the vocabulary.
  package var directives: [String: Directive.Handler] { Vocabulary.directives }

  /// Evidence, in texts of the kinds whose pages show some.
  package var directivesElsewhere: [String: String] { EvidenceDirective.reasonsElsewhere }

  /// Plays, examines, judges and composes.
  ///
  /// - Parameters:
  ///   - content: The site's texts. What could not be read does not keep the rest from being
  ///     examined.
  ///   - clock: Notified of each stage.
  /// - Returns: The pages, and every fault of what was read, played and composed.
  package func pages(of content: SiteContent, clock: StageClock) async -> ReportedPages {
    var pages: ReportedPages
    // What this process remembers is nearer than what is kept.
    if composedPages.isEmpty {
      pages = await keptPages(of: content, clock)
      // Whatever is wrong: recordings are kept then, too.
      study.store.prune()
    } else {
      pages = await newReport(of: content, clock).allPages
    }
    // Prose is no part of what is kept, so that it is read in every build.
    pages.diagnostics += HandWrittenNumbers.diagnostics(in: content)
    pages.diagnostics += ScenarioLinks.diagnostics(in: content, playing: study.patterns)
    return pages
  }

  /// Takes the report of an earlier process if everything else is the same as then, or makes it and
  /// keeps it.
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

  /// Everything computed again, but for what this process remembers.
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

  /// The pages of all texts, so that a link to one is no second fault where none is composed.
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
