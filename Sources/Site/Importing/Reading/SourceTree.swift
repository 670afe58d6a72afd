import Diagnostics
import Foundation
import SiteFiles

/// The folder of another generator's site, and the files in it.
struct SourceTree: Sendable {
  /// The folder's path.
  let root: String
  /// The paths of all files below it but hidden ones, sorted.
  let paths: [String]
  private let known: Set<String>

  /// Lists a folder.
  ///
  /// - Throws: That it cannot be read.
  init(_ root: String) throws(DiagnosticError) {
    self.root = root
    paths = try SourceFolder(root).files().map(\.relativePath)
    known = Set(paths)
  }

  /// Tells whether there is such a file.
  func has(_ path: String) -> Bool { known.contains(path) }

  /// A file's path as messages name it.
  func fullPath(_ path: String) -> String { file(path).path }

  /// A file as messages name it.
  func location(_ path: String) -> SourceLocation { SourceLocation(file: fullPath(path)) }

  /// The first of some files that is there.
  func first(of paths: [String]) -> String? { paths.first(where: has) }

  /// The paths of the files in a folder that is named with its `/`, without that folder's name.
  func files(in folder: String) -> [String] {
    folder.isEmpty
      ? paths : paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
  }

  /// The files in a folder that are no texts, to be copied to where they are in it.
  func plannedFiles(
    in folder: String, where isIncluded: (String) -> Bool = { !PagePath.isText($0) }
  ) -> [PlannedFile] {
    files(in: folder).filter(isIncluded).map { PlannedFile(source: folder + $0, target: $0) }
  }

  /// The files of a folder of values for templates that can be read here: YAML and JSON, but for
  /// those in folders within it.
  func dataFiles(in folder: String) -> [PlannedFile] {
    files(in: folder).filter { !$0.contains("/") && PagePath.isData($0) }
      .map { PlannedFile(source: folder + $0, target: "data/" + $0) }
  }

  /// A file's bytes; see ``SourceFolder/File/bytes(atMost:)``.
  func bytes(_ path: String) throws(DiagnosticError) -> [UInt8] {
    try file(path).bytes(atMost: 64_000_000)
  }

  /// A file's text.
  ///
  /// - Throws: That it cannot be read, or is not UTF-8.
  func text(_ path: String) throws(DiagnosticError) -> String {
    try file(path).text()
  }

  /// The reason for which a file cannot be copied; `nil` if it can.
  func copyProblem(_ path: String) -> String? {
    let file = file(path)
    switch file.form {
    case .missing: return "it is a link that leads nowhere"
    case .folder: return "it is a link to a folder"
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

  /// The shallowest folder that holds a file or folder such as `SUMMARY.md` or `content/`: its path
  /// with its `/`, empty for the tree's own.
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
