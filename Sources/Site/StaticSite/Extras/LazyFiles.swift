import Sequences
import SiteFiles
import SiteLinks
import SiteSearch
import Synchronization

/// Files that are made when one of them is first requested, and then cached.
///
/// A search index takes as long as a whole small change, and previews do not wait for it.
final class LazyFiles: Sendable {
  /// The common beginning of their paths.
  let prefix: String
  /// The common end of their paths.
  private let suffix: String
  private let make: @Sendable () -> [OutputFile]
  private let made = Mutex<[OutputFile]?>(nil)

  init(prefix: String, suffix: String = "", make: @escaping @Sendable () -> [OutputFile]) {
    self.prefix = prefix
    self.suffix = suffix
    self.make = make
  }

  /// Returns whether the path of another file or folder may be the path of one of them, or lead
  /// through it or to it.
  func mayConflict(with path: String) -> Bool {
    path.hasPrefix(prefix) && path.contains(suffix) || prefix.hasPrefix(path + "/")
  }

  var files: [OutputFile] {
    made.withLock { made in
      if let made { return made }
      let files = make()
      made = files
      return files
    }
  }
}

/// The search entries of pages, each cached as long as its page is unchanged.
final class SearchEntries: Sendable {
  static let folder = "search/"
  /// The file that a search loads first.
  static let rootPath = "search/root.js"

  private let known = Mutex<[String: (page: RenderedPage, entry: SearchEntry)]>([:])

  /// Returns the index of all pages that a search may find.
  ///
  /// - Complexity: O(*n*) in the size of the new pages, and in the number of words on all pages.
  func index(of pages: some Sequence<RenderedPage>, in groups: [SearchGroup]) -> SearchIndex {
    let before = known.withLock { $0 }
    let entries = pages.filter { $0.plan.isToBeFound }.map { page in
      (page: page, entry: before[page.plan.path].flatMap { $0.page === page ? $0.entry : nil })
    }.concurrentMap { page, entry in (page: page, entry: entry ?? Self.entry(page, groups)) }
    known.withLock { known in
      known = Dictionary(keepingFirst: entries.map { ($0.page.plan.path, $0) })
    }
    return SearchIndex(
      entries: entries.map(\.entry), groups: groups.map(\.name), folder: Self.folder)
  }

  private static func entry(_ page: RenderedPage, _ groups: [SearchGroup]) -> SearchEntry {
    let (summary, html) =
      switch page.plan.subject {
      case .text(let text, let body): (text.summary, body.html)
      case .made(let made): (made.summary, String(decoding: page.linked.html, as: UTF8.self))
      case .taxonomy, .term, .redirect: ("", String(decoding: page.linked.html, as: UTF8.self))
      }
    return SearchEntry(
      SearchDocument(
        title: page.plan.title, address: page.plan.path, summary: summary, html: html,
        group: groups.place(ofPage: page.plan.path)))
  }
}
