public import Diagnostics

/// A group in which a search shows results: a name, and the folders whose pages are in it.
public struct SearchGroup: Hashable, Sendable {
  /// The name, as readers see it.
  public let name: String
  /// The folders of its pages.
  public let folders: [SearchFolder]
}

/// A folder of pages that `site.yml` names for a search.
public struct SearchFolder: Hashable, Sendable {
  /// The names of the folders from the site's root on, of which `*` stands for any; none for the
  /// site's first page alone.
  public let parts: [String]
  /// As written.
  public let written: String
  /// The place where it is named.
  public let location: SourceLocation
}

extension SearchFolder {
  /// Tells whether a page is in the folder, or is its page.
  func contains(pageAt path: [Substring]) -> Bool {
    guard !parts.isEmpty else { return path.isEmpty }
    return parts.count <= path.count && zip(parts, path).allSatisfy { $0 == "*" || $0 == $1 }
  }

  /// A number that is higher the more the folder says: by its length, then by its names.
  fileprivate var precision: Int { 2 * parts.count - parts.count { $0 == "*" } }
}

extension [SearchGroup] {
  /// The number of the group that a page belongs to: that of the folder that says the most; the
  /// last, if no folder contains the page.
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
