public import Diagnostics
import Foundation

/// Puts a finished site into a folder, all of it or nothing.
///
/// The new site is built in a folder beside the old one (`.NAME.new`), with hard links to what has not changed, and then both
/// change places. Until then nobody sees any of it, and a fault leaves the old one as it was. What the last build
/// wrote and this one does not goes; what no build wrote, such as `.gitignore`, stays.
public struct SiteWriter: Sendable {
  private let path: String
  private let patience: Duration

  /// Makes a writer for an output folder, which need not exist yet.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - patience: How long to wait for another build that writes below the same parent folder.
  public init(folder path: String, patience: Duration = .seconds(30)) {
    self.patience = patience
    let path = (path as NSString).standardizingPath
    // A folder without a name of its own has no neighbours whose names could be made from it.
    let isNamed = !["", ".", ".."].contains((path as NSString).lastPathComponent)
    self.path = isNamed ? path : URL(filePath: path).standardizedFileURL.path
  }

  /// What a writing changed.
  public struct Summary: Hashable, Sendable {
    /// The number of files that are new or have changed.
    public var written = 0
    /// The number of files that are as they were.
    public var unchanged = 0
    /// The number of files that went.
    public var removed = 0

    /// Makes an empty summary.
    public init() {}
  }

  /// Writes a site.
  ///
  /// - Parameter files: All files of the site.
  /// - Returns: What changed.
  /// - Throws: A fault if the folder cannot be written, holds what no build wrote, or is being written by
  ///   another build. The old site stands as before.
  /// - Complexity: O(*n*) in the number and size of files.
  public func write(_ files: [OutputFile]) throws(DiagnosticError) -> Summary {
    do {
      return try exchange(files)
    } catch let error as DiagnosticError {
      throw error
    } catch {
      throw DiagnosticError(
        Diagnostic(
          "unwritable", at: SourceLocation(file: path),
          "the site cannot be written: \(Self.reason(error))",
          explanation: "What stood there before stands there still."))
    }
  }

  private func exchange(_ files: [OutputFile]) throws -> Summary {
    let parent = (path as NSString).deletingLastPathComponent
    let folder = parent.isEmpty ? "." : parent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lock = try FolderLock(folder, patience: patience)
    defer { lock.release() }
    let old = try PreviousSite(at: path)
    try old.refuseStrangers(in: files)
    let manifest = Manifest(paths: files.map(\.path))
    var summary = Summary()
    summary.removed = old.manifest.paths.subtracting(manifest.paths).count
    let changed = files.filter { !old.holds($0) }
    summary.written = changed.count
    summary.unchanged = files.count - changed.count
    if changed.isEmpty, summary.removed == 0, old.exists { return summary }
    try replace(old, by: files, changed: Set(changed.map(\.path)), manifest)
    return summary
  }

  private func replace(
    _ old: PreviousSite, by files: [OutputFile], changed: Set<String>, _ manifest: Manifest
  ) throws {
    let name = (path as NSString).lastPathComponent
    let folder = (path as NSString).deletingLastPathComponent
    let new = (folder as NSString).appendingPathComponent(".\(name).new")
    // Only a build that was killed leaves one behind: this one holds the lock.
    if FileManager.default.fileExists(atPath: new) {
      try FileManager.default.removeItem(atPath: new)
    }
    do {
      var stage = StagedFolder(at: new)
      try stage.create()
      for file in files {
        if changed.contains(file.path) {
          try stage.write(file)
        } else {
          try stage.link(file.path, from: path)
        }
      }
      for kept in old.strangers { try stage.keep(kept, from: path) }
      try stage.write(manifest.file)
      try FolderExchange.put(new, inPlaceOf: path)
    } catch {
      try? FileManager.default.removeItem(atPath: new)
      throw error
    }
    // Only the old site is left under this name; if it cannot go now, the next build clears it away.
    try? FileManager.default.removeItem(atPath: new)
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(underlying.code)))
    }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return error.localizedDescription
  }
}
