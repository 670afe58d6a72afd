public import Diagnostics
public import SiteFiles
import SiteLinks

/// A site as it would be written, and what was found wrong with it.
public struct BuiltSite: Sendable {
  let ready: [String: OutputFile]
  let onRequest: [LazyFiles]
  let pages: [String: RenderedPage]
  /// The diagnostics, by file, line and column.
  public let diagnostics: [Diagnostic]
  /// The files and values that need absolute addresses, and were left out without a base URL.
  public let omissions: [String]
  /// The paths of the files that differ from the build before; `nil` for a first build.
  ///
  /// Of the files that are made on request, only those that may differ are named.
  public let changedFiles: Set<String>?
  /// The explanation of why pages were rendered again; `nil` for a first build, and if the site's
  /// setup does not request it.
  public let rebuild: Rebuild?

  /// The number of pages.
  public var pageCount: Int { pages.count }

  /// The addresses outside the site that pages link to, sorted; none of them is fetched.
  ///
  /// - Complexity: O(*n*).
  public var externalLinks: [String] {
    pages.values.reduce(into: Set()) { $0.formUnion($1.linked.externalURLs) }.sorted()
  }

  /// The addresses outside the site that pages link to, each with the places where texts have it; of
  /// one that only a template has, the place that a page is made from.
  ///
  /// - Complexity: O(*n*).
  public var externalLinkPlaces: [String: [SourceLocation]] {
    var places: [String: [SourceLocation]] = [:]
    for page in pages.values {
      let origins = Dictionary(grouping: page.origins, by: \.url)
      for url in Set(page.linked.externalURLs) {
        let written = (origins[url] ?? []).map(\.location)
        let known = places[url, default: []]
        if !written.isEmpty {
          places[url] = known + written
        } else if known.isEmpty, let source = page.plan.source {
          places[url] = [source]
        }
      }
    }
    return places
  }

  /// All files, sorted by path.
  ///
  /// - Complexity: O(*n* log *n*); files that are made on request are made.
  public var files: [OutputFile] {
    (ready.values + onRequest.flatMap(\.files)).sorted { $0.path < $1.path }
  }

  /// The file of a path; `nil` if there is none.
  public func file(at path: String) -> OutputFile? {
    ready[path]
      ?? onRequest.lazy.filter { $0.covers(path) }.flatMap(\.files).first { $0.path == path }
  }

  /// The files, if nothing is wrong.
  ///
  /// - Throws: All that was found, if there is an error among it.
  public func checkedFiles() throws(DiagnosticError) -> [OutputFile] {
    if diagnostics.hasErrors { throw DiagnosticError(diagnostics) }
    return files
  }
}
