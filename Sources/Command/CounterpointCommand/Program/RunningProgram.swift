import Diagnostics
import Foundation

/// The program that runs: `build-site`, or one that adds patterns of another package.
struct RunningProgram {
  /// The one that runs.
  @TaskLocal static var current = RunningProgram(name: "build-site", base: nil)

  /// The name by which it is called.
  let name: String
  /// The folder below that in which commands run, whose files count where there are none: that of
  /// Counterpoint, while a program of another package runs in the folder of that package.
  let base: String?

  /// A program with a name, over a folder.
  init(name: String, base: String?) {
    self.name = name
    self.base = base
  }

  /// The program of a package that adds patterns.
  init(of package: PackageRoot?) {
    let called = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent }
    let isThere = package?.isWorkingFolder ?? false
    self.init(name: called ?? "build-site", base: isThere ? PackageRoot.ofCounterpoint?.path : nil)
  }

  /// The path by which a file or folder can be opened: in Counterpoint's folder, where it is only
  /// there.
  func place(of path: String) -> String {
    guard let below = below(path), !FileManager.default.fileExists(atPath: path),
      FileManager.default.fileExists(atPath: below)
    else { return path }
    return below
  }

  /// The path of the same in Counterpoint's folder; `nil` if there is no such folder below.
  func below(_ path: String) -> String? {
    guard let base, !path.hasPrefix("/") else { return nil }
    return "\(base)/\(path)"
  }

  /// The folder of the same name in Counterpoint's, if there is one.
  func base(of folder: String) -> String? {
    below(folder).flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
  }

  /// The same diagnostic, with paths that can be opened.
  func placing(_ diagnostic: Diagnostic) -> Diagnostic {
    guard base != nil else { return diagnostic }
    return Diagnostic(
      diagnostic.id, severity: diagnostic.severity, at: diagnostic.location.map(placing),
      diagnostic.message, explanation: diagnostic.explanation, suggestion: diagnostic.suggestion,
      notes: diagnostic.notes.map { DiagnosticNote(at: placing($0.location), $0.message) },
      replacement: diagnostic.replacement.map {
        Replacement(file: place(of: $0.file), range: $0.range, text: $0.text)
      })
  }

  private func placing(_ location: SourceLocation) -> SourceLocation {
    SourceLocation(file: place(of: location.file), range: location.range)
  }
}
