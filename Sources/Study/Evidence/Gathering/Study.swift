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

/// Everything that a report is about: reads the texts, has every scenario performed, examines the
/// sources, and judges what was found.
///
/// What it did for the last state of the texts it remembers, so that an edit costs only what
/// depends on it.
package struct Study: Sendable {
  /// The folder of the site's texts.
  package let folder: String
  /// The folder of the package.
  package let root: String
  /// The folder of the package below that one, if there is one.
  package let base: String?
  /// The store in which results are kept from process to process.
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

  /// Names what is studied; nothing is read or performed yet.
  ///
  /// - Parameters:
  ///   - folder: The folder of the site's texts, below which diagnostics name files.
  ///   - root: The folder of the package, for the sources of patterns and samples.
  ///   - base: The folder of a package below it, if there is one: one sees the files of both.
  ///   - implementations: The implementations, in the order in which they are shown.
  ///   - wrongImplementations: Those that are played beside the right ones.
  ///   - variants: Those of patterns that are played beside the patterns' own.
  ///   - store: Where results are kept from process to process.
  ///   - extent: How much of all that is played.
  ///   - program: The name of the program that plays it, for commands that pages show.
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
      Set((implementations + variants.map(\.implementation)).map(\.module)))
    self.implementations = implementations
    self.wrongImplementations = wrongImplementations
    self.variants = variants
    self.extent = extent
    self.program = program
  }

  /// The samples of what is played, in the words of which scenarios are read.
  package var samples: [SampleDescription] { implementations.map(\.sample) }

  /// The patterns that are played.
  package var patterns: Set<PatternID> { Set(implementations.map(\.pattern)) }

  /// Plays, examines and judges.
  ///
  /// The sources are examined meanwhile: performing keeps one processor busy, and only one.
  ///
  /// - Parameters:
  ///   - content: The site's texts. What could not be read does not keep the rest from being
  ///     examined.
  ///   - clock: Notified of each stage.
  ///   - collector: Receives every fault of what was read, played and examined.
  /// - Returns: All of it; `nil` if there are no sources, or if not all of it is to be played.
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
          part.diagnostics(of: recordings, examined)
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

  /// The paths of the pages that implementations have if all goes well, so that a link to one that
  /// could not be made is no second fault.
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

  /// Reports exhibits without a folder, and what does not hold of variants.
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
        // Only that nothing is wrong is kept.
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

  /// The faults of what was performed and examined; those of the last time if nothing has changed.
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
  /// The number of files that were examined.
  fileprivate var fileCount: Int? { try? get().files.count }
}

/// The result of one look at the texts, the implementations and the sources.
package struct GatheredStudy: Sendable {
  package let input: StudyInput
  package let sources: ExaminedSources
  package let recordings: [Recording]
  package let streams: StreamFigures
  let exhibits: PlayedExhibits
  /// The measurement of the unit tests, if it could be read.
  let testability: Testability?
  package let exports: Exports
  /// The unit tests as they ran on wrong implementations.
  var faultTests = FaultTests.nothing
  /// The store in which results are kept from process to process.
  var store = ResultStore.nowhere
}

/// The performances of the exhibits, of each kind.
struct PlayedExhibits: Sendable {
  let wrong: [PlayedWrongImplementation]
  let variants: [PlayedVariant]

  /// The number of pieces.
  var count: Int { wrong.count + variants.count }
}

/// The last result of some work, kept as long as what it was made of is the same.
final class Remembered<Input: Equatable & Sendable, Result: Sendable>: Sendable {
  private let last = Mutex<LastResult?>(nil)

  private struct LastResult: Sendable {
    let input: Input
    let result: Result
  }

  /// The result for an input: the last one if the input equals the last input, else a new one.
  ///
  /// Two callers at once may both do the work; each gets a right result.
  ///
  /// The second value says whether the work was done.
  func result(for input: Input, make: () -> Result) -> (result: Result, isNew: Bool) {
    if let last = last.withLock({ $0 }), last.input == input { return (last.result, false) }
    let result = make()
    last.withLock { $0 = LastResult(input: input, result: result) }
    return (result, true)
  }
}
