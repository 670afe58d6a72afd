import ArgumentParser
import Catalogue
import Diagnostics
import Documents
import Exhibits
import Identifiers
import Samples

/// Lists samples, patterns, scenarios and variants.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists samples, their scenarios, patterns and variants.")

  @OptionGroup var options: ContentOptions

  @Option(help: "The format of the result.")
  var format = OutputFormat.text

  @MainActor
  func run() async throws {
    try await reportingDiagnostics(format) {
      try Reports.requireCounterpoint(in: options.content)
      let list = try CatalogueList(content: options.content)
      try Console.say(list, as: format) { list.text }
    }
  }
}

/// Everything that can be played, with titles.
struct CatalogueList: Encodable {
  let samples: [Sample]
  let patterns: [Pattern]
  let variants: [ListedVariant]
  /// Always empty; present so that successful and failed output have the same key.
  let diagnostics: [Diagnostic] = []

  struct Sample: Encodable {
    let id: SampleID
    let title: String
    let patterns: [PatternID]
    let scenarios: [String]
  }

  struct Pattern: Encodable {
    let id: PatternID
    let title: String
  }

  struct ListedVariant: Encodable {
    let id: String
    let title: String
    let sample: SampleID
    let pattern: PatternID
  }

  /// Reads the titles and the names of the scenarios.
  @MainActor
  init(content: String) throws(DiagnosticError) {
    let collector = DiagnosticCollector()
    let title = { (path: String) -> String in
      collector.collect { () throws(DiagnosticError) in
        let document = try Document(path: path, bytes: TextFile.bytes(path))
        return Fields(document.fields, collector: collector).string("title")
      } ?? ""
    }
    samples = SampleDescription.all.map { sample in
      Sample(
        id: sample.id, title: title("\(content)/samples/\(sample.id).md"),
        patterns: Implementation.all(of: sample.id).map(\.pattern),
        scenarios: ScenarioFiles.names(in: "\(content)/scenarios/\(sample.id)"))
    }
    patterns = Implementation.patterns.map { id in
      Pattern(id: id, title: title("\(content)/patterns/\(id).md"))
    }
    variants = Variant.all.map { variant in
      ListedVariant(
        id: variant.id, title: title("\(content)/variants/\(variant.id).md"),
        sample: variant.implementation.sample.id, pattern: variant.implementation.pattern)
    }
    try collector.throwErrors()
  }

  /// The list for humans.
  var text: String {
    let samples = samples.map { sample in
      "\(sample.id) — \(sample.title)\n  patterns   \(sample.patterns.joined(separator: ", "))\n"
        + "  scenarios  \(sample.scenarios.joined(separator: "\n             "))"
    }
    let patterns = patterns.map { "\($0.id) — \($0.title)" }
    let variants = variants.map { variant in
      "\(variant.id) — \(variant.title) (\(variant.sample) in \(variant.pattern))"
    }
    return (samples + [patterns, variants].map { $0.joined(separator: "\n") })
      .joined(separator: "\n\n")
  }
}
