import Colours
public import CommonMark
import Diagnostics
import Highlighting
import Metrics
public import Samples
import Scenarios
public import StaticSite

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
public struct CounterpointReport: SiteReport {
  private let folder: String
  private let root: String
  private let implementations: [Implementation]
  /// What was made of the last state of the texts: a preview does again what a change reaches.
  private let performances = PerformanceCache()
  private let rememberedSources = Remembered<PackageSources, ExaminedSources>()
  private let rememberedVerdict = Remembered<JudgedInput, [Diagnostic]>()
  private let composedPages = ComposedPages()

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - folder: The folder of texts.
  ///   - root: The package's root, in whose `Sources` the patterns are.
  ///   - implementations: What to play.
  public init(content folder: String, root: String = ".", implementations: [Implementation]) {
    self.folder = folder
    self.root = root
    self.implementations = implementations
  }

  /// `counterpoint`.
  public var name: String { "counterpoint" }

  /// Samples, scenarios, patterns, numbers, and the pages that list them.
  public var kinds: [ContentKind] { PageKind.all.compactMap(\.content) }

  private static let highlighter = Highlighter(CodeLanguage.all + [.swift])

  /// How texts become HTML: code is coloured, and the vocabulary is at hand.
  public static var renderer: MarkdownRenderer {
    var renderer = MarkdownRenderer()
    renderer.colourCode = highlighter.colour
    renderer.directives = Vocabulary.directives
    return renderer
  }

  /// Plays, examines, judges and composes.
  ///
  /// The sources are examined meanwhile: performing keeps one processor busy, and only one.
  ///
  /// - Parameters:
  ///   - content: The site's texts. What could not be read does not keep the rest from being
  ///     examined.
  ///   - clock: Notified of each stage.
  /// - Returns: The pages, and every fault of what was read, played and composed.
  public func pages(of content: Content, clock: StageClock) async -> ReportedPages {
    let faults = DiagnosticCollector()
    let root = root
    let implementations = implementations.withoutRepetitions(reportingTo: faults)
    let remembered = rememberedSources
    let examination = Task.detached { () -> Result<ExaminedSources, DiagnosticError> in
      ExaminedSources.files(below: root).map { files in
        remembered.result(for: files) { ExaminedSources(files, implementations) }.result
      }
    }
    let input = ReportInput(
      content: content, folder: folder, implementations: implementations, reportingTo: faults)
    let recordings = await perform(input, clock)
    let examined = await clock.measure("examine", count: { try? $0.get().files.count }) {
      await examination.value
    }
    let sources = faults.collect { () throws(DiagnosticError) in try examined.get() }
    var pages = sources.map { publish(input, $0, recordings, clock, faults) } ?? ReportedPages()
    pages.unmade += implementations.flatMap { implementation in
      [
        Address.sample(implementation.sample.id), Address.pattern(implementation.pattern),
        Address.code(of: implementation.id),
      ].map(Address.path)
    }
    pages.diagnostics = faults.diagnostics
    return pages
  }

  @MainActor
  private func perform(_ input: ReportInput, _ clock: StageClock) -> [Recording] {
    clock.measure("perform", count: \.performed) { () throws(Never) in
      performances.recordings(of: input.scenarios, on: input.implementations)
    }.recordings
  }

  private func publish(
    _ input: ReportInput, _ sources: ExaminedSources, _ recordings: [Recording],
    _ clock: StageClock, _ faults: DiagnosticCollector
  ) -> ReportedPages {
    let judged = JudgedInput(input, sources)
    let verdict = clock.measure("judge", count: { $0.isNew ? recordings.count : 0 }) {
      () throws(Never) in
      rememberedVerdict.result(for: judged) {
        Verification(input: input, sources: sources, recordings: recordings).faults
      }
    }
    faults.report(contentsOf: verdict.result)
    let composed = DiagnosticCollector()
    let texts = Texts(input.content)
    let pages = clock.measure("compose", count: \.composed) { () throws(Never) in
      composedPages.pages(
        of: texts, SharedInput(judged, tests: sources.tests, texts: texts.all),
        reportingTo: composed
      ) {
        Evidence(texts, input, recordings: recordings, sources: sources)
      }
    }
    faults.report(contentsOf: composed.diagnostics.filter { !input.explains($0) })
    return ReportedPages(made: pages.made, unmade: pages.missing)
  }
}
