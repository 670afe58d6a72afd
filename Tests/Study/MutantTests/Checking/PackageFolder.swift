import Comparison
import Documents
import Foundation
import Identifiers
import Metrics
import Samples
import Scenarios
import TestSupport

/// The package that these tests belong to, as far as the checks read it.
enum PackageFolder {
  static let samples = [
    SampleDescription(TallyCounterSetup.self), SampleDescription(DelayedStarSetup.self),
    SampleDescription(ProfileSetup.self),
  ]

  /// The contract of a pattern.
  static func contract(_ pattern: PatternID) throws -> Contract {
    let path = "content/patterns/\(pattern).md"
    return try Contract.read(path: path, text: text(of: path))
  }

  /// A scenario of the package: `tally-counter/one-tap`.
  static func scenario(_ name: String) throws -> Scenario {
    let path = "content/scenarios/\(name).md"
    return try Scenario.read(Document(path: path, text: text(of: path)).fields, samples: samples)
  }

  /// A scenario from its steps.
  static func scenario(of sample: SampleID, _ steps: String) throws -> Scenario {
    let text = """
      ---
      title: A mutant's
      sample: \(sample)
      summary: What shows the fault.
      steps:
      \(steps)
      ---
      """
    return try Scenario.read(Document(path: "mutant.md", text: text).fields, samples: samples)
  }

  /// The sources of one sample in one pattern, and files of these tests as if they were in it.
  static func library(
    adding files: [String], to module: String, _ sample: SampleID
  ) throws -> SourceLibrary {
    if let known = libraries[[module, sample.description] + files] { return known }
    let own = try sources(of: module, sample)
    let added = try files.map { file in
      SourceFile(
        path: "Sources/Patterns/\(module)/\(folder(of: sample))/\(file).swift",
        text: try text(of: "Tests/Study/MutantTests/\(file).swift"))
    }
    let library = SourceLibrary(own + added, samples: samples.map { folder(of: $0.id) })
    libraries[[module, sample.description] + files] = library
    return library
  }

  /// The sources of the samples and of one pattern, and a text as if it were one of its files.
  ///
  /// Only the text is examined for each library; the other files are read and examined once.
  static func library(
    planting text: String, in module: String, _ sample: SampleID
  ) throws -> SourceLibrary {
    let own = try sources(of: module, sample)
    let planted = SourceFile(
      path: "Sources/Patterns/\(module)/\(folder(of: sample))/Planted.swift", text: text)
    let known = Dictionary(
      uniqueKeysWithValues: try library(adding: [], to: module, sample).files.map { ($0.path, $0) })
    return SourceLibrary(own + [planted], samples: samples.map { folder(of: $0.id) }) {
      known[$0.path] ?? FileFacts($0)
    }
  }

  /// The files of a pattern's machinery, of one sample in it, and of that sample's domain.
  private static func sources(of module: String, _ sample: SampleID) throws -> [SourceFile] {
    if let known = files[[module, sample.description]] { return known }
    let folders = samples.map { folder(of: $0.id) }.filter { $0 != folder(of: sample) }
    let all = try ["Sources/Apps/Samples", "Sources/Patterns/\(module)"].flatMap {
      try SourceFile.all(in: $0, root: packageRoot)
    }
    let own = all.filter { file in !folders.contains { file.path.contains("/\($0)/") } }
    files[[module, sample.description]] = own
    return own
  }

  private static var files: [[String]: [SourceFile]] = [:]

  /// The libraries that were read already, by module, sample and added files.
  private static var libraries: [[String]: SourceLibrary] = [:]

  /// The folder of a sample in a module: `TallyCounter`.
  static func folder(of sample: SampleID) -> String {
    SourceFolders.name(for: sample)
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: packageRoot.appending(path: path)), as: UTF8.self)
  }
}
