import Colours
public import CommonMark
import Comparison
import Diagnostics
public import Exhibits
import Highlighting
public import KeptResults
import Metrics
public import Samples
import Scenarios
import SiteFiles
public import StaticSite
import Streams

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
  let folder: String
  let root: String
  private let implementations: [Implementation]
  private let wrongImplementations: [WrongImplementation]
  private let variants: [Variant]
  private let store: ResultStore?
  private let extent: PlayedExtent
  /// What was made of the last state of the texts: a preview does again what a change reaches.
  private let performances = PerformanceCache()
  private let wrongPerformances = WrongPerformances()
  private let variantPerformances = VariantPerformances()
  private let rememberedSources = Remembered<PackageSources, ExaminedSources>()
  private let rememberedVerdict = Remembered<JudgedInput, [Diagnostic]>()
  private let composedPages = ComposedPages()
  private let exportCache = ExportCache()

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - folder: The folder of texts.
  ///   - root: The package's root, in whose `Sources` the patterns are.
  ///   - implementations: What to play.
  ///   - wrongImplementations: What to show beside the right ones; in no number and no list of
  ///     implementations.
  ///   - variants: What to show beside the patterns' own, in no number and no list either.
  ///   - store: Where the whole result is kept from process to process; nowhere if `nil`.
  ///   - extent: How much of all that is played.
  public init(
    content folder: String, root: String = ".", implementations: [Implementation],
    wrongImplementations: [WrongImplementation] = [], variants: [Variant] = [],
    keptIn store: ResultStore? = nil, playing extent: PlayedExtent = .everything
  ) {
    self.folder = folder
    self.root = root
    self.implementations = implementations
    self.wrongImplementations = wrongImplementations
    self.variants = variants
    self.store = store
    self.extent = extent
  }

  /// `counterpoint`.
  public var name: String { "counterpoint" }

  /// Samples, scenarios, patterns, numbers, and the pages that list them.
  public var kinds: [ContentKind] { PageKind.all.compactMap(\.content) }

  /// How many archives are kept: those of all implementations, for a few states of the scenarios.
  private static let keptArchives = 300

  private static let highlighter = Highlighter(CodeLanguage.all + [.swift])

  /// Lists of the vocabulary.
  public var directives: [String: Directive.Handler] { Vocabulary.directives }

  /// Evidence, in texts of the kinds whose pages show some.
  public var directivesElsewhere: [String: String] { EvidenceDirective.reasonsElsewhere }

  /// How texts become HTML in a site that may do without the report: code is coloured.
  public static var plainRenderer: MarkdownRenderer {
    var renderer = MarkdownRenderer()
    renderer.colourCode = highlighter.colour
    return renderer
  }

  /// How texts become HTML: code is coloured, and the vocabulary is at hand.
  public static var renderer: MarkdownRenderer {
    var renderer = plainRenderer
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
    var pages =
      if let store {
        await pages(of: content, clock, keptIn: store) { await newReport(of: content, clock) }
      } else {
        await newReport(of: content, clock).pages
      }
    // Prose is no part of what is kept, so that it is read in every build.
    pages.diagnostics += HandWrittenNumbers.faults(in: content)
    return pages
  }

  /// Everything computed again, but for what this process remembers.
  private func newReport(of content: Content, _ clock: StageClock) async -> MadeReport {
    let faults = DiagnosticCollector()
    let root = root
    let implementations = implementations.withoutRepetitions(reportingTo: faults)
    let input = ReportInput(
      content: content, folder: folder, implementations: implementations,
      wrongImplementations: wrongImplementations, variants: variants, reportingTo: faults)
    let unmade = await Self.pages(of: implementations, performing: content)
    if extent.needsReadableTexts, faults.hasErrors || !content.unread.isEmpty {
      return MadeReport(pages: Self.noPages(of: content, unmade, faults))
    }
    let remembered = rememberedSources
    let examination = Task.detached { () -> Result<ExaminedSources, DiagnosticError> in
      ExaminedSources.files(below: root).map { files in
        remembered.result(for: files) { ExaminedSources(files, implementations) }.result
      }
    }
    if let part = extent.part(of: input) {
      let recordings = await perform(part.input, clock)
      let examined = await examination.value
      faults.report(
        contentsOf: clock.measure("judge", count: { _ in recordings.count }) { () throws(Never) in
          part.faults(of: recordings, examined)
        })
      return MadeReport(pages: Self.noPages(of: content, unmade, faults))
    }
    let recordings = await perform(input, clock)
    let streams = await playStreams(clock).compactMap { played in
      faults.collect { () throws(DiagnosticError) in try played.get() }
    }
    let exhibits = await clock.measure("exhibits", count: \.count) {
      () async throws(Never) in
      PlayedExhibits(
        wrong: await wrongPerformances.played(input.wrong),
        variants: await variantPerformances.played(input.variants))
    }
    let examined = await clock.measure("examine", count: \.fileCount) {
      await examination.value
    }
    let sources = faults.collect { () throws(DiagnosticError) in try examined.get() }
    var made =
      sources.map { publish(input, $0, recordings, streams, exhibits, clock, faults) }
      ?? MadeReport(pages: ReportedPages())
    made.pages.unmade += unmade
    made.pages.diagnostics = faults.diagnostics
    return made
  }

  /// No page, and none that a link to it would be a fault for.
  private static func noPages(
    of content: Content, _ unmade: [String], _ faults: DiagnosticCollector
  ) -> ReportedPages {
    let kinds = Set(PageKind.all.map(\.name))
    return ReportedPages(
      unmade: unmade + content.texts.filter { kinds.contains($0.kind) }.map(\.path),
      diagnostics: faults.diagnostics)
  }

  /// The paths of the pages that implementations have if all goes well, so that a link to one that
  /// could not be made is no second fault.
  @MainActor
  private static func pages(
    of implementations: [Implementation], performing content: Content
  ) -> [String] {
    let own = implementations.flatMap { implementation in
      [
        Address.sample(implementation.sample.id), Address.pattern(implementation.pattern),
        Address.code(of: implementation.id),
      ].map(Address.path)
    }
    let kind = ScenarioPage.kind.name
    let scenarios =
      content.texts(ofKind: kind).map(\.path)
      + content.unread.filter { $0.kind == kind }.map(\.path)
    let performances = implementations.flatMap { implementation in
      let sample = Address.path(Address.sample(implementation.sample.id))
      return scenarios.filter { $0.hasPrefix(sample) }.map { "\($0)\(implementation.pattern)/" }
    }
    let patterns = implementations.reduce(into: [String]()) { patterns, implementation in
      if !patterns.contains(implementation.pattern) { patterns.append(implementation.pattern) }
    }
    let pairs = PatternPair.all(of: patterns).flatMap { pair in
      [Address.pair(pair)]
        + implementations.map { Address.pair(pair, sample: $0.sample.id) }
    }
    let streams = StreamExample.all.map { Address.stream($0.id) }
    return own + performances + (pairs + streams).map(Address.path)
  }

  @MainActor
  private func perform(_ input: ReportInput, _ clock: StageClock) -> [Recording] {
    clock.measure("perform", count: \.performed) { () throws(Never) in
      performances.recordings(of: input.scenarios, on: input.implementations)
    }.recordings
  }

  @MainActor
  private func playStreams(_ clock: StageClock) -> [Result<PlayedStream, DiagnosticError>] {
    clock.measure("streams", count: \.count) { () throws(Never) in
      StreamExample.all.map { example in
        Result { () throws(DiagnosticError) in try example.played() }
      }
    }
  }

  private func publish(
    _ input: ReportInput, _ sources: ExaminedSources, _ recordings: [Recording],
    _ streams: [PlayedStream], _ exhibits: PlayedExhibits, _ clock: StageClock,
    _ faults: DiagnosticCollector
  ) -> MadeReport {
    let judged = JudgedInput(input, sources)
    faults.report(contentsOf: verdict(on: judged, input, sources, recordings, clock))
    let figures = StreamFigures(streams, sources: sources.streams)
    StreamCompleteness(content: input.content, folder: folder, streams: figures).check(faults)
    let exported = clock.measure("export", count: \.made) { () throws(Never) in
      let kept = store.map { store in
        KeptArchives(
          in: store.beside("kept-archives", limit: Self.keptArchives),
          playing: input.content.texts(ofKind: ScenarioPage.kind.name))
      }
      return exportCache.exports(of: recordings, root: root, kept: kept, reportingTo: faults)
    }.exports
    check(exhibits, sources, recordings, clock, faults)
    let testability = testability(of: sources, in: input.content, reportingTo: faults)
    let composed = DiagnosticCollector()
    let texts = Texts(input.content)
    let pages = clock.measure("compose", count: \.composed) { () throws(Never) in
      composedPages.pages(
        of: texts,
        SharedInput(
          judged, tests: sources.tests + sources.ofExhibits, streams: sources.streams,
          testability: testability, texts: texts.all),
        reportingTo: composed
      ) {
        Evidence(
          texts, input, recordings: recordings, sources: sources, streams: figures,
          exhibits: exhibits, testability: testability, exports: exported)
      }
    }
    faults.report(contentsOf: composed.diagnostics.filter { !input.explains($0) })
    return MadeReport(
      pages: ReportedPages(
        made: pages.made, files: exported.files + pages.files, unmade: pages.missing),
      shown: pages.shown)
  }

  /// Reports exhibits without a folder, and what does not hold of variants.
  private func check(
    _ exhibits: PlayedExhibits, _ sources: ExaminedSources, _ recordings: [Recording],
    _ clock: StageClock, _ faults: DiagnosticCollector
  ) {
    if !wrongImplementations.isEmpty {
      ExhibitCompleteness(exhibits: wrongImplementations, faults: faults)
        .checkFolders(sources.wrong)
    }
    if !variants.isEmpty {
      ExhibitCompleteness(exhibits: variants, faults: faults).checkFolders(sources.variants)
    }
    let found = clock.measure("variants", count: \.count) {
      () throws(Never) in
      exhibits.variants.map {
        VariantVerification($0, beside: recordings, library: sources.variantLibrary).faults
      }
    }
    faults.report(contentsOf: found.flatMap(\.self))
  }

  /// The faults of what was performed and examined; those of the last time if nothing has changed.
  private func verdict(
    on judged: JudgedInput, _ input: ReportInput, _ sources: ExaminedSources,
    _ recordings: [Recording], _ clock: StageClock
  ) -> [Diagnostic] {
    clock.measure("judge", count: \.judged) { () throws(Never) in
      let verdict = rememberedVerdict.result(for: judged) {
        Verification(input: input, sources: sources, recordings: recordings).faults
      }
      return (verdict.result, judged: verdict.isNew ? recordings.count : 0)
    }.0
  }

  /// Which lines unit tests reach, if that can be read; what has changed since it was measured is
  /// reported.
  private func testability(
    of sources: ExaminedSources, in content: Content, reportingTo faults: DiagnosticCollector
  ) -> Testability? {
    let files = Testability.files.map { content.folder.file($0) }
    let file = files.first { $0.form == .file }
    let measured: Testability?
    if let data = content.data[Testability.name] {
      measured = faults.collect { () throws(DiagnosticError) in
        try Testability(data, from: (file ?? files[0]).path)
      }
    } else {
      // What cannot be read of a file that is there has been reported.
      measured = file == nil ? Testability.nothing : nil
    }
    faults.report(
      contentsOf: measured?.warnings(
        about: sources.patternFiles + sources.tests, at: (file ?? files[0]).path) ?? [])
    return measured
  }
}

extension Result<ExaminedSources, DiagnosticError> {
  /// How many files were examined.
  fileprivate var fileCount: Int? { try? get().files.count }
}
