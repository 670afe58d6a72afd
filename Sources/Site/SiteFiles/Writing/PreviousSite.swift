import Diagnostics
import Foundation
import Sequences

/// The state of the output folder before a build writes.
struct PreviousSite {
  let path: String
  let exists: Bool
  /// The manifest of the last build; `nil` if there was none.
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
        .unwritable, at: SourceLocation(file: path), "the output path is not a folder",
        suggestion: "move it away")
    }
    exists = true
    manifest = try Manifest(inFolder: path, system)
    // A folder that is not a site is reported as such first, even if it is mounted.
    if manifest == nil { try refuseForeignFolder() }
    if let parent = try system.status(
      of: path.parentFolder.isEmpty ? "." : path.parentFolder, followingLinks: true),
      parent.device != status.device
    {
      throw DiagnosticError(
        .unwritable, at: SourceLocation(file: path),
        "the output folder is a mount point, and cannot be replaced",
        suggestion: "choose a folder inside it, such as '\(path)/public'")
    }
  }

  /// Returns, for each file of a new site, whether the old site contains it with the same bytes.
  func holds(_ files: [OutputFile]) -> [Bool] {
    guard let manifest else { return files.map { _ in false } }
    return files.concurrentMap { file in
      // A file that cannot be read is written again.
      guard manifest.paths.contains(file.path) else { return false }
      let old = "\(path)/\(file.path)"
      return switch file.content {
      case .bytes(let bytes): (try? system.file(at: old, holds: bytes)) == true
      case .copy(let source): (try? system.file(at: old, holdsSameAs: source.path)) == true
      }
    }
  }

  /// Throws if the folder contains anything but hidden files, because no build wrote it.
  private func refuseForeignFolder() throws {
    guard let first = try system.entries(of: path).first(where: { !$0.name.hasPrefix(".") })
    else { return }
    throw DiagnosticError(
      .notASite, at: SourceLocation(file: path),
      "the folder contains files that no build wrote",
      explanation: "One of them is '\(first.name)'.",
      suggestion: "choose an empty folder, or empty this one")
  }
}

/// The list of the files that a build wrote, kept in the site for the next build.
///
/// It contains neither hashes nor times. Reading a file shows exactly whether it is unchanged,
/// takes 6 µs for a page in memory, and needs no other record that could be missing or wrong. Like
/// all other files, the list is the same for the same site.
struct Manifest {
  /// The file's name in the output folder.
  static let name = ".site-files"

  /// The paths of the files that the build wrote.
  let paths: Set<String>

  init(paths: some Sequence<String>) {
    self.paths = Set(paths)
  }

  /// Reads the manifest of an output folder; `nil` if there is none.
  init?(inFolder path: String, _ system: FileSystem) throws(FileError) {
    guard let bytes = try system.bytes(of: "\(path)/\(Self.name)") else { return nil }
    self.init(
      paths: bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The manifest as a file: one path per line, sorted.
  var file: OutputFile {
    OutputFile(path: Self.name, text: paths.sorted().map { $0 + "\n" }.joined())
  }
}

/// The contents of an output folder that no build wrote, and that are kept.
struct UnmanagedFiles {
  /// The paths of files and links.
  let files: [String]
  /// The folders that contain them, and other folders that no build created.
  let folders: FolderTree
  private let known: Set<String>
  private let site: String

  /// Finds the contents of an output folder that the last build did not write.
  init(in inventory: FolderInventory?, of site: String, notIn manifest: Manifest?) {
    self.site = site
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

  /// The paths of all files, links and folders.
  var paths: [String] { files + folders.levels.joined() }

  /// Throws if a new site would overwrite them.
  func refuseToYield(to files: [OutputFile]) throws(DiagnosticError) {
    let needed = FolderTree(ofFiles: files.map(\.path))
    let locations =
      files.map(\.path).filter { known.contains($0) || folders.contains($0) }
      + needed.levels.joined().filter(known.contains)
    guard !locations.isEmpty else { return }
    throw DiagnosticError(
      locations.map {
        Diagnostic(
          .fileInTheWay, at: SourceLocation(file: "\(site)/\($0)"),
          "no build wrote this, and the new site uses the same name",
          suggestion: "move it away")
      })
  }
}
