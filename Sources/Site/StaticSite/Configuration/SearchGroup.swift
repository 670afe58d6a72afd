public import Diagnostics
import Documents
import SiteLinks

/// A named group of search results, and the folders whose pages are in it.
public struct SearchGroup: Hashable, Sendable {
  /// The name, as readers see it.
  public let name: String
  /// The folders of its pages.
  public let folders: [SearchFolder]
}

/// A folder of pages that `site.yml` names for a search.
public struct SearchFolder: Hashable, Sendable {
  /// The folder names from the root, where `*` matches any name; empty for the first page alone.
  public let parts: [String]
  /// The folder as written.
  public let written: String
  /// The location where the folder is named.
  public let location: SourceLocation
}

extension SearchFolder {
  /// Indicates whether a page is in the folder or is the folder's own page.
  func contains(pageAt path: [Substring]) -> Bool {
    guard !parts.isEmpty else { return path.isEmpty }
    return parts.count <= path.count && zip(parts, path).allSatisfy { $0 == "*" || $0 == $1 }
  }

  /// A measure of how specific the folder is: an exact name counts twice as much as `*`.
  fileprivate var precision: Int { 2 * parts.count - parts.count { $0 == "*" } }
}

extension [SearchGroup] {
  /// Returns the index of the group that a page belongs to.
  ///
  /// The most specific folder decides. A page in no folder belongs to the last group.
  func place(ofPage path: String) -> Int {
    let path = path.split(separator: "/")
    let folders = enumerated().flatMap { place, group in
      group.folders.map { (place: place, folder: $0) }
    }
    let containing = folders.filter { $0.folder.contains(pageAt: path) }
    let best = containing.max { $0.folder.precision < $1.folder.precision }
    return best?.place ?? Swift.max(0, count - 1)
  }
}

/// Readers of the search settings in `site.yml`.
extension Fields {
  /// Reads the groups of search results: `true` for none, or names with lists of folders.
  ///
  /// - Returns: The groups; `nil` if pages cannot be searched.
  func searchGroups() -> [SearchGroup]? {
    guard let value = optional("search") else { return nil }
    guard value.entries != nil else { return value.bool(collector) == true ? [] : nil }
    var locations: [String: SourceLocation] = [:]
    return value.decode(reportingTo: collector) { fields in
      fields.rest().map { entry in
        let folders = (entry.value.list(collector) ?? []).compactMap(searchFolder)
        for folder in folders {
          let path = folder.parts.joined(separator: "/")
          if let first = locations[path] {
            collector.report(.repeated(folder.written, at: folder.location, first: first))
          }
          locations[path] = locations[path] ?? folder.location
        }
        return SearchGroup(name: entry.key, folders: folders)
      }
    }
  }

  private func searchFolder(_ value: Value) -> SearchFolder? {
    guard let text = value.string(collector) else { return nil }
    let folder = text.hasSuffix("/") ? text : text + "/"
    guard folder == "/" || SitePath.resolve(folder, in: "") == folder else {
      collector.report(
        Diagnostic(
          .wrongPath, at: value.location, "'\(text)' is not a folder below the site's root",
          explanation: "A '*' in a folder matches any name.",
          suggestion: "write a folder such as guide or guide/*/code, or '/' for the first page"))
      return nil
    }
    return SearchFolder(
      parts: folder.split(separator: "/").map(String.init), written: text,
      location: value.location)
  }
}
