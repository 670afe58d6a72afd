import Sequences
import SiteFiles
import SiteLinks
import SiteSearch
import Synchronization

/// Files that are made when one of them is first requested, and then cached.
///
/// A search index takes as long as the whole of a small change; a preview of a page does not wait
/// for it.
final class LazyFiles: Sendable {
  /// The beginning of the paths of all of them.
  let prefix: String
  private let make: @Sendable () -> [OutputFile]
  private let made = Mutex<[OutputFile]?>(nil)

  init(prefix: String, make: @escaping @Sendable () -> [OutputFile]) {
    self.prefix = prefix
    self.make = make
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

/// The search entries of pages, each made once as long as its page stays as it is.
final class SearchEntries: Sendable {
  static let folder = "search/"
  /// The file that a search loads first.
  static let rootPath = "search/root.js"

  private let known = Mutex<[String: (page: RenderedPage, entry: SearchEntry)]>([:])

  /// The index of all pages that are to be found.
  ///
  /// - Complexity: O(*n*) in the size of the pages that are new, and in the number of words of all.
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
