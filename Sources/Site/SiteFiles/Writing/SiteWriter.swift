public import Diagnostics
import Foundation

/// Writes a finished site to a folder, completely or not at all.
///
/// The new site is built in a folder beside the old one (`.NAME.counterpoint-new~`), with hard
/// links to unchanged files, and then exchanged with it. Nothing is visible before that, and an
/// error leaves the old site unchanged. Files of the last build that are no longer part of the
/// site are deleted; files that no build wrote, such as `.gitignore`, are kept.
public struct SiteWriter: Sendable {
  private let path: String
  private let timeout: Duration
  private let system: FileSystem

  /// Creates a writer for an output folder, which does not have to exist yet.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - timeout: The time to wait for another build that writes below the same parent folder.
  public init(folder path: String, timeout: Duration = .seconds(30)) {
    self.init(folder: path, timeout: timeout, system: FileSystem())
  }

  /// Creates a writer that makes its system calls through the given value.
  package init(folder path: String, timeout: Duration = .seconds(30), system: FileSystem) {
    self.timeout = timeout
    self.system = system
    self.path = Self.named(path) ?? (try? system.resolved(path.isEmpty ? "." : path)) ?? path
  }

  /// Returns a path without redundant parts; `nil` if its end is not a name to derive others from.
  ///
  /// Links are kept; Foundation would follow them when it standardizes a path, relative ones from
  /// the working directory.
  private static func named(_ path: String) -> String? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard let last = parts.last, last != ".." else { return nil }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Writes a site.
  ///
  /// - Parameter files: All files of the site.
  /// - Returns: The numbers of files that changed or not.
  /// - Throws: An error if the folder cannot be written, contains files that no build wrote, or is
  ///   being written by another build; and an error for each path that conflicts with others. The
  ///   old site is left unchanged.
  /// - Complexity: O(*n*) in the number and size of files.
  public func write(_ files: [OutputFile]) throws(DiagnosticError) -> WritingSummary {
    try checkPaths(of: files)
    return try locked(makingParent: true) { replacement in
      try replacement.write(files)
    } ?? WritingSummary(written: 0, unchanged: 0, removed: 0)
  }

  /// Returns everything that prevents a site from being written, without writing anything.
  ///
  /// - Parameter files: Returns the files of the site. It is given the paths of the files and
  ///   folders that no build created, and may omit files that cannot conflict with any of them.
  /// - Returns: An error for each path that conflicts with others or with contents of the folder.
  public func diagnostics(of files: ([String]) -> [OutputFile]) -> [Diagnostic] {
    let collector = DiagnosticCollector()
    let unmanaged = collector.collect { () throws(DiagnosticError) in
      try reporting { try SiteReplacement(paths: $0, system: system).unmanagedFiles() }
    }
    let files = files(unmanaged?.paths ?? [])
    collector.collect { () throws(DiagnosticError) in try checkPaths(of: files) }
    collector.collect { () throws(DiagnosticError) in try unmanaged?.refuseToYield(to: files) }
    return collector.diagnostics
  }

  /// Completes the work of a build that was killed; after most builds there is nothing to do.
  ///
  /// Every write begins with it. A call is only needed where the system cannot exchange folders,
  /// before anything but a new build reads the site.
  ///
  /// - Throws: An error if the system does not allow it or if another build is running.
  public func recover() throws(DiagnosticError) {
    _ = try locked(makingParent: false) { _ in }
  }

  /// Performs work while no other build is running, after recovery from an interrupted one.
  ///
  /// - Returns: The result of the work; `nil` if there is no parent folder.
  private func locked<Result>(
    makingParent: Bool, _ work: (SiteReplacement) throws -> Result
  ) throws(DiagnosticError) -> Result? {
    try reporting { paths in
      if makingParent {
        try system.makeFolders(paths.parent)
      } else if try system.status(of: paths.parent, followingLinks: true) == nil {
        return nil
      }
      let lock = try FolderLock(paths.parent, timeout: timeout, system)
      defer { lock.release() }
      try recover(paths)
      return try work(SiteReplacement(paths: paths, system: system))
    }
  }

  /// Performs work, and throws system errors as diagnostics.
  private func reporting<Result>(
    _ work: (ExchangePaths) throws -> Result
  ) throws(DiagnosticError) -> Result {
    var paths = ExchangePaths(site: path)
    do {
      // If the path is a link to the site, the link is kept.
      if try system.status(of: path)?.kind == .link {
        paths = ExchangePaths(site: try system.resolved(path))
      }
      return try work(paths)
    } catch let error as DiagnosticError {
      throw error
    } catch let error as FileError {
      throw DiagnosticError(Diagnostic(error, paths))
    } catch {
      throw DiagnosticError(
        .unwritable, at: SourceLocation(file: path), "the site cannot be written: \(error)")
    }
  }

  private func recover(_ paths: ExchangePaths) throws(DiagnosticError) {
    do {
      try FolderExchange(paths: paths, system: system).recover()
    } catch  where error.code == EEXIST {
      throw DiagnosticError(
        .fileInTheWay, at: SourceLocation(file: error.path),
        "no build wrote this, and a build uses the same name", suggestion: "move it away")
    } catch {
      let explanation = "It was left by an earlier build, and must be deleted or moved first."
      throw DiagnosticError(Diagnostic(error, paths, explanation: explanation))
    }
  }
}

extension Diagnostic {
  /// Creates the diagnostic for a failed system call.
  init(_ error: FileError, _ paths: ExchangePaths, explanation: String? = nil) {
    var reason = "the site cannot be written: \(error.reason)"
    if error.others > 0 { reason += " (this and \(error.others) more)" }
    self.init(
      .unwritable, at: SourceLocation(file: paths.shown(error.path)), reason,
      explanation: explanation ?? "The existing site is unchanged.")
  }
}

// MARK: Paths

extension SiteWriter {
  /// Throws an error for each invalid path, and for each name used by more than one item.
  ///
  /// - Complexity: O(*n*) in the length of all paths.
  private func checkPaths(of files: [OutputFile]) throws(DiagnosticError) {
    let folders = FolderTree(ofFiles: files.lazy.map(\.path))
    var known: Set<String> = []
    known.reserveCapacity(files.count)
    var diagnostics: [Diagnostic] = []
    for file in files {
      if !Self.isPlain(file.path) {
        diagnostics.append(
          diagnostic(
            .wrongPath, file, "this is not the path of a file below the site's root",
            "write it without a leading '/', '.', '..', empty parts and line breaks"))
      } else if !known.insert(file.path).inserted {
        diagnostics.append(
          diagnostic(.samePath, file, "two files would have this path", "give one another name"))
      } else if folders.contains(file.path) {
        diagnostics.append(
          diagnostic(
            .pathClash, file, "a file and a folder would both have this name",
            "give one another name"))
      }
    }
    if !diagnostics.isEmpty { throw DiagnosticError(diagnostics) }
  }

  private func diagnostic(
    _ id: DiagnosticID, _ file: OutputFile, _ message: String, _ suggestion: String
  ) -> Diagnostic {
    Diagnostic(
      id, at: SourceLocation(file: "\(path)/\(file.path)"), message, suggestion: suggestion)
  }

  /// Indicates whether a path leads to a file below the root and fits on a line of the manifest.
  private static func isPlain(_ path: String) -> Bool {
    if path == Manifest.name || path.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\n") }) {
      return false
    }
    return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
  }
}

/// Prevents two builds from writing below one folder at the same time.
///
/// The system holds the lock on the folder itself; it leaves no file and ends with the process.
struct FolderLock {
  private let descriptor: Int32

  /// Takes the lock, waiting up to `timeout` for another build, because a write is short.
  ///
  /// - Throws: An error if the folder cannot be opened or the other build does not end in time.
  init(_ path: String, timeout: Duration, _ system: FileSystem) throws {
    let end = ContinuousClock.now + timeout
    while true {
      if let descriptor = try system.lock(path) {
        self.descriptor = descriptor
        return
      }
      guard ContinuousClock.now < end else {
        throw DiagnosticError(
          .busy, at: SourceLocation(file: path), "another build is writing to this folder",
          suggestion: "wait until it has finished")
      }
      usleep(20_000)
    }
  }

  /// Releases the lock; must be called once.
  func release() { close(descriptor) }
}

/// The changes that a write made.
public struct WritingSummary: Hashable, Sendable {
  /// The number of files that are new or changed.
  public let written: Int
  /// The number of files that are unchanged.
  public let unchanged: Int
  /// The number of files that were removed.
  public let removed: Int
}
