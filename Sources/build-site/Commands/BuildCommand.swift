import ArgumentParser
import Catalogue
import Diagnostics
import Foundation
import Report
import StaticSite

/// Builds the site: all of it, or nothing.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Plays everything, and writes the site.",
    discussion: "If anything is wrong, all of it is reported and the site stays as it was.")

  @OptionGroup var options: BuildOptions

  @Option(help: "The folder of the site.")
  var output = "site"

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("--output must name a folder.") }
  }

  @MainActor
  func run() async throws {
    try await reportingFaults {
      let progress = Progress(isQuiet: options.quiet)
      var (site, clock) = try await options.produce(progress)
      let summary = try clock.measure("write", count: { $0.written + $0.unchanged }) {
        () throws(DiagnosticError) in
        try SiteWriter(folder: output).write(site.files)
      }
      progress.summarize(clock)
      progress.say(
        "\(site.pageCount) pages; \(summary.written) files written, \(summary.unchanged) unchanged, "
          + "\(summary.removed) removed")
      progress.say("open \(URL(filePath: output).appending(path: "index.html").path)")
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
    try await reportingFaults {
      let progress = Progress(isQuiet: options.quiet)
      let (site, clock) = try await options.produce(progress)
      progress.summarize(clock)
      progress.say("\(site.pageCount) pages; nothing is wrong")
    }
  }
}

extension BuildOptions {
  /// Does all of a build but the writing.
  @MainActor
  fileprivate func produce(
    _ progress: Progress
  ) async throws(DiagnosticError) -> (BuiltSite, StageClock) {
    var production = Production(
      content: content.content, templates: templates, baseURL: baseURL,
      implementations: Catalogue.implementations, progress: progress.begin)
    defer { progress.end() }
    let site = try await production.run()
    return (site, production.clock)
  }
}
