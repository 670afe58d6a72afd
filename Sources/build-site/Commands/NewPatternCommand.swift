import ArgumentParser
import Catalogue
import Samples
import Starters

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

  @OptionGroup var options: ContentOptions

  @MainActor
  func run() async throws {
    try await reportingFaults {
      let name = try Name(name, of: "pattern")
      let content = options.content
      let point = try StartingPoint.pattern(name, content: content, root: ".")
      let missing = Catalogue.samples.map(\.id).filter {
        !StartingPoint.samplesOfPatternStarter.contains($0)
      }
      var beginning = Beginning(point: point, next: Beginning.building("\(name.module)Tests"))
      if !missing.isEmpty {
        beginning.remarks.append(
          """
          Not written in this pattern yet: \(missing.joined(separator: ", ")). For each, add a folder to \
          Sources/Patterns/\(name.module)
          and a line to Sources/Catalogue/Catalogue.swift.
          """)
      }
      try beginning.write()
    }
  }
}
