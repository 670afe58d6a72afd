import ArgumentParser
import Diagnostics
import Foundation
import Importing
import SiteFiles
import Starters
import StaticSite

/// Converts the site of another generator.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Starts a site with the texts of another generator's site, which stays unchanged.",
    discussion: """
      The generators are: \(generators). \
      Losses are listed, and the new site is built once as a check.
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
    help: "The folder of the new site, created if necessary; by default NAME-site.",
    completion: .directory)
  var into: String?

  @Option(help: "The format of the result.")
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
      let trial = try await TrialBuild(folder: folder).settle()
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

  /// Throws if the new site would be inside the imported one, which must not change.
  private func checkBeside(_ folder: String, named name: String) throws(DiagnosticError) {
    let old = ResolvedFolder(source)
    guard old.contains(ResolvedFolder(folder)) else { return }
    let usual = "\(name)-site"
    let other = old.contains(ResolvedFolder(usual)) ? "../\(usual)" : usual
    throw DiagnosticError(
      .wrongFolder, at: SourceLocation(file: folder),
      "the new site must not be inside '\(source)', which is imported",
      explanation: "An import does not change the existing site.",
      suggestion: "choose a folder beside it: --into \(other)")
  }
}

/// The first build of an imported site, in memory, which shows what remains to be fixed.
private struct TrialBuild {
  let folder: String

  /// Builds the site, and changes `site.yml` to downgrade errors that may be warnings.
  ///
  /// - Returns: The site, with the errors that prevent it from being built.
  /// - Throws: An error if `site.yml` cannot be written.
  func settle() async throws(DiagnosticError) -> BuiltSite {
    let first = await site()
    let allowed = Set(first.diagnostics.filter { $0.severity == .error }.map(\.id))
      .intersection(SiteConfiguration.diagnosticsAllowedAsWarnings)
    guard !allowed.isEmpty else { return first }
    try allow(allowed.map(\.rawValue).sorted())
    return await site()
  }

  private func site() async -> BuiltSite {
    // Syntax highlighting takes the most time and does not affect whether the site can be built.
    await Site(
      SiteSetup(content: "\(folder)/content", templates: "\(folder)/templates")
    ).build()
  }

  private func allow(_ diagnostics: [String]) throws(DiagnosticError) {
    let file = SourceFolder(folder).file("content/site.yml")
    let text =
      try file.text() + """
        # Faults of these kinds are warnings, until all of them are mended and this line is taken out.
        warnings: [\(diagnostics.joined(separator: ", "))]

        """
    try TextFile.write(text, to: file.path)
  }
}
