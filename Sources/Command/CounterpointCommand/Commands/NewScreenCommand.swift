import ArgumentParser
import Catalogue
import Diagnostics
import Foundation
import Identifiers
import Samples
import Starters

/// Creates a screen in a pattern.
struct NewScreenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Starts a screen: the types that a pattern needs for it, and their tests.",
    discussion: """
      It starts as a label and a button that confirms something once. Its state, model and layout \
      are shared, and are kept if you start the same screen in a second pattern.
      """)

  @Argument(help: "The pattern, such as inputs-outputs-mvvm.", completion: .patterns)
  var pattern: String

  @Argument(
    help: "The screen's name, such as sign-in; profile/sign-in adds it to the sample profile.")
  var name: String

  @MainActor
  func run() async throws {
    try await reportingDiagnostics {
      try Reports.requireCounterpointPackage()
      let (name, module, sample) = try choice()
      let screen = try StartingPoint.screen(
        name, in: pattern, module: module, sample: sample, root: ".")
      try NewCommandOutput(
        point: screen.point, next: NewCommandOutput.building(name.module),
        kept: screen.kept, remarks: [location(of: screen), names(of: name, sample)]
      ).write()
    }
  }

  /// Returns the screen's name, the pattern's module, and the sample if one is named.
  @MainActor
  private func choice() throws(DiagnosticError) -> (StarterName, module: String, sample: String?) {
    guard Choices.isPattern(pattern) || !Choices.isPattern(name)
    else {
      throw DiagnosticError(
        Choices.wrongOrder("'\(name)' is a pattern", ["new", "screen", name, pattern]))
    }
    let collector = DiagnosticCollector()
    collector.collect(try Choices.patterns([pattern]))
    let sample = parts.count > 1 ? parts.first : nil
    collector.collect(try Choices.samples(sample.map { [$0] } ?? []))
    let name = collector.collect(try StarterName(parts.last ?? "", of: "screen"))
    try collector.throwErrors()
    let module = Implementation.all.first { $0.pattern == PatternID(pattern) }?.module
    guard let name, let module else { throw DiagnosticError([]) }
    let folder = SourceFolders.module(module)
    guard FileManager.default.fileExists(atPath: folder) else {
      throw DiagnosticError(
        .noSources, at: SourceLocation(file: folder), "there is no such folder here",
        explanation: "The screen is added to the sources of the pattern '\(pattern)'.",
        suggestion: "run \(RunningProgram.current.name) in the package's own folder")
    }
    return (name, module, sample)
  }

  private var parts: [String] {
    name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }

  private func location(of screen: ScreenStart) -> String {
    """
    Show it where an app makes its screens, in its …App.swift or in a factory:

      \(screen.making)
    """
  }

  private func names(of screen: StarterName, _ sample: String?) -> String {
    let setup =
      sample.map { sample in
        let folder = SourceFolders.name(for: sample)
        return "\(SourceFolders.samples)/\(folder)/\(folder)Setup.swift"
      } ?? "the setup of the sample that shows it"
    return """
      Scenarios can use it once \(setup) names
      the screen '\(screen.id)' and its widgets 'status' and 'confirm'.
      """
  }
}
