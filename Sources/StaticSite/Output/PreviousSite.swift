import Diagnostics
import Foundation

/// What stands in the output folder before a build writes.
struct PreviousSite {
  /// Whether there is such a folder.
  let exists: Bool
  /// What the last build wrote.
  let manifest: Manifest
  /// The paths of files and links that no build wrote.
  let strangers: [String]
  private let path: String

  init(at path: String) throws {
    self.path = path
    var isFolder: ObjCBool = false
    exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists else {
      manifest = Manifest(paths: [])
      strangers = []
      return
    }
    guard isFolder.boolValue else {
      throw DiagnosticError(
        Diagnostic(
          "unwritable", at: SourceLocation(file: path), "a file stands where the site should"))
    }
    let manifest = Manifest(inFolder: path)
    self.manifest = manifest ?? Manifest(paths: [])
    strangers = try Self.files(in: path).filter {
      $0 != Manifest.name && manifest?.paths.contains($0) != true
    }
    if manifest == nil, let first = strangers.first(where: { !$0.hasPrefix(".") }) {
      throw DiagnosticError(
        Diagnostic(
          "not-a-site", at: SourceLocation(file: path),
          "the folder holds files that no build wrote",
          explanation: "One of them is '\(first)'.",
          suggestion: "choose an empty folder, or empty this one"))
    }
  }

  /// Whether a file stands there with the same bytes, written by the last build.
  func holds(_ file: OutputFile) -> Bool {
    guard manifest.paths.contains(file.path) else { return false }
    let url = URL(fileURLWithPath: (path as NSString).appendingPathComponent(file.path))
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size == file.bytes.count
    else { return false }
    return (try? Data(contentsOf: url)).map { $0.elementsEqual(file.bytes) } == true
  }

  /// Throws if the new site would write over what no build wrote.
  func refuseStrangers(in files: [OutputFile]) throws(DiagnosticError) {
    let own = Set(strangers)
    let taken = files.filter { own.contains($0.path) }
    guard !taken.isEmpty else { return }
    throw DiagnosticError(
      taken.map {
        Diagnostic(
          "file-in-the-way",
          at: SourceLocation(file: (path as NSString).appendingPathComponent($0.path)),
          "no build wrote this file, and the new site has one of this name",
          suggestion: "move it away")
      })
  }

  private static func files(in path: String) throws -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
    var files: [String] = []
    while let relative = walk.nextObject() as? String {
      if walk.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
        files.append(relative)
      }
    }
    return files.sorted()
  }
}
