import Diagnostics
import Foundation
import Sequences

/// The state of the output folder before a build writes.
struct PreviousSite {
  /// The folder.
  let path: String
  /// Says whether there is such a folder.
  let exists: Bool
  /// The list of what the last build wrote; `nil` if none did.
  let manifest: Manifest?
  private let system: FileSystem

  init(at path: String, _ system: FileSystem) throws {
    self.path = path
    self.system = system
    guard let status = try system.status(of: path) else {
      exists = false
      manifest = nil
      return
    }
    guard status.kind == .folder else {
      throw DiagnosticError(
        Diagnostic(
          .unwritable, at: SourceLocation(file: path), "a file stands where the site should",
          suggestion: "move it away"))
    }
    exists = true
    manifest = try Manifest(inFolder: path, system)
    // A folder that is no site is said to be that first, mounted or not.
    if manifest == nil { try refuseForeignFolder() }
    if let parent = try system.status(
      of: path.parentFolder.isEmpty ? "." : path.parentFolder, followingLinks: true),
      parent.device != status.device
    {
      throw DiagnosticError(
        Diagnostic(
          .unwritable, at: SourceLocation(file: path),
          "another file system is mounted here, and a mounted folder cannot be exchanged",
          suggestion: "choose a folder in it, such as '\(path)/public'"))
    }
  }

  /// Returns, for each file of a new site, whether the last build's is there with the same bytes.
  func holds(_ files: [OutputFile]) -> [Bool] {
    guard let manifest else { return files.map { _ in false } }
    return files.concurrentMap { file in
      // One that cannot be read is written again.
      guard manifest.paths.contains(file.path) else { return false }
      let old = "\(path)/\(file.path)"
      return switch file.content {
      case .bytes(let bytes): (try? system.file(at: old, holds: bytes)) == true
      case .copy(let source): (try? system.file(at: old, holdsSameAs: source.path)) == true
      }
    }
  }

  /// Throws if the folder contains anything but hidden files, since no build wrote it.
  private func refuseForeignFolder() throws {
    guard let first = try system.entries(of: path).first(where: { !$0.name.hasPrefix(".") })
    else { return }
    throw DiagnosticError(
      Diagnostic(
        .notASite, at: SourceLocation(file: path),
        "the folder holds files that no build wrote",
        explanation: "One of them is '\(first.name)'.",
        suggestion: "choose an empty folder, or empty this one"))
  }
}
