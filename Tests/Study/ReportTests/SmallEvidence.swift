import Catalogue
import CommonMark
import Diagnostics
import Foundation
import HeadlessUI
import Identifiers
import Metrics
import Samples
import Scenarios
import StaticSite
import Synchronization
import TestSupport

@testable import Evidence
@testable import Report
@testable import Streams

/// The evidence of one sample in all patterns, gathered once for all tests of what shows it.
@MainActor
enum SmallEvidence {
  /// The same of files in which lines end as on Windows.
  private static let gatheredOfPairs = Task { @MainActor in
    try await gather { file in
      SourceFile(path: file.path, text: file.text.replacing("\n", with: "\r\n"))
    }
  }

  private static func gather(_ edit: (SourceFile) -> SourceFile) async throws -> StudyEvidence {
    try await gatherAll(edit).evidence
  }

  /// The material that is verified before it becomes evidence.
  struct Gathered {
    let input: StudyInput
    let sources: ExaminedSources
    let recordings: [Recording]
    let evidence: StudyEvidence
  }

  private static let gatheredWithInput = Task { @MainActor in try await gatherAll { $0 } }

  /// The evidence, with what it was made of.
  static var gathered: Gathered { get async throws { try await gatheredWithInput.value } }

  private static func gatherAll(_ edit: (SourceFile) -> SourceFile) async throws -> Gathered {
    let content = try await site()
    let implementations = Implementation.all(of: "tally-counter")
    let collector = DiagnosticCollector()
    let input = StudyInput(
      content: content, folder: "content", implementations: implementations,
      wrongImplementations: [], variants: [], reportingTo: collector)
    let scenarios = input.scenarios.filter { $0.sample == "tally-counter" }
    let recordings = scenarios.flatMap { scenario in
      implementations.map { Performance.play(scenario, on: $0) }
    }
    let files = try ExaminedSources.files(below: packageRoot.path).get()
    let sources = ExaminedSources(
      PackageSources(
        examined: files.examined.map(edit), tests: files.tests.map(edit),
        streams: files.streams.map(edit), wrong: [], numbersSchema: nil), implementations,
      keptIn: .ofSources)
    let streams = try StreamExample.all.map { try $0.play() }
    let evidence = StudyEvidence(
      GatheredStudy(
        input: input, sources: sources, recordings: recordings,
        streams: StreamFigures(streams, sources: sources.streams),
        exhibits: PlayedExhibits(wrong: [], variants: []), testability: nil, exports: .none))
    return Gathered(input: input, sources: sources, recordings: recordings, evidence: evidence)
  }

  /// The evidence.
  static var evidence: StudyEvidence { get async throws { try await gathered.evidence } }

  /// Returns the block of a directive, and its faults; the line is the fence's without backticks.
  static func shown(
    by line: String, body: String = "", linesEndInPairs: Bool = false
  ) async throws -> (block: EvidenceBlock?, diagnostics: [Diagnostic]) {
    let evidence = try await linesEndInPairs ? gatheredOfPairs.value : evidence
    guard let directive = directive(in: "```\(line)\n\(body)```\n"),
      let declared = EvidenceDirective.all.first(where: { $0.fullName == directive.name })
    else { return (nil, []) }
    let collector = DiagnosticCollector()
    let block = EvidenceRequest(directive, ordinal: 1, evidence, reportingTo: collector)
      .block(by: declared)
    return (block, collector.diagnostics)
  }

  /// The first directive of a text.
  private static func directive(in text: String) -> Directive? {
    let met = MetDirectives()
    let handler: Directive.Handler = { directive throws(DiagnosticError) in met.add(directive) }
    var renderer = MarkdownRenderer()
    for declared in EvidenceDirective.all { renderer.directives[declared.fullName] = handler }
    _ = renderer.render(text, file: "a.md")
    return met.first
  }

  /// The texts of the site, read without making any page.
  private static func site() async throws -> SiteContent {
    try await texts(in: packageRoot.appending(path: "content")).content
  }

  /// The texts of a folder, read without making any page, and what is wrong with them.
  static func texts(
    in folder: URL
  ) async throws -> (content: SiteContent, diagnostics: [Diagnostic]) {
    let report = ReadingReport(kinds: PageKind.texts(playing: SampleDescription.all))
    var setup = SiteSetup(
      content: folder.path,
      templates: packageRoot.appending(path: "templates").path)
    setup.renderer = Vocabulary.renderer
    setup.reports = [report]
    let built = await Site(setup).build()
    guard let content = report.content.withLock({ $0 }) else { throw NoContent() }
    return (content, built.diagnostics)
  }

  private struct NoContent: Error {}
}

/// Keeps the directives that it is given, and shows nothing.
private final class MetDirectives: Sendable {
  private let met = Mutex<[Directive]>([])

  var first: Directive? { met.withLock { $0.first } }

  func add(_ directive: Directive) -> String {
    met.withLock { $0.append(directive) }
    return ""
  }
}

/// Keeps the texts that it is given, and makes no page.
private final class ReadingReport: SiteReport {
  let content = Mutex<SiteContent?>(nil)
  let name = "counterpoint"
  let kinds: [AnyContentKind]

  init(kinds: [AnyContentKind]) { self.kinds = kinds }

  func pages(of content: SiteContent, clock: StageClock) async -> ReportedPages {
    self.content.withLock { $0 = content }
    return ReportedPages()
  }
}
