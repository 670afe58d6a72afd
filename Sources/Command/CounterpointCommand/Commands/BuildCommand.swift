import ArgumentParser
import Catalogue
import Diagnostics
import Evidence
import ExternalLinks
import Foundation
import Samples
import SiteFiles
import StaticSite

/// Writes the whole site, or nothing if there are errors.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Writes the site with all its reports.",
    discussion: "If there are errors, all are reported and the site stays as it was.")

  @OptionGroup var options: BuildOptions

  @Option(help: "The folder of the site.", completion: .directory)
  var output = "site"

  @Flag(help: "Computes everything again, without reading or writing results of other builds.")
  var fresh = false

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("--output must name a folder.") }
  }

  @MainActor
  func run() async throws {
    try await reportingDiagnostics(options.format) {
      let progress = options.progress
      let clock = StageClock(onBegin: progress.begin)
      try OutputFolder(path: output, options: options).check()
      let site = try await options.build(clock, progress, isFresh: fresh)
      let summary = try clock.measure("write", count: { $0.written + $0.unchanged }) {
        () throws(DiagnosticError) in
        try SiteWriter(folder: output).write(site.files)
      }
      progress.end()
      progress.summarize(clock)
      progress.say(summary, of: site)
      progress.sayOmissions(of: site)
      progress.sayLocation(of: output)
      if options.format == .json { try Console.say(json: BuildReport(site, clock, summary)) }
    }
  }
}

/// Performs all checks of a build without writing.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks everything that a build checks, and writes nothing.",
    discussion: """
      Errors in the texts are reported before anything is played. With --sample or --pattern, only \
      these are played and judged, without variants and wrong implementations, and no page is \
      composed.
      """)

  @OptionGroup var options: BuildOptions

  @Option(
    name: .customLong("sample"), help: "Plays only this sample; can be repeated.",
    completion: .samples)
  var samples: [String] = []

  @Option(
    name: .customLong("pattern"), help: "Plays only this pattern; can be repeated.",
    completion: .patterns)
  var patterns: [String] = []

  @Option(help: "The folder to which a build would write the site.", completion: .directory)
  var output = "site"

  @Flag(help: "Computes everything again, without reading or writing results of other builds.")
  var fresh = false

  @Flag(help: "Checks links to other sites by requesting them, if there are no other errors.")
  var external = false

  @Option(
    help:
      "The file that stores the responses with their dates; a success counts for two weeks.",
    completion: .file())
  var answers = ".external-links.json"

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("--output must name a folder.") }
  }

  @MainActor
  func run() async throws {
    try await reportingDiagnostics(options.format) {
      let progress = options.progress
      let clock = StageClock(onBegin: progress.begin)
      let part = try part()
      let site = try await options.build(
        clock, progress, isFresh: fresh,
        playing: part.map(PlayedExtent.only) ?? .everythingReadable,
        checking: part == nil ? OutputFolder(path: output, options: options) : nil)
      progress.end()
      progress.summarize(clock)
      let warnings = site.diagnostics.count
      progress.say(
        (part.map { "\($0.count) of \(Implementation.all.count.counted("implementation")); " }
          ?? "\(site.pageCount.counted("page")); ")
          + (warnings == 0 ? "no errors or warnings" : "no errors, \(warnings.counted("warning"))"))
      if part == nil { progress.sayOmissions(of: site) }
      if external { try await checkExternalLinks(of: site, progress) }
      if options.format == .json { try Console.say(json: BuildReport(site, clock)) }
    }
  }
}

extension CheckCommand {
  /// Requests the external addresses and reports the results.
  private func checkExternalLinks(
    of site: BuiltSite, _ progress: Progress
  ) async throws(DiagnosticError) {
    let check = ExternalLinkCheck(answersFile: answers, today: .today)
    let result = try await check.result(of: site.externalLinkPlaces)
    progress.say(
      "\(result.asked.counted("address", plural: "addresses")) requested, \(result.trusted) "
        + "cached"
        + (result.left == 0 ? "" : ", \(result.left) left for the next run"))
    if result.diagnostics.hasErrors { throw DiagnosticError(result.diagnostics) }
    Console.report(result.diagnostics)
  }

  /// Returns the implementations to play; `nil` if the options do not restrict them.
  @MainActor
  private func part() throws(DiagnosticError) -> [Implementation]? {
    let collector = DiagnosticCollector()
    let samples = collector.collect(try Choices.samples(self.samples))
    let patterns = collector.collect(try Choices.patterns(self.patterns))
    try collector.throwErrors()
    guard let samples, let patterns, !self.samples.isEmpty || !self.patterns.isEmpty else {
      return nil
    }
    try Reports.requireCounterpoint(in: options.content.content)
    if self.samples.isEmpty { return Implementation.all.filter { patterns.contains($0.pattern) } }
    let chosen = samples.flatMap { sample in
      collector.collect { () throws(DiagnosticError) in
        try Choices.implementations(of: sample.id, in: patterns)
      } ?? []
    }
    try collector.throwErrors()
    return chosen
  }
}
