import ArgumentParser
import Catalogue
import Diagnostics
import Identifiers
import Samples
import Starters
import Trace

/// Begins a pattern.
struct NewPatternCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pattern",
    abstract: "Begins a pattern: its module, its registration, its contract, its tests.",
    discussion: """
      It begins as a plain arrangement, one object that decides for each screen, which passes everything; \
      the pattern takes shape by replacing its parts.
      """)

  @Argument(help: "Its name, such as store-pattern.")
  var name: String

  @Option(
    help: "Its module's name, such as TEA for tea; by default the name's words with capitals.")
  var module: String?

  @OptionGroup var options: ContentOptions

  @MainActor
  func run() async throws {
    try await reportingDiagnostics {
      let name = try chosenName()
      let (point, missing) = try StartingPoint.pattern(
        name, samples: SampleDescription.all.map(\.id.description),
        roles: Role.standard.map(\.rawValue),
        content: options.content, root: ".")
      var beginning = NewCommandOutput(
        point: point, next: NewCommandOutput.building("\(name.module)Tests"))
      if !missing.isEmpty {
        beginning.remarks.append(
          """
          Not written in this pattern yet: \(missing.joined(separator: ", ")). For each, add a folder to \
          \(SourceFolders.module(name.module))
          and a line to \(SourceFolders.catalogue).
          """)
      }
      try beginning.write()
    }
  }

  private func chosenName() throws(DiagnosticError) -> StarterName {
    let name = try StarterName(name, of: "pattern")
    return try module.map { module throws(DiagnosticError) in try StarterName(name, module: module)
    }
      ?? name
  }
}
