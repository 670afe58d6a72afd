import Diagnostics
import SiteFiles
import SiteLinks

/// Enters what a site writes in its index, and finds what is in the way of something else.
struct IndexBuilder {
  var index = SiteIndex()
  private(set) var diagnostics: [Diagnostic] = []
  /// The last path of each lower-case form, but for those that have it.
  private var folded: [String: String] = [:]

  init(planned count: Int) {
    index.reserveCapacity(count + 64)
  }

  /// Enters a file that the site can do without: one of the same name that the site's author wrote
  /// takes precedence.
  mutating func insertExtra(_ path: String) {
    if !index.contains(path) { index.insert(path) }
  }

  /// Enters a file of the content folder or of a report, which may have the name of the folder that
  /// a page is in.
  mutating func insertFile(_ path: String, at source: SourceLocation?) {
    if index.contains(path + "/index.html") {
      diagnostics.append(
        Diagnostic(
          .pathClash, at: source, "a page stands in a folder of the same name, '\(path)/'",
          suggestion: "give one of them another name"))
    }
    insert(path, at: source)
  }

  mutating func insert(_ path: String, writtenTo file: String? = nil, at source: SourceLocation?) {
    if !SitePath.isResolved(path), SitePath.resolve(path, in: "") != path {
      diagnostics.append(
        Diagnostic(
          .wrongPath, at: source, "'\(path)' is no path below the site's root",
          suggestion: "write it without '/' in front, and without '.', '..' and empty parts"))
    }
    if let fault = OutputName.fault(of: path) {
      diagnostics.append(
        Diagnostic(
          .wrongPath, at: source,
          "'\(OutputName.shown(path))' cannot be the path of a file: \(fault)",
          suggestion: "give it another name"))
    }
    if !index.insert(path, writtenTo: file) {
      diagnostics.append(.samePath(path, at: source))
      return
    }
    if let other = other(of: path) {
      diagnostics.append(
        Diagnostic(
          .caseCollision, at: source, "'\(path)' differs from '\(other)' in case only",
          explanation: "On many systems both are one file.",
          suggestion: "give one of them another name"))
    }
  }

  /// The path entered before that differs in case only; nearly all paths are in small letters.
  private mutating func other(of path: String) -> String? {
    let isSmall = path.utf8.allSatisfy { $0 < 0x41 || ($0 > 0x5A && $0 < 0x80) }
    if isSmall, folded.isEmpty { return nil }
    let small = isSmall ? path : path.lowercased()
    let other = folded[small] ?? (small != path && index.contains(small) ? small : nil)
    if !isSmall || other != nil { folded[small] = path }
    return other
  }
}
