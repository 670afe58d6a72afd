import ArgumentParser
import Catalogue
import Identifiers
import Samples
import Starters

/// Creates a sample.
struct NewSampleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Starts a sample: its domain, screen, tests and texts, and its first pattern.",
    discussion: "It starts as a number that can go up and down, written in Cocoa MVC.")

  @Argument(help: "Its name, such as shopping-list.")
  var name: String

  @OptionGroup var options: ContentOptions

  @MainActor
  func run() async throws {
    try await reportingDiagnostics {
      try Reports.requireCounterpoint(in: options.content)
      try Reports.requireCounterpointPackage()
      let name = try StarterName(name, of: "sample")
      let point = try StartingPoint.sample(name, content: options.content, root: ".")
      var beginning = NewCommandOutput(point: point, next: NewCommandOutput.building(name.module))
      let others = Implementation.patterns.filter { $0 != "cocoa-mvc" }
      beginning.remarks.append(
        """
        Not written yet in \(others.joined(separator: ", ")). For each, add a folder \(name.module) to its \
        module in \(SourceFolders.patterns)
        and a line to \(SourceFolders.catalogue); until then the sample's pages leave it out.
        """)
      try beginning.write()
    }
  }
}
