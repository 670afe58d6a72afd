import Catalogue
import Diagnostics
import Documents
import Foundation
import Scenarios

/// Scenarios as they stand in files.
@MainActor
enum ScenarioFiles {
  /// Reads a scenario from any file.
  ///
  /// - Parameter path: The file's path, as messages show it.
  /// - Returns: The scenario.
  /// - Throws: Every fault of the file.
  static func read(_ path: String) throws(DiagnosticError) -> Scenario {
    try Scenario.read(
      Document(path: path, text: TextFile.read(path)), samples: Catalogue.samples)
  }

  /// Finds a scenario of a sample by name, or by the path of a file anywhere.
  ///
  /// - Parameters:
  ///   - name: The name or the path.
  ///   - sample: The sample's identifier.
  ///   - content: The folder of words.
  /// - Returns: The scenario.
  /// - Throws: That there is none, or every fault of its file.
  static func find(
    _ name: String, of sample: String, in content: String
  ) throws(DiagnosticError) -> Scenario {
    let folder = "\(content)/scenarios/\(sample)"
    let path = name.hasSuffix(".md") ? name : "\(folder)/\(name).md"
    guard name.hasSuffix(".md") || FileManager.default.fileExists(atPath: path) else {
      let known = names(in: folder)
      throw DiagnosticError(
        Diagnostic(
          "unknown-scenario", "there is no scenario '\(name)' of \(sample)",
          explanation: "The scenarios are \(known.joined(separator: ", ")).",
          suggestion: NearMiss.suggestion(for: name, in: known)))
    }
    let scenario = try read(path)
    guard scenario.sample == sample else {
      throw DiagnosticError(
        Diagnostic(
          "wrong-sample", at: SourceLocation(file: path),
          "this is a scenario of \(scenario.sample), not of \(sample)"))
    }
    return scenario
  }

  /// The names of the scenarios in a folder, in order.
  static func names(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }
}

/// A file of text, named in faults by the path that was given.
enum TextFile {
  static func read(_ path: String) throws(DiagnosticError) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw DiagnosticError(
        Diagnostic(
          "unreadable-file", at: SourceLocation(file: path), "the file cannot be read as text",
          explanation: "It must exist and be encoded in UTF-8."))
    }
  }
}
