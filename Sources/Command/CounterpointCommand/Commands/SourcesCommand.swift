import ArgumentParser
import Catalogue
import Diagnostics
import Foundation
import Identifiers
import Metrics
import Samples

/// Lists the source files of the patterns with their metrics.
struct SourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "Lists the source files of the patterns: their lines of code and their functions.",
    discussion: "content/metrics defines lines of code and complexity.")

  @Option(help: "The format of the result.")
  var format = OutputFormat.text

  @MainActor
  func run() async throws {
    try await reportingDiagnostics(format) {
      let list = try CountedSources(samples: SampleDescription.all.map(\.id))
      try Console.say(list, as: format) { list.text }
    }
  }
}

/// The files of the patterns with their metrics.
struct CountedSources: Encodable {
  let files: [ListedSource]
  /// Always empty; present so that successful and failed output have the same key.
  let diagnostics: [Diagnostic] = []

  struct ListedSource: Encodable {
    let path: String
    let codeLines: Int
    let functions: [Function]
  }

  struct Function: Encodable {
    let kind: FunctionKind
    let name: String
    let line: Int?
    let complexity: Int
  }

  /// Examines the package's sources.
  ///
  /// - Throws: An error if there are none.
  init(samples: [SampleID]) throws(DiagnosticError) {
    do {
      let root = URL(filePath: ".", directoryHint: .isDirectory)
      let patterns = try SourceFile.all(
        in: SourceFolders.patterns, root: root,
        over: RunningProgram.current.base.map { URL(filePath: $0, directoryHint: .isDirectory) })
      files = SourceLibrary(patterns, samples: samples.map(SourceFolders.name(for:))).files
        .map { file in
          ListedSource(
            path: file.path, codeLines: file.codeLines,
            functions: file.functions.map {
              Function(
                kind: $0.kind, name: $0.name, line: $0.location.line, complexity: $0.complexity)
            })
        }
    } catch {
      throw DiagnosticError(
        .noSources, "there are no sources in '\(SourceFolders.patterns)'",
        suggestion: "run \(RunningProgram.current.name) in the package's own folder")
    }
  }

  /// The list for humans.
  var text: String {
    files.map { file in
      ["\(file.path): \(file.codeLines) lines of code"]
        + file.functions.map { function in
          "  \(function.complexity)  \(function.name)\(function.line.map { ":\($0)" } ?? "")"
        }
    }
    .map { $0.joined(separator: "\n") }.joined(separator: "\n")
  }
}
