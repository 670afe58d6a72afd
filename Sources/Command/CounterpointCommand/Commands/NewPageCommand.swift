import ArgumentParser
import Catalogue
import Comparison
import Diagnostics
import Documents
import Report
import Samples
import SiteFiles
import Starters
import StaticSite

/// Creates a page.
struct NewPageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Starts a text of the site.")

  @Argument(help: "Its path below the content folder, such as guide/choosing.")
  var path: String

  @OptionGroup var options: ContentOptions

  @MainActor
  func run() async throws {
    try await reportingDiagnostics {
      let content = options.content
      let path = options.inside(path)
      if try Reports.includeCounterpoint(in: content) { try checkFolder(of: path) }
      let point = try StartingPoint.page(path, content: content)
      try checkAddress(of: path)
      try NewCommandOutput(
        point: point,
        next: [("\(NewCommandOutput.program) check", "checks the site")]
      ).write()
    }
  }

  /// Throws if the texts in the page's folder belong to what is played, or are created by other
  /// commands.
  @MainActor
  private func checkFolder(of path: String) throws(DiagnosticError) {
    let bare = TextFileName.withoutEnding(path)
    let parts = bare.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return }
    let (folder, name) = (parts[0], parts[1])
    switch folder {
    case "scenarios", "patterns", "samples":
      throw refusal(
        folder,
        suggestion: "write '\(RunningProgram.current.name) new \(folder.dropLast()) \(name)'")
    case "metrics": throw refusal(folder)
    case "compare" where name != "index":
      _ = try PatternPair.named(
        name, among: PatternPair.all(of: Implementation.patterns), at: nil
      ) { "write '\(RunningProgram.current.name) new page compare/\($0.id)'" }
    default:
      let sections = [
        "faults": "Add a wrong implementation", "variants": "Add a variant",
        "streams": "Add a stream",
      ]
      guard name != "index", let section = sections[folder] else { return }
      throw refusal(folder, suggestion: "see '\(section)' in CONTRIBUTING.md")
    }
  }

  /// Throws if an alias, a tag or another text has the page's address.
  @MainActor
  private func checkAddress(of path: String) throws(DiagnosticError) {
    let content = options.content
    var setup = SiteSetup(content: content, templates: "templates")
    setup.content = RunningProgram.current.folder(content)
    setup.reports = [
      CounterpointReport(content: content, implementations: Implementation.all)
    ]
    let file = TextFileName.withoutEnding(path) + TextFileName.ending
    if let diagnostic = TakenAddresses(setup).diagnostic(ofText: file) {
      throw DiagnosticError(diagnostic)
    }
  }

  private func refusal(_ folder: String, suggestion: String? = nil) -> DiagnosticError {
    DiagnosticError(
      .wrongFolder, "a page does not belong in '\(folder)/'",
      explanation: "The texts in this folder describe what is played and measured.",
      suggestion: suggestion)
  }
}
