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
  /// - Throws: Every fault of what was read; or, where all could be read, of what was played and
  ///   composed.
  public mutating func run() async throws(DiagnosticError) -> BuiltSite {
    let (content, templates, root, baseURL) = (content, templates, root, baseURL)
    let implementations = implementations
    let examination = Task.detached {
      ExaminedSources.examine(root: root, samples: Set(implementations.map(\.sample.id)))
    }
    let faults = DiagnosticCollector()
    let material = faults.collect { () throws(DiagnosticError) in
      try stage("read", count: \.scenarios.count) { () throws(DiagnosticError) in
        try Material(
          content: content, templates: templates, baseURL: baseURL,
          implementations: implementations)
      }
    }
    let recordings = material.map { perform($0.scenarios) } ?? []
    progress("examine")
    let examined = await clock.measure("examine", count: { try? $0.get().files.count }) {
      await examination.value
    }
    let sources = faults.collect { () throws(DiagnosticError) in try examined.get() }
    guard let material, let sources else { throw DiagnosticError(faults.diagnostics) }
    return try publish(material, sources, recordings)
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
    _ material: Material, _ sources: ExaminedSources, _ recordings: [Recording]
  ) throws(DiagnosticError) -> BuiltSite {
    let verdict = stage("judge", count: { _ in recordings.count }) { () throws(Never) in
      Verification(material: material, sources: sources, recordings: recordings).faults
    }
    let pages = try stage("compose", count: \.count) { () throws(DiagnosticError) in
      try Report(
        content: material.content, scenarios: material.scenarios, recordings: recordings,
        contracts: material.contracts, library: sources.library, sources: sources.files
      ).pages()
    }
    let site = stage("check", count: \.files.count) { () throws(Never) in
      SiteBuilder(configuration: material.configuration, templates: material.templates)
        .build(pages, files: material.content.files + material.assets)
    }
    let faults = verdict + site.diagnostics
    guard !faults.hasErrors else { throw DiagnosticError(faults) }
    return site
  }

  private mutating func stage<Result, Failure: Error>(
    _ name: String, count: (Result) -> Int?, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    progress(name)
    return try clock.measure(name, count: count, work)
  }
}
