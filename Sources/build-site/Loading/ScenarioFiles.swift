import Samples
import Catalogue
import Diagnostics
import Documents
import Foundation
import Scenarios

/// Scenarios as they are in files.
@MainActor
enum ScenarioFiles {
  /// Reads a scenario from any file.
  ///
  /// - Parameter path: The file's path, as messages show it.
  /// - Returns: The scenario.
  /// - Throws: Every fault of the file.
  static func read(_ path: String) throws(DiagnosticError) -> Scenario {
    try Scenario.read(
      Document(path: path, text: TextFile.read(path)), samples: SampleDescription.all)
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
    let isFile = name.hasSuffix(".md") && (name.contains("/") || TextFile.exists(name))
    let bare = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    let path = isFile ? name : "\(folder)/\(bare).md"
    guard isFile || TextFile.exists(path) else {
      let known = names(in: folder)
      throw DiagnosticError(
        Diagnostic(
          .unknownScenario, "there is no scenario '\(name)' of \(sample)",
          explanation: known.isEmpty
            ? "There are none in '\(folder)'."
            : "The scenarios are \(known.joined(separator: ", ")).",
          suggestion: TypoSuggestion.suggestion(for: bare, in: known)))
    }
    let scenario = try read(path)
    guard scenario.sample == sample else {
      throw DiagnosticError(
        Diagnostic(
          .wrongSample, at: SourceLocation(file: path),
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
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func read(_ path: String) throws(DiagnosticError) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw DiagnosticError(fault(path))
    }
  }

  /// Why a file cannot be read, and which one may have been meant.
  private static func fault(_ path: String) -> Diagnostic {
    var isFolder: ObjCBool = false
    let location = SourceLocation(file: path)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return Diagnostic(
        .unreadable, at: location, "there is no such file", suggestion: neighbour(of: path))
    }
    return Diagnostic(
      .unreadable, at: location,
      isFolder.boolValue ? "this is a folder, not a file" : "the file cannot be read as text",
      explanation: isFolder.boolValue ? nil : "It must be readable and encoded in UTF-8.")
  }

  private static func neighbour(of path: String) -> String? {
    let folder = path.parentFolder
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return TypoSuggestion.best(for: (path as NSString).lastPathComponent, in: names ?? [], limit: 1)
      .first.map { "did you mean '\((folder as NSString).appendingPathComponent($0))'?" }
  }
}
