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
  /// - Returns: The site.
  /// - Throws: Every fault of what was read; or, where all could be read, of what was played and
  ///   composed.
  public mutating func run() throws(DiagnosticError) -> BuiltSite {
    let (content, templates, root, baseURL) = (content, templates, root, baseURL)
    let implementations = implementations
    let material = try stage("read", count: \.scenarios.count) { () throws(DiagnosticError) in
      try Material(
        content: content, templates: templates, root: root, baseURL: baseURL,
        implementations: implementations)
    }
    let recordings = try stage("perform", count: \.count) { () throws(DiagnosticError) in
      material.scenarios.flatMap { scenario in
        implementations.filter { $0.sample.id == scenario.sample }
          .map { Performance.play(scenario, on: $0) }
      }
    }
    let verdict = try stage("judge", count: \.count) { () throws(DiagnosticError) in
      Verification(material: material, recordings: recordings).faults
    }
    let pages = try stage("compose", count: \.count) { () throws(DiagnosticError) in
      try Report(
        content: material.content, scenarios: material.scenarios, recordings: recordings,
        contracts: material.contracts, library: material.library, sources: material.sources
      ).pages()
    }
    let site = try stage("check", count: \.files.count) { () throws(DiagnosticError) in
      SiteBuilder(configuration: material.configuration, templates: material.templates)
        .build(pages, files: material.content.files + material.assets)
    }
    let faults = verdict + site.diagnostics
    guard !faults.hasErrors else { throw DiagnosticError(faults) }
    return site
  }

  private mutating func stage<Result>(
    _ name: String, count: (Result) -> Int?, _ work: () throws(DiagnosticError) -> Result
  ) throws(DiagnosticError) -> Result {
    progress(name)
    return try clock.measure(name, count: count, work)
  }
}
