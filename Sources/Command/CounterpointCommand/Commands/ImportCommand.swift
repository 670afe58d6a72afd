import ArgumentParser
import Diagnostics
import Foundation
import Importing
import Starters
import StaticSite

/// Turns the site of another generator into one of ours.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Begins a site with the texts of another generator's site, which stays as it is.",
    discussion: """
      Known are: \(generators). \
      What could not be taken over is listed; the new site is built once, to show that it can be.
      """)

  private static var generators: String {
    SiteImport.generators.map { "\($0.name) (\($0.title))" }.joined(separator: ", ")
  }

  @Argument(
    help: "The generator: \(SiteImport.generators.map(\.name).joined(separator: ", ")).",
    completion: .list(SiteImport.generators.map(\.name)))
  var generator: String

  @Argument(help: "The folder of its site.", completion: .directory)
  var source: String

  @Option(
    help: "The folder of the new site, which need not exist yet; NAME-site if not given.",
    completion: .directory)
  var into: String?

  @Option(help: "How the result is written.")
  var format = OutputFormat.text

  func validate() throws {
    guard !source.isEmpty, into?.isEmpty != true else {
      throw ValidationError("A folder must have a name.")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingDiagnostics(format) {
      let known = SiteImport.generators.map(\.name)
      guard known.contains(generator) || !known.contains(source) else {
        throw DiagnosticError(
          Choices.wrongOrder("'\(source)' is a generator", ["import", source, generator]))
      }
      let name = URL(filePath: source).standardizedFileURL.lastPathComponent
      let folder = into ?? "\(name)-site"
      try checkBeside(folder, named: name)
      let site = try SiteImport.site(from: generator, in: source)
      let point = try StartingPoint.site(
        in: folder, title: site.title, texts: site.texts, files: site.files)
      try point.write(into: folder)
      let trial = try await TrialBuild(folder).settle()
      let report = ImportReport(site, trial)
      let errors = trial.diagnostics.filter { $0.severity == .error }
      if format == .json {
        try Console.say(json: report)
        if !errors.isEmpty { throw ExitCode.failure }
      } else {
        Console.report(DiagnosticGroups(site.diagnostics).summary)
        Console.say(report.summary(of: folder))
        if !errors.isEmpty { throw DiagnosticError(errors) }
      }
    }
  }

  /// Throws if the new site would be in the one that is imported, which stays as it is.
  private func checkBeside(_ folder: String, named name: String) throws(DiagnosticError) {
    let old = ResolvedFolder(source)
    guard old.contains(ResolvedFolder(folder)) else { return }
    let usual = "\(name)-site"
    let other = old.contains(ResolvedFolder(usual)) ? "../\(usual)" : usual
    throw DiagnosticError(
      Diagnostic(
        .wrongFolder, at: SourceLocation(file: folder),
        "the new site cannot stand in '\(source)', which is imported",
        explanation: "The site that is imported stays as it is.",
        suggestion: "choose a folder beside it: --into \(other)"))
  }
}
