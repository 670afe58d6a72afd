public import Diagnostics
import Foundation

/// Puts a finished site into a folder, all of it or nothing.
///
/// The new site is built in a folder beside the old one (`.NAME.counterpoint-new~`), with hard
/// links to what has not changed, and then both change places. Until then none of it is visible,
/// and a fault leaves the old one as it was. What the last build wrote and this one does not goes;
/// what no build wrote, such as `.gitignore`, stays.
public struct SiteWriter: Sendable {
  private let path: String
  private let timeout: Duration
  private let system: FileSystem

  /// Creates a writer for an output folder, which need not exist yet.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - timeout: How long to wait for another build that writes below the same parent folder.
  public init(folder path: String, timeout: Duration = .seconds(30)) {
    self.init(folder: path, timeout: timeout, system: FileSystem())
  }

  /// Creates a writer that calls the system through a given value.
  package init(folder path: String, timeout: Duration = .seconds(30), system: FileSystem) {
    self.timeout = timeout
    self.system = system
    self.path = Self.named(path) ?? (try? system.resolved(path.isEmpty ? "." : path)) ?? path
  }

  /// A path without what is idle in it; `nil` if it ends in no name, from which its neighbours'
  /// names could be made.
  ///
  /// Links stay. Foundation follows them when it standardizes a path, relative ones from the
  /// working folder.
  private static func named(_ path: String) -> String? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard let last = parts.last, last != ".." else { return nil }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Writes a site.
  ///
  /// - Parameter files: All files of the site.
  /// - Returns: What changed.
  /// - Throws: A fault if the folder cannot be written, contains what no build wrote, or is being
  ///   written by another build; and every file whose path does not go with the others. The old
  ///   site stays as it was.
  /// - Complexity: O(*n*) in the number and size of files.
  public func write(_ files: [OutputFile]) throws(DiagnosticError) -> WritingSummary {
    try checkPaths(of: files)
    return try locked(makingParent: true) { replacement in
      try replacement.write(files)
    } ?? WritingSummary(written: 0, unchanged: 0, removed: 0)
  }

  /// Finds what would keep a site from being written, without writing anything.
  ///
  /// - Parameter files: All files of the site.
  /// - Returns: Every path that does not go with the others, and what is in the way in the folder.
  public func diagnostics(of files: [OutputFile]) -> [Diagnostic] {
    do throws(DiagnosticError) {
      try checkPaths(of: files)
      try reporting { try SiteReplacement(paths: $0, system: system).check(files) }
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// Completes what a build that was killed had begun; after most builds there is nothing to do.
  ///
  /// Every writing begins with it. Needed is it only where the system cannot exchange folders, and
  /// before the site is looked at by other means than a new build.
  ///
  /// - Throws: A fault if the system does not allow it, or if a build is under way.
  public func recover() throws(DiagnosticError) {
    _ = try locked(makingParent: false) { _ in }
  }

  /// Does a piece of work with no other build under way, and with nothing left behind by one.
  ///
  /// - Returns: What the work gives; `nil` if there is no parent folder.
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

  /// Does a piece of work, and throws as a diagnostic what the system could not do.
  private func reporting<Result>(
    _ work: (ExchangePaths) throws -> Result
  ) throws(DiagnosticError) -> Result {
    var paths = ExchangePaths(site: path)
    do {
      // A link that leads to the site stays one.
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
        "no build wrote this, and a build needs the name", suggestion: "move it away")
    } catch {
      let explanation = "It was left by an earlier build, and has to go or to be moved first."
      throw DiagnosticError(Diagnostic(error, paths, explanation: explanation))
    }
  }
}

extension Diagnostic {
  /// Says what the system could not do for a site.
  init(_ error: FileError, _ paths: ExchangePaths, explanation: String? = nil) {
    var reason = "the site cannot be written: \(error.reason)"
    if error.others > 0 { reason += " (this and \(error.others) more)" }
    self.init(
      .unwritable, at: SourceLocation(file: paths.shown(error.path)), reason,
      explanation: explanation ?? "What stood there before stands there still.")
  }
}

// MARK: Paths

extension SiteWriter {
  /// Throws every path that leads elsewhere, and every name that two files, or a file and a folder,
  /// would share.
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
            .wrongPath, file, "this is no path of a file below the site's root",
            "write it without '/' in front, and without '.', '..', empty parts and line breaks"))
      } else if !known.insert(file.path).inserted {
        diagnostics.append(
          diagnostic(.samePath, file, "two files would be written here", "give one another name"))
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

  /// Tells whether a path leads to a file below the root, and can be on a line of the manifest.
  private static func isPlain(_ path: String) -> Bool {
    if path == Manifest.name || path.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\n") }) {
      return false
    }
    return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
  }
}

/// Keeps two builds from writing below one folder at the same time.
///
/// The lock is the system's, on the folder itself: it leaves no file behind, and ends with the
/// process.
struct FolderLock {
  private let descriptor: Int32

  /// Takes the lock; while another build has it, waits for some time, since writing is short.
  ///
  /// - Throws: That the folder cannot be opened, or that the other build has not ended by then.
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
          suggestion: "wait until it has ended")
      }
      usleep(20_000)
    }
  }

  /// Gives the lock back; to be called once.
  func release() { close(descriptor) }
}

/// The changes that a writing made.
public struct WritingSummary: Hashable, Sendable {
  /// The number of files that are new or have changed.
  public let written: Int
  /// The number of files that are as they were.
  public let unchanged: Int
  /// The number of files that went.
  public let removed: Int
}
