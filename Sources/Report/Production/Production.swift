import Diagnostics
import Foundation
public import Samples
import Scenarios
public import StaticSite

/// The report of Counterpoint: what all patterns did in all scenarios, as pages.
///
/// It reads scenarios and contracts from the site's texts, performs every scenario on every implementation, examines sources and
/// recordings, compares them, and composes the pages. All faults that were found are reported together.
public struct Production: SiteReport {
  private let folder: String
  private let root: String
  private let implementations: [Implementation]

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - folder: The folder of words.
  ///   - root: The package's root, in whose `Sources` the patterns stand.
  ///   - implementations: What to play.
  public init(content folder: String, root: String = ".", implementations: [Implementation]) {
    self.folder = folder
    self.root = root
    self.implementations = implementations
  }

  /// `counterpoint`.
  public var name: String { "counterpoint" }

  /// Samples, scenarios, patterns, numbers, and the pages that list them.
  public var kinds: [ContentKind] { Report.kinds }

  /// Plays, examines, judges and composes.
  ///
  /// The sources are examined meanwhile: performing keeps one processor busy, and only one.
  ///
  /// - Parameters:
  ///   - content: The site's texts. What could not be read does not keep the rest from being examined.
  ///   - clock: Told each stage.
  /// - Returns: The pages, and every fault of what was read, played and composed.
  public func pages(of content: Content, clock: StageClock) async -> ReportedPages {
    let faults = DiagnosticCollector()
    let root = root
    let implementations = implementations.withoutRepetitions(reportingTo: faults)
    let examination = Task.detached {
      ExaminedSources.examine(root: root, samples: Set(implementations.map(\.sample.id)))
    }
    let material = Material(
      content: content, folder: folder, implementations: implementations, reportingTo: faults)
    let recordings = await perform(material, clock)
    let examined = await clock.measure("examine", count: { try? $0.get().files.count }) {
      await examination.value
    }
    let sources = faults.collect { () throws(DiagnosticError) in try examined.get() }
    var pages = sources.map { publish(material, $0, recordings, clock, faults) } ?? ReportedPages()
    pages.unmade += implementations.flatMap { implementation in
      let (sample, pattern) = (implementation.sample.id, implementation.pattern)
      return [
        Address.sample(sample), Address.pattern(pattern), Address.code(of: sample, in: pattern),
      ].map(Address.path)
    }
    pages.diagnostics = faults.diagnostics
    return pages
  }

  @MainActor
  private func perform(_ material: Material, _ clock: StageClock) -> [Recording] {
    clock.measure("perform", count: \.count) { () throws(Never) in
      material.scenarios.flatMap { scenario in
        material.implementations.filter { $0.sample.id == scenario.sample }
          .map { Performance.play(scenario, on: $0) }
      }
    }
  }

  private func publish(
    _ material: Material, _ sources: ExaminedSources, _ recordings: [Recording],
    _ clock: StageClock, _ faults: DiagnosticCollector
  ) -> ReportedPages {
    let verdict = clock.measure("judge", count: { _ in recordings.count }) { () throws(Never) in
      Verification(material: material, sources: sources, recordings: recordings).faults
    }
    faults.report(contentsOf: verdict)
    let composed = DiagnosticCollector()
    let pages = clock.measure("compose", count: \.made.count) { () throws(Never) in
      Report(
        content: material.content, scenarios: material.scenarios, recordings: recordings,
        contracts: material.contracts, library: sources.library, sources: sources.files
      ).pages(reportingTo: composed)
    }
    faults.report(contentsOf: composed.diagnostics.filter { !material.explains($0) })
    return ReportedPages(made: pages.made, unmade: pages.unmade)
  }
}
