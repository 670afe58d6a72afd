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
    try OutputPathCheck(of: files, in: path).check()
    return try locked(makingParent: true) { replacement in
      try replacement.write(files)
    } ?? WritingSummary()
  }

  /// Finds what would keep a site from being written, without writing anything.
  ///
  /// - Parameter files: All files of the site.
  /// - Returns: Every path that does not go with the others, and what is in the way in the folder.
  public func diagnostics(of files: [OutputFile]) -> [Diagnostic] {
    do {
      try OutputPathCheck(of: files, in: path).check()
      let isLink = try system.status(of: path)?.kind == .link
      let paths = ExchangePaths(site: isLink ? try system.resolved(path) : path)
      try SiteReplacement(paths, system).check(files)
      return []
    } catch let error as DiagnosticError {
      return error.diagnostics
    } catch let error as FileError {
      return [Diagnostic(error, ExchangePaths(site: path))]
    } catch {
      return []
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
    var paths = ExchangePaths(site: path)
    do {
      // A link that leads to the site stays one.
      if try system.status(of: path)?.kind == .link {
        paths = ExchangePaths(site: try system.resolved(path))
      }
      if makingParent {
        try system.makeFolders(paths.parent)
      } else if try system.status(of: paths.parent, followingLinks: true) == nil {
        return nil
      }
      let lock = try FolderLock(paths.parent, timeout: timeout, system)
      defer { lock.release() }
      try recover(paths)
      return try work(SiteReplacement(paths, system))
    } catch let error as DiagnosticError {
      throw error
    } catch let error as FileError {
      throw DiagnosticError(Diagnostic(error, paths))
    } catch {
      throw DiagnosticError(
        Diagnostic(
          .unwritable, at: SourceLocation(file: path), "the site cannot be written: \(error)"))
    }
  }

  private func recover(_ paths: ExchangePaths) throws(DiagnosticError) {
    do {
      try FolderExchange(paths, system).recover()
    } catch  where error.code == EEXIST {
      throw DiagnosticError(
        Diagnostic(
          .fileInTheWay, at: SourceLocation(file: error.path),
          "no build wrote this, and a build needs the name", suggestion: "move it away"))
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
