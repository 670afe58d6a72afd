import Diagnostics
import Foundation
import SiteFiles

/// The running program: `build-site`, or one that adds patterns of another package.
struct RunningProgram {
  @TaskLocal static var current = RunningProgram(name: "build-site", base: nil)

  /// The name under which it was started.
  let name: String
  /// The folder of Counterpoint, if a program of another package runs in that package's folder.
  ///
  /// Its files are used wherever the working directory has none.
  let base: String?

  init(name: String, base: String?) {
    self.name = name
    self.base = base
  }

  /// Creates the program of a package that adds patterns.
  init(of package: PackageRoot?) {
    let called = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent }
    let isThere = package?.isWorkingFolder ?? false
    self.init(name: called ?? "build-site", base: isThere ? PackageRoot.ofCounterpoint?.path : nil)
  }

  /// Returns a path that can be opened, in Counterpoint's folder if the file exists only there.
  func place(of path: String) -> String {
    guard let below = below(path), !FileManager.default.fileExists(atPath: path),
      FileManager.default.fileExists(atPath: below)
    else { return path }
    return below
  }

  /// Returns the corresponding path in Counterpoint's folder; `nil` without such a base folder.
  func below(_ path: String) -> String? {
    guard let base, !path.hasPrefix("/") else { return nil }
    return "\(base)/\(path)"
  }

  /// Returns the folder of the same name in Counterpoint's folder, if it exists.
  func base(of folder: String) -> String? {
    below(folder).flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
  }

  /// Returns a folder overlaid on the one of the same name in Counterpoint's folder.
  func folder(_ path: String) -> SourceFolder { SourceFolder(path, over: base(of: path)) }

  /// Returns the diagnostic with paths that can be opened.
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

/// The root folder of a package.
struct PackageRoot {
  /// The path, without a slash at the end.
  let path: String

  /// Finds the package of a file: the nearest enclosing folder with a manifest.
  init?(around file: String) {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
    path = folder.path
  }

  /// Counterpoint's own package, in which this file was compiled.
  static let ofCounterpoint = PackageRoot(around: #filePath)

  /// Indicates whether commands run in this folder.
  var isWorkingFolder: Bool {
    ResolvedFolder(".").path == ResolvedFolder(path).path
  }
}

/// The location of a folder, which need not exist, with symbolic links resolved.
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

  /// Returns whether one of two folders is equal to the other or contains it.
  func overlaps(_ other: ResolvedFolder) -> Bool { contains(other) || other.contains(self) }

  /// Returns whether this folder is equal to another one or contains it.
  func contains(_ other: ResolvedFolder) -> Bool { other.path.hasPrefix(path) }
}
