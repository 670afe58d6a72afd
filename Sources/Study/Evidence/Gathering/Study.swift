import Comparison
package import Diagnostics
package import Exhibits
package import Identifiers
package import Samples
package import Scenarios
import Sequences
package import StaticSite
import Streams
import Synchronization

/// The study behind a report: reads texts, performs scenarios, examines sources and judges all
/// results.
///
/// It caches the results for the last state of the texts, so that an edit costs only the work that
/// depends on it.
package struct Study: Sendable {
  package let folder: String
  /// The root folder of the package.
  package let root: String
  /// The root folder of the base package, if there is one.
  package let base: String?
  /// The store that caches results between processes.
  package let store: ResultStore
  private let implementations: [Implementation]
  private let wrongImplementations: [WrongImplementation]
  private let variants: [Variant]
  private let extent: PlayedExtent
  private let program: String
  private let performances = PerformanceCache()
  private let wrongPerformances = PerformanceCache()
  private let variantPerformances = PerformanceCache()
  private let rememberedSources = Remembered<PackageSources, ExaminedSources>()
  private let rememberedVerdict = Remembered<JudgedInput, [Diagnostic]>()
  private let exportCache = ExportCache()

  /// Creates a study without reading or performing anything.
  ///
  /// - Parameters:
  ///   - folder: The folder of the site's texts, relative to which diagnostics name files.
  ///   - root: The root folder of the package, for the sources of patterns and samples.
  ///   - base: The root folder of a base package, if there is one; the files of both are visible.
  ///   - implementations: The implementations, in display order.
  ///   - wrongImplementations: The wrong implementations, played beside the right ones.
  ///   - variants: The variants, played beside the patterns' own implementations.
  ///   - store: The store that caches results between processes.
  ///   - extent: The extent to which implementations are played.
  ///   - program: The name of the program that plays them, for commands shown on pages.
  package init(
    content folder: String, root: String, over base: String? = nil,
    implementations: [Implementation],
    wrongImplementations: [WrongImplementation], variants: [Variant],
    keptIn store: ResultStore = .nowhere, playing extent: PlayedExtent = .everything,
    program: String = "build-site"
  ) {
    self.folder = folder
    self.root = root
    self.base = base
    self.store = store.distinguishing(
      Set((implementations + variants.map(\.implementation)).map(\.root)))
    self.implementations = implementations
    self.wrongImplementations = wrongImplementations
    self.variants = variants
    self.extent = extent
    self.program = program
  }

  /// The samples that are played; they define the vocabulary in which scenarios are read.
  package var samples: [SampleDescription] { implementations.map(\.sample) }

  /// Indicates whether it plays everything, rather than a selection without pages.
  package var isWhole: Bool { extent.isWhole }

  /// The patterns that are played.
  package var patterns: Set<PatternID> { Set(implementations.map(\.pattern)) }

  /// Plays, examines and judges.
  ///
  /// The sources are examined concurrently, because performing keeps only one processor busy.
  ///
  /// - Parameters:
  ///   - content: The site's texts. Unreadable texts do not prevent the rest from being examined.
  ///   - clock: Notified of each stage.
  ///   - collector: Receives every error in the texts, recordings and sources.
  /// - Returns: The results; `nil` if there are no sources, if only a part is to be played, or if
  ///   errors in the texts prevent playing.
  package func gather(
    _ content: SiteContent, _ clock: StageClock, reportingTo collector: DiagnosticCollector
  ) async -> GatheredStudy? {
    let (root, base) = (root, base)
    let implementations = implementations.withoutRepetitions(reportingTo: collector)
    let input = StudyInput(
      content: content, folder: folder, implementations: implementations,
      wrongImplementations: wrongImplementations, variants: variants, reportingTo: collector)
    if extent.needsReadableTexts, collector.hasErrors || !content.unread.isEmpty { return nil }
    let (remembered, store) = (rememberedSources, store)
    let examination = Task.detached { () -> Result<ExaminedSources, DiagnosticError> in
      ExaminedSources.files(below: root, over: base).map { files in
        remembered.result(for: files) { ExaminedSources(files, implementations, keptIn: store) }
          .result
      }
    }
    if let part = extent.part(of: input) {
      let recordings = await perform(part.input, clock)
      let examined = await examination.value
      collector.report(
        contentsOf: clock.measure("judge") { () throws(Never) in
          part.diagnostics(of: recordings, examined, keptIn: store)
        })
      return nil
    }
    let recordings = await perform(input, clock)
    let streams = await playStreams(clock).compactMap { played in
      collector.collect { () throws(DiagnosticError) in try played.get() }
    }
    let exhibits = await clock.measure("exhibits", count: \.count) {
      () async throws(Never) in
      PlayedExhibits(
        wrong: await wrongPerformances.played(
          input.wrong, input.scenarioSources, keptIn: store),
        variants: await variantPerformances.played(
          input.variants, input.scenarioSources, keptIn: store))
    }
    let examined = await clock.measure("examine", count: \.fileCount) {
      await examination.value
    }
    guard
      let sources = collector.collect({ () throws(DiagnosticError) in try examined.get() })
    else { return nil }
    collector.report(contentsOf: verdict(on: input, sources, recordings, clock))
    let figures = StreamFigures(streams, sources: sources.streams)
    StreamCompleteness(content: content, folder: folder, streams: figures).check(collector)
    var exported = clock.measure("export", count: \.made) { () throws(Never) in
      exportCache.exports(
        of: recordings, root: base ?? root, keptIn: store, by: input.keys("archive", in: store),
        reportingTo: collector)
    }.exports
    exported.program = program
    check(exhibits, input, sources, recordings, clock, collector)
    return GatheredStudy(
      input: input, sources: sources, recordings: recordings, streams: figures,
      exhibits: exhibits,
      testability: Testability.read(
        of: sources, in: content, mayBeMissing: base != nil, reportingTo: collector),
      exports: exported,
      faultTests: FaultTests.read(
        wrongImplementations, of: sources, in: content, reportingTo: collector),
      store: store)
  }

  /// The pages that implementations have if there are no errors.
  ///
  /// A link to one of them that could not be composed is not a second error.
  @MainActor
  package func expectedPages(performing content: SiteContent) -> [String] {
    let own = implementations.flatMap { implementation in
      [
        Address.sample(implementation.sample.id), Address.pattern(implementation.pattern),
        Address.code(of: implementation.id),
      ].map(Address.path)
    }
    let scenarios =
      content.texts(of: TextKind.scenario).map(\.path)
      + content.unread(of: TextKind.scenario).map(\.path)
    let performances = implementations.flatMap { implementation in
      let sample = Address.path(Address.sample(implementation.sample.id))
      return scenarios.filter { $0.hasPrefix(sample) }.map { "\($0)\(implementation.pattern)/" }
    }
    let patterns = implementations.reduce(into: [PatternID]()) { patterns, implementation in
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
  private func perform(_ input: StudyInput, _ clock: StageClock) -> [Recording] {
    clock.measure("perform", count: \.performed) { () throws(Never) in
      performances.recordings(of: input.plannedPerformances, keptIn: store)
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

  /// Reports mismatches between exhibits and folders, and errors of variants.
  private func check(
    _ exhibits: PlayedExhibits, _ input: StudyInput, _ sources: ExaminedSources,
    _ recordings: [Recording], _ clock: StageClock, _ collector: DiagnosticCollector
  ) {
    if !wrongImplementations.isEmpty {
      ExhibitCompleteness(exhibits: wrongImplementations, collector: collector)
        .checkFolders(sources.wrong)
    }
    if !variants.isEmpty {
      ExhibitCompleteness(exhibits: variants, collector: collector).checkFolders(sources.variants)
    }
    let found = clock.measure("variants", count: \.count) {
      () throws(Never) in
      exhibits.variants.concurrentMap { played in
        // Only a verdict without errors is cached.
        let key = input.key(of: played.described, sources, in: store)
        if let key, store.result(for: key) != nil { return [Diagnostic]() }
        let found = VariantVerification(
          played, beside: recordings, library: sources.variantLibrary
        ).diagnostics
        if let key, found.isEmpty { store.keep([], for: key) }
        return found
      }
    }
    collector.report(contentsOf: found.flatMap(\.self))
  }

  /// The diagnostics of everything performed and examined, from the cache if nothing has changed.
  private func verdict(
    on input: StudyInput, _ sources: ExaminedSources,
    _ recordings: [Recording], _ clock: StageClock
  ) -> [Diagnostic] {
    clock.measure("judge", count: \.judged) { () throws(Never) in
      let verdict = rememberedVerdict.result(for: JudgedInput(input, sources)) {
        Verification(input: input, sources: sources, recordings: recordings, store: store)
          .diagnostics
      }
      return (verdict.result, judged: verdict.isNew ? recordings.count : 0)
    }.0
  }
}

extension Result<ExaminedSources, DiagnosticError> {
  fileprivate var fileCount: Int? { try? get().files.count }
}

/// The result of gathering texts, recordings and sources.
package struct GatheredStudy: Sendable {
  package let input: StudyInput
  package let sources: ExaminedSources
  package let recordings: [Recording]
  package let streams: StreamFigures
  let exhibits: PlayedExhibits
  /// The measurement of the unit tests, if it could be read.
  let testability: Testability?
  package let exports: Exports
  /// The outcomes of the unit tests on wrong implementations.
  var faultTests = FaultTests.nothing
  /// The store that caches results between processes.
  var store = ResultStore.nowhere
}

/// The performances of the exhibits.
struct PlayedExhibits: Sendable {
  let wrong: [PlayedWrongImplementation]
  let variants: [PlayedVariant]

  /// The number of exhibits.
  var count: Int { wrong.count + variants.count }
}

/// A cache of the last result of a computation, valid as long as the input stays equal.
final class Remembered<Input: Equatable & Sendable, Result: Sendable>: Sendable {
  private let last = Mutex<LastResult?>(nil)

  private struct LastResult: Sendable {
    let input: Input
    let result: Result
  }

  /// Returns the cached result if the input equals the last one, and otherwise a new result.
  ///
  /// The lock is not held meanwhile: concurrent callers may both do the work, and each gets a
  /// correct result. The second value indicates whether the work was done.
  func result(for input: Input, make: () -> Result) -> (result: Result, isNew: Bool) {
    if let last = last.withLock({ $0 }), last.input == input { return (last.result, false) }
    let result = make()
    last.withLock { $0 = LastResult(input: input, result: result) }
    return (result, true)
  }
}
