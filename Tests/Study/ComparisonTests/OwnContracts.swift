import Catalogue
import Comparison
import Documents
import Foundation
import Identifiers
import Metrics
import Samples
import Scenarios
import TestSupport

/// The package that these tests belong to.
enum Package {
  /// The folders of the samples, each of which has a setup.
  static let samples = names(in: SourceFolders.samples).filter { name in
    names(in: "\(SourceFolders.samples)/\(name)").contains("\(name)Setup.swift")
  }

  /// The patterns that have a text, by file name.
  static let contractIDs = names(in: "content/patterns")
    .filter { $0.hasSuffix(".md") && $0 != "index.md" }.map { String($0.dropLast(3)) }

  /// Returns the names of what is in a folder of the package, in order; none if it is no folder.
  static func names(in folder: String) -> [String] {
    let path = packageRoot.appending(path: folder).path
    return (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  /// The contracts in `content/patterns`, by file name.
  static func contracts() throws -> [Contract] {
    try contractIDs.map { id in
      let path = "content/patterns/\(id).md"
      let data = try Data(contentsOf: packageRoot.appending(path: path))
      return try Contract.read(path: path, text: String(decoding: data, as: UTF8.self))
    }
  }

  private static let examined = Result {
    let files = try SourceFolders.examined.flatMap { try SourceFile.all(in: $0, root: packageRoot) }
    return SourceLibrary(files, samples: samples)
  }

  /// The sources, examined once.
  static func library() throws -> SourceLibrary { try examined.get() }

  /// The patterns that are played.
  @MainActor static var patterns: [PatternID] { Implementation.patterns }

  @MainActor private static var played: [ImplementationID: [Recording]] = [:]

  /// The recordings of all scenarios on one implementation, which is played once for all tests.
  @MainActor
  static func recordings(of implementation: Implementation) throws -> [Recording] {
    if let known = played[implementation.id] { return known }
    let recordings = try play(implementation)
    played[implementation.id] = recordings
    return recordings
  }

  /// Plays all scenarios on one implementation.
  @MainActor
  static func play(_ implementation: Implementation) throws -> [Recording] {
    try scenarios(of: implementation.sample.id).map { Performance.play($0, on: implementation) }
  }

  /// The scenarios in `content/scenarios` of one sample, by name.
  @MainActor
  static func scenarios(of sample: SampleID) throws -> [Scenario] {
    let folder = "content/scenarios/\(sample)"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: packageRoot.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".md") }.sorted().map { name in
      let data = try Data(contentsOf: packageRoot.appending(path: "\(folder)/\(name)"))
      let document = try Document(
        path: "\(folder)/\(name)", text: String(decoding: data, as: UTF8.self))
      return try Scenario.read(document.fields, samples: SampleDescription.all)
    }
  }
}
