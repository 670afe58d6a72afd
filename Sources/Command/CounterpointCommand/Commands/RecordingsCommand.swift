import ArgumentParser
import Diagnostics
import Documents
import Foundation
import RecordingPages
import Report
import SiteFiles
import Starters
import StaticSite

/// Writes a site of stored recordings.
struct RecordingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recordings",
    abstract: "Writes a site of the recordings that the tests of a package keep.",
    discussion: """
      The site has a page for each test, type and role, and shows who acts on whom. It needs no \
      texts, templates or sources. With --begin, a site of your own is started instead, which \
      'build' writes and 'serve' shows.
      """)

  @Argument(
    help: "The folder of recordings, such as Tests/ShopTests/Recordings, or one around several.",
    completion: .directory)
  var folder: String

  @Option(
    help: "The contract that says which role may act on which, a YAML file.", completion: .file())
  var contract: String?

  @Option(help: "A folder with an earlier state to compare with.", completion: .directory)
  var against: String?

  @Option(help: "The folder of the site.", completion: .directory)
  var output = "site"

  @Option(
    help: "Starts a site of your own in this empty folder instead.",
    completion: .directory)
  var begin: String?

  @Flag(help: "Prints nothing unless there is an error.")
  var quiet = false

  @Option(help: "The format of the result.")
  var format = OutputFormat.text

  func validate() throws {
    guard !output.isEmpty, begin?.isEmpty != true, !folder.isEmpty else {
      throw ValidationError("A folder must have a name.")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingDiagnostics(format) {
      if let begin { return try self.begin(in: begin) }
      try checkFolders()
      let clock = StageClock()
      let site = try await site(clock)
      Console.report(site.diagnostics)
      let summary = try SiteWriter(folder: output).write(site.files)
      if format == .json { return try Console.say(json: BuildReport(site, clock, summary)) }
      let progress = Progress(isQuiet: quiet)
      progress.say(summary, of: site)
      progress.sayLocation(of: output)
    }
  }
}

extension RecordingsCommand {
  private func begin(in site: String) throws(DiagnosticError) {
    let program = RunningProgram.current.name
    let options = "--content \(site)/content --templates \(site)/templates"
    try NewCommandOutput(
      point: .recordings(in: site, of: folder, contract: contract, against: against),
      next: [
        ("\(program) serve \(options)", "shows the site while you write it"),
        ("\(program) build \(options)", "writes it to site/"),
      ]
    ).write(into: site)
  }

  /// Throws if the folder of the site overlaps its input.
  private func checkFolders() throws(DiagnosticError) {
    let site = ResolvedFolder(output)
    let mixed = [folder, against].compactMap(\.self).filter { site.overlaps(ResolvedFolder($0)) }
    if mixed.isEmpty { return }
    throw DiagnosticError(
      mixed.map { path in
        Diagnostic(
          .wrongFolder, at: SourceLocation(file: output),
          "the output folder must not overlap '\(path)', from which the site is built",
          suggestion: "choose a folder beside it, such as 'site'")
      })
  }

  /// Builds the site from texts and templates embedded in the program.
  @MainActor
  private func site(_ clock: StageClock) async throws -> BuiltSite {
    let frame = FileManager.default.temporaryDirectory
      .appending(path: "recordings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: frame) }
    try StartingPoint.recordingsOnly.write(into: frame.path)
    var setup = SiteSetup(
      content: frame.appending(path: "content").path,
      templates: frame.appending(path: "templates").path)
    setup.renderer = Vocabulary.plainRenderer
    setup.reports = [
      RecordingsReport(
        RecordingsHeader(
          folder: located(folder), contract: contract.map(located), against: against.map(located)))
    ]
    let site = await Site(setup).build(clock: clock)
    if site.diagnostics.hasErrors { throw DiagnosticError(site.diagnostics) }
    return site
  }

  private func located(_ path: String) -> LocatedText {
    LocatedText(path, at: SourceLocation(file: path))
  }
}
