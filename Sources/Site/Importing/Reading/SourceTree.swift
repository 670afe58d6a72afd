import Diagnostics
import Foundation
import SiteFiles

/// The folder of another generator's site, and the files in it.
struct SourceTree: Sendable {
  /// The folder's path.
  let root: String
  /// The sorted paths of all files below it, except hidden ones.
  let paths: [String]
  private let known: Set<String>

  /// Lists a folder.
  ///
  /// - Throws: A diagnostic if the folder cannot be read.
  init(_ root: String) throws(DiagnosticError) {
    self.root = root
    paths = try SourceFolder(root).files().map(\.relativePath)
    known = Set(paths)
  }

  /// Indicates whether a file exists.
  func has(_ path: String) -> Bool { known.contains(path) }

  /// Returns a file's path for messages.
  func fullPath(_ path: String) -> String { file(path).path }

  /// Returns a file's location for messages.
  func location(_ path: String) -> SourceLocation { SourceLocation(file: fullPath(path)) }

  /// Returns the first file that exists.
  func first(of paths: [String]) -> String? { paths.first(where: has) }

  /// Returns the paths of the files in a folder, relative to it; its name ends in `/`.
  func files(in folder: String) -> [String] {
    folder.isEmpty
      ? paths : paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
  }

  /// Returns the files in a folder that are not texts, with their relative paths as targets.
  func plannedFiles(
    in folder: String, where isIncluded: (String) -> Bool = { !PagePath.isText($0) }
  ) -> [PlannedFile] {
    files(in: folder).filter(isIncluded).map { PlannedFile(source: folder + $0, target: $0) }
  }

  /// Returns the YAML and JSON files directly in a folder of data.
  func dataFiles(in folder: String) -> [PlannedFile] {
    files(in: folder).filter { !$0.contains("/") && PagePath.isData($0) }
      .map { PlannedFile(source: folder + $0, target: "data/" + $0) }
  }

  /// Returns a file's bytes; see ``SourceFolder/File/bytes(atMost:)``.
  func bytes(_ path: String) throws(DiagnosticError) -> [UInt8] {
    try file(path).bytes(atMost: 64_000_000)
  }

  /// Returns a file's text.
  ///
  /// - Throws: A diagnostic if the file cannot be read, or is not UTF-8.
  func text(_ path: String) throws(DiagnosticError) -> String {
    try file(path).text()
  }

  /// Returns the reason why a file cannot be copied; `nil` if it can.
  func copyProblem(_ path: String) -> String? {
    let file = file(path)
    switch file.form {
    case .missing: return "it is a symbolic link to a missing file"
    case .folder: return "it is a symbolic link to a folder"
    case .file:
      do throws(DiagnosticError) {
        _ = try file.stamp()
        return nil
      } catch {
        return error.diagnostics.first?.message
      }
    }
  }

  private func file(_ path: String) -> SourceFolder.File { SourceFolder(root).file(path) }

  /// Returns the shallowest folder that contains a file or folder such as `SUMMARY.md` or
  /// `content/`, with a trailing `/`; empty for the root.
  func holder(of name: String) -> String? {
    paths.compactMap { path -> String? in
      if path == name || path.hasPrefix(name) && name.hasSuffix("/") { return "" }
      let range =
        name.hasSuffix("/")
        ? path.range(of: "/" + name)
        : path.hasSuffix("/" + name) ? path.range(of: "/" + name, options: .backwards) : nil
      return range.map { String(path[..<$0.lowerBound]) + "/" }
    }.min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }
}
