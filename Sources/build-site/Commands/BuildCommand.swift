import ArgumentParser
import Catalogue
import Diagnostics
import Foundation
import Report
import SiteFiles
import StaticSite

/// Builds the site: all of it, or nothing.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Writes the site, with all that it reports on.",
    discussion: "If anything is wrong, all of it is reported and the site stays as it was.")

  @OptionGroup var options: BuildOptions

  @Option(help: "The folder of the site.")
  var output = "site"

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("--output must name a folder.") }
  }

  @MainActor
  func run() async throws {
    try await reportingFaults(options.format) {
      let progress = options.progress
      let clock = StageClock(onBegin: progress.begin)
      let site = try await options.build(clock, progress)
      let summary = try clock.measure("write", count: { $0.written + $0.unchanged }) {
        () throws(DiagnosticError) in
        try SiteWriter(folder: output).write(site.files)
      }
      progress.end()
      progress.summarize(clock)
      progress.say(
        "\(site.pageCount) pages; \(summary.written) files written, \(summary.unchanged) unchanged, "
          + "\(summary.removed) removed")
      progress.sayOmissions(of: site)
      progress.say("open \(URL(filePath: output).appending(path: "index.html").path)")
      if options.format == .json { try Console.say(json: BuildReport(site, clock, summary)) }
    }
  }
}

/// Checks everything that building checks.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks everything that building checks; writes nothing.")

  @OptionGroup var options: BuildOptions

  @MainActor
  func run() async throws {
    try await reportingFaults(options.format) {
      let progress = options.progress
      let clock = StageClock(onBegin: progress.begin)
      let site = try await options.build(clock, progress)
      progress.end()
      progress.summarize(clock)
      progress.say("\(site.pageCount) pages; nothing is wrong")
      progress.sayOmissions(of: site)
      if options.format == .json { try Console.say(json: BuildReport(site, clock)) }
    }
  }
}

extension BuildOptions {
  /// Who is told how far a build has come: nobody where the answer is for a program.
  fileprivate var progress: Progress { Progress(isQuiet: quiet || format == .json) }

  /// Does all of a build but the writing.
  ///
  /// - Throws: All that was found, if there is an error among it.
  @MainActor
  fileprivate func build(
    _ clock: StageClock, _ progress: Progress
  ) async throws(DiagnosticError) -> BuiltSite {
    let site = await Site(try setup()).build(clock: clock)
    progress.end()
    _ = try site.checkedFiles()
    Console.report(site.diagnostics)
    return site
  }

  /// What the site is made from: texts, templates and, if `site.yml` asks for it, the report.
  @MainActor
  func setup() throws(DiagnosticError) -> SiteSetup {
    let faults = DiagnosticCollector()
    faults.collect { () throws(DiagnosticError) in try Reports.requireSite(in: content.content) }
    var setup = SiteSetup(content: content.content, templates: templates)
    setup.includesDrafts = drafts
    if let baseURL {
      setup.baseURL = faults.collect { () throws(DiagnosticError) in
        try SiteConfiguration.baseURL(givenAs: baseURL)
      }
    }
    try faults.throwErrors()
    setup.renderer = Report.renderer
    setup.reports = [
      Production(content: content.content, implementations: Catalogue.implementations)
    ]
    return setup
  }
}
