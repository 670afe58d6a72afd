import Diagnostics
import Foundation
import Sequences

/// The state of the output folder before a build writes.
struct PreviousSite {
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
        .unwritable, at: SourceLocation(file: path), "a file stands where the site should",
        suggestion: "move it away")
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
        .unwritable, at: SourceLocation(file: path),
        "another file system is mounted here, and a mounted folder cannot be exchanged",
        suggestion: "choose a folder in it, such as '\(path)/public'")
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
      .notASite, at: SourceLocation(file: path),
      "the folder holds files that no build wrote",
      explanation: "One of them is '\(first.name)'.",
      suggestion: "choose an empty folder, or empty this one")
  }
}

/// The list of what a build wrote, kept in the site so that the next build knows what is its own.
///
/// It names files and says nothing of their bytes or times. Whether a file is as it was is found by
/// reading it: that is exact, takes 6 µs for a page whose bytes are in memory, and needs no record
/// beside the site that could be missing or wrong. The list is the same for the same site, as all
/// other files are.
struct Manifest {
  /// The file's name in the output folder.
  static let name = ".site-files"

  /// The paths of the files that the build wrote.
  let paths: Set<String>

  init(paths: some Sequence<String>) {
    self.paths = Set(paths)
  }

  /// Reads the list of an output folder; `nil` if there is none.
  init?(inFolder path: String, _ system: FileSystem) throws(FileError) {
    guard let bytes = try system.bytes(of: "\(path)/\(Self.name)") else { return nil }
    self.init(
      paths: bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The list as a file: one path a line, sorted.
  var file: OutputFile {
    OutputFile(path: Self.name, text: paths.sorted().map { $0 + "\n" }.joined())
  }
}

/// The contents of an output folder that no build has written: they stay.
struct UnmanagedFiles {
  /// The paths of files and links.
  let files: [String]
  /// The folders they are in, and those that are empty.
  let folders: FolderTree
  private let known: Set<String>

  /// Finds what the last build did not write in a folder, if there is one.
  init(in inventory: FolderInventory?, notIn manifest: Manifest?) {
    let written = manifest?.paths ?? []
    files = (inventory?.files ?? []).filter { $0 != Manifest.name && !written.contains($0) }
    known = Set(files)
    let built = FolderTree(ofFiles: written)
    var folders = FolderTree(ofFiles: files)
    for folder in (inventory?.levels ?? []).joined() where !built.contains(folder) {
      folders.insert(folder)
    }
    self.folders = folders
  }

  /// Throws if a new site would write over them.
  func refuseToYield(to files: [OutputFile], in path: String) throws(DiagnosticError) {
    let needed = FolderTree(ofFiles: files.map(\.path))
    let locations =
      files.map(\.path).filter { known.contains($0) || folders.contains($0) }
      + needed.levels.joined().filter(known.contains)
    guard !locations.isEmpty else { return }
    throw DiagnosticError(
      locations.map {
        Diagnostic(
          .fileInTheWay, at: SourceLocation(file: "\(path)/\($0)"),
          "no build wrote this, and the new site has something of this name",
          suggestion: "move it away")
      })
  }
}
