import Diagnostics
import Foundation
import SiteFiles

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

  /// A folder over the one of the same name in Counterpoint's.
  func folder(_ path: String) -> SourceFolder { SourceFolder(path, over: base(of: path)) }

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

/// The folder of a package.
struct PackageRoot {
  /// Its path, without a slash at the end.
  let path: String

  /// The package to which a file belongs: the nearest folder around it that has a manifest.
  init?(around file: String) {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
    path = folder.path
  }

  /// The package of this file: Counterpoint's own, as it was compiled.
  static let ofCounterpoint = PackageRoot(around: #filePath)

  /// Tells whether commands run in this folder.
  var isWorkingFolder: Bool {
    ResolvedFolder(".").path == ResolvedFolder(path).path
  }
}

/// The place of a folder once symbolic links are followed.
///
/// By it one finds out whether the folder is in another one.
///
/// The folder need not exist.
struct ResolvedFolder {
  fileprivate let path: String

  init(_ path: String) {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var missing: [String] = []
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
      missing.append(folder.lastPathComponent)
      folder = folder.deletingLastPathComponent()
    }
    folder = folder.resolvingSymlinksInPath()
    for name in missing.reversed() { folder = folder.appending(path: name) }
    self.path = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
  }

  /// Returns whether one of two folders is the other, or below it.
  func overlaps(_ other: ResolvedFolder) -> Bool { contains(other) || other.contains(self) }

  /// Returns whether another folder is this one, or below it.
  func contains(_ other: ResolvedFolder) -> Bool { other.path.hasPrefix(path) }
}
