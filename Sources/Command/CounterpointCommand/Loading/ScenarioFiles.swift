import Catalogue
import Diagnostics
import Documents
import Foundation
import Identifiers
import Samples
import Scenarios
import SiteFiles

/// The scenarios in files.
@MainActor
enum ScenarioFiles {
  /// Reads a scenario from any file; messages show the path unchanged.
  static func read(_ path: String) throws(DiagnosticError) -> Scenario {
    let document = try Document(path: path, bytes: TextFile.bytes(path))
    // Without this check, every missing key would be reported.
    guard document.frontMatter != nil || document.bodyLine > 1 else {
      throw DiagnosticError(
        .frontMatterMissing, at: SourceLocation(file: path, line: 1, column: 1),
        "the text has no front matter",
        explanation: "It is between two lines '---' and describes the scenario.",
        suggestion: "create a scenario with '\(NewCommandOutput.program) new scenario SAMPLE/NAME'")
    }
    return try Scenario.read(document.fields, samples: SampleDescription.all)
  }

  /// Finds a scenario by sample and name, such as `tally-counter/one-tap`, or by a file's path.
  static func find(_ name: String, in content: String) throws(DiagnosticError) -> Scenario {
    if TextFile.exists(name) { return try read(name) }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(\.isHyphenated) else { return try read(name) }
    if parts.count == 2 {
      _ = try Choices.samples([parts[0]])
      return try find(parts[1], of: SampleID(parts[0]), in: content)
    }
    let samples = SampleDescription.all.map(\.id).filter { sample in
      TextFile.exists("\(content)/scenarios/\(sample)/\(name).md")
    }
    guard parts.count == 1, let first = samples.first else { return try read(name) }
    throw DiagnosticError(
      .unknownScenario, "'\(name)' does not name a sample and a scenario",
      suggestion: "write it as '\(first)/\(name)'")
  }

  /// Finds a sample's scenario by name, with or without the sample in front, or by a file's path.
  static func find(
    _ name: String, of sample: SampleID, in content: String
  ) throws(DiagnosticError) -> Scenario {
    let folder = "\(content)/scenarios/\(sample)"
    let named = "\(content)/scenarios/\(name).md"
    if name.contains("/"), !TextFile.exists(name), TextFile.exists(named) {
      return try find(named, of: sample, in: content)
    }
    let bare = TextFileName.withoutEnding(name)
    let isFile = bare != name && (name.contains("/") || TextFile.exists(name))
    let path = isFile ? name : "\(folder)/\(bare).md"
    guard isFile || TextFile.exists(path) else {
      let known = names(in: folder)
      throw DiagnosticError(
        .unknownScenario, "there is no scenario '\(name)' of \(sample)",
        explanation: known.isEmpty
          ? "There are no scenarios in '\(folder)'."
          : "The scenarios are \(known.joined(separator: ", ")).",
        suggestion: TypoSuggestion.suggestion(for: bare, in: known))
    }
    let scenario = try read(path)
    guard scenario.sample == sample else {
      throw DiagnosticError(
        .wrongSample, at: SourceLocation(file: path),
        "this is a scenario of \(scenario.sample), not of \(sample)")
    }
    return scenario
  }

  /// Returns the names of the scenarios in a folder, in order.
  static func names(in folder: String) -> [String] {
    let folders = [folder, RunningProgram.current.below(folder)].compactMap(\.self)
    let files = folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    return Set(files.filter { $0.hasSuffix(TextFileName.ending) }.map(TextFileName.withoutEnding))
      .sorted()
  }
}

/// Operations on text files, whose errors show the original path.
enum TextFile {
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: RunningProgram.current.place(of: path))
  }

  /// Reads a file in the same way as a site's texts.
  static func bytes(_ path: String) throws(DiagnosticError) -> [UInt8] {
    let file = SourceFolder("", over: RunningProgram.current.base).file(path)
    switch file.form {
    case .file: return try file.bytes()
    case .folder:
      let texts = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      throw unreadable(
        path, "this is a folder, not a file",
        suggestion: texts.contains { $0.hasSuffix(TextFileName.ending) }
          ? "name its files: \((path as NSString).appendingPathComponent("*.md"))" : nil)
    case .missing:
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        throw unreadable(path, "this is a link to '\(target)', which does not exist")
      }
      throw unreadable(path, "there is no such file", suggestion: neighbour(of: path))
    }
  }

  /// Writes a text to a file, and creates its folder if necessary.
  static func write(_ text: String, to path: String) throws(DiagnosticError) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw DiagnosticError(
        .unwritable, at: SourceLocation(file: path),
        "the file cannot be written: \(error.localizedDescription)")
    }
  }

  /// Throws if a folder does not exist.
  static func requireFolder(_ path: String, _ what: String) throws(DiagnosticError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(
      atPath: RunningProgram.current.place(of: path), isDirectory: &isFolder), isFolder.boolValue
    {
      return
    }
    throw DiagnosticError(
      .wrongFolder, at: SourceLocation(file: path), "there is no such folder \(what)",
      suggestion: neighbour(of: path))
  }

  private static func unreadable(
    _ path: String, _ message: String, suggestion: String? = nil
  ) -> DiagnosticError {
    DiagnosticError(.unreadable, at: SourceLocation(file: path), message, suggestion: suggestion)
  }

  private static func neighbour(of path: String) -> String? {
    let folder = path.parentFolder
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return TypoSuggestion.best(for: (path as NSString).lastPathComponent, in: names ?? [], limit: 1)
      .first.map { "did you mean '\((folder as NSString).appendingPathComponent($0))'?" }
  }
}
