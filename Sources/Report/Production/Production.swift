public import Diagnostics
import Foundation
public import Samples
import Scenarios
public import StaticSite

/// One build, from content to a site that is fit to be written.
///
/// It reads content and contracts, performs every scenario on every implementation, examines sources and
/// recordings, compares them, composes the pages and checks them. All faults that were found are
/// thrown together.
@MainActor
public struct Production {
  private let content: String
  private let templates: String
  private let root: String
  private let baseURL: String?
  private let implementations: [Implementation]
  private let progress: (String) -> Void
  /// How long each stage took, and how many things it dealt with.
  public private(set) var clock = StageClock()

  /// Prepares a build.
  ///
  /// - Parameters:
  ///   - content: The folder of words.
  ///   - templates: The folder of templates and assets.
  ///   - root: The package's root, in whose `Sources` the patterns stand.
  ///   - baseURL: Where the site will stand; what `site.yml` says if `nil`.
  ///   - implementations: What to play.
  ///   - progress: Told the name of each stage as it begins.
  public init(
    content: String, templates: String, root: String = ".", baseURL: String? = nil,
    implementations: [Implementation], progress: @escaping (String) -> Void = { _ in }
  ) {
    self.content = content
    self.templates = templates
    self.root = root
    self.baseURL = baseURL
    self.implementations = implementations
    self.progress = progress
  }

  /// Does all of it but the writing.
  ///
  /// The sources are examined meanwhile: performing keeps one processor busy, and only one.
  ///
  /// - Returns: The site.
  /// - Throws: Every fault of what was read, played and composed. What could not be read does not
  ///   keep the rest from being examined.
  public mutating func run() async throws(DiagnosticError) -> BuiltSite {
    let (content, templates, root, baseURL) = (content, templates, root, baseURL)
    let implementations = implementations
    let examination = Task.detached {
      ExaminedSources.examine(root: root, samples: Set(implementations.map(\.sample.id)))
    }
    let faults = DiagnosticCollector()
    let material = stage("read", count: \.scenarios.count) { () throws(Never) in
      Material(
        content: content, templates: templates, baseURL: baseURL,
        implementations: implementations, reportingTo: faults)
    }
    let recordings = perform(material.scenarios)
    progress("examine")
    let examined = await clock.measure("examine", count: { try? $0.get().files.count }) {
      await examination.value
    }
    let sources = faults.collect { () throws(DiagnosticError) in try examined.get() }
    let site = sources.flatMap { publish(material, $0, recordings, faults) }
    guard let site, !faults.hasErrors else {
      // Two readers of one text may find the same.
      throw DiagnosticError(Set(faults.diagnostics).sorted())
    }
    return site
  }

  private mutating func perform(_ scenarios: [Scenario]) -> [Recording] {
    let implementations = implementations
    return stage("perform", count: \.count) { () throws(Never) in
      scenarios.flatMap { scenario in
        implementations.filter { $0.sample.id == scenario.sample }
          .map { Performance.play(scenario, on: $0) }
      }
    }
  }

  private mutating func publish(
    _ material: Material, _ sources: ExaminedSources, _ recordings: [Recording],
    _ faults: DiagnosticCollector
  ) -> BuiltSite? {
    let verdict = stage("judge", count: { _ in recordings.count }) { () throws(Never) in
      Verification(material: material, sources: sources, recordings: recordings).faults
    }
    faults.report(contentsOf: verdict)
    guard let content = material.content else { return nil }
    let composed = DiagnosticCollector()
    var pages = stage("compose", count: \.made.count) { () throws(Never) in
      Report(
        content: content, scenarios: material.scenarios, recordings: recordings,
        contracts: material.contracts, library: sources.library, sources: sources.files
      ).pages(reportingTo: composed)
    }
    faults.report(contentsOf: composed.diagnostics.filter { !material.explains($0) })
    guard let templates = material.templates else { return nil }
    let configuration = material.configuration ?? SiteConfiguration(title: "")
    pages.unmade += implementations.flatMap { implementation in
      let (sample, pattern) = (implementation.sample.id, implementation.pattern)
      return [
        Address.sample(sample), Address.pattern(pattern), Address.code(of: sample, in: pattern),
      ].map(Address.path)
    }
    let site = stage("check", count: \.files.count) { () throws(Never) in
      SiteBuilder(configuration: configuration, templates: templates)
        .build(pages.made, files: content.files + material.assets, unmade: pages.unmade)
    }
    faults.report(contentsOf: site.diagnostics)
    return site
  }

  private mutating func stage<Result, Failure: Error>(
    _ name: String, count: (Result) -> Int?, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    progress(name)
    return try clock.measure(name, count: count, work)
  }
}
