import HTMLTags

/// A page with relative links, and the data needed to check them.
package struct LinkedPage: Sendable {
  package private(set) var html: [UInt8]
  package private(set) var anchors: [String] = []
  private let anchorSet: Set<String>
  /// The links to anchors on other pages.
  package private(set) var anchorLinks: [AnchorLink] = []
  /// The problems that can be found without other pages, in order.
  package private(set) var problems: [PageProblem] = []
  /// The addresses outside the site, in order.
  package private(set) var externalURLs: [String] = []
  /// The paths by which its addresses and those of its twin were looked up, possibly repeated.
  ///
  /// The page is linked again when one of them leads elsewhere.
  package private(set) var lookups: [String] = []

  /// Reads the HTML of a page that will be written to a file, and rewrites its links.
  ///
  /// - Complexity: O(*n*) in the size of the HTML.
  package init(
    _ source: [UInt8], file: String, index: SiteIndex, style: LinkStyle = .relative,
    isMinified: Bool = false, twinLookups: [String] = []
  ) {
    let scan = LinkScan(source)
    var linker = Linker(file: file, index: index, style: style)
    let html = linker.rewrite(source, scan.attributes)
    self.html = isMinified ? HTMLMinifier.minified(html) : html
    anchors = linker.anchors
    externalURLs = linker.externalURLs
    lookups = linker.lookups + twinLookups
    problems = linker.problems
    // A page may link to itself by its own address, so such anchors are checked here too.
    let ids = Set(anchors)
    anchorSet = linker.names.isEmpty ? ids : ids.union(linker.names)
    for link in linker.anchorLinks {
      if link.file != file {
        anchorLinks.append(link)
      } else if !anchorSet.containsExactly(link.fragment) {
        problems.append(.missingAnchor(link))
      }
    }
    if ids.count < anchors.count {
      var seen: Set<String> = []
      problems += anchors.filter { !seen.insert($0).inserted }.map(PageProblem.repeatedAnchor)
    }
    problems += scan.imagesWithoutText.map(PageProblem.missingAlternativeText)
    if scan.emptyTitle != nil { problems.append(.emptyTitle) }
  }
}

extension LinkedPage {
  /// Indicates whether the page has an anchor of that name.
  package func hasAnchor(_ name: String) -> Bool { anchorSet.containsExactly(name) }

  /// Indicates whether the page has no anchor of that name, but one whose name looks the same.
  package func hasAnchorComposedOtherwise(_ name: String) -> Bool {
    anchorSet.contains(name) && !hasAnchor(name)
  }

  /// Indicates whether one of its addresses may lead elsewhere after the given paths changed.
  package func isAffected(by paths: Set<String>) -> Bool {
    guard !paths.isEmpty else { return false }
    return lookups.contains { Self.file(at: $0, among: paths) != nil }
  }

  /// Returns the looked-up paths affected by changed paths, once, each with the changed path.
  package func affectedLookups(by paths: Set<String>) -> [(lookup: String, file: String)] {
    guard !paths.isEmpty else { return [] }
    var seen: Set<String> = []
    return lookups.filter { seen.insert($0).inserted }.compactMap { path in
      Self.file(at: path, among: paths).map { (path, $0) }
    }
  }

  private static func file(at path: String, among paths: Set<String>) -> String? {
    if paths.contains(path) { return path }
    let page = path + "index.html"
    if paths.contains(page) { return page }
    let folderPage = path + "/index.html"
    return paths.contains(folderPage) ? folderPage : nil
  }
}

/// A link to an anchor on a page.
package struct AnchorLink: Sendable {
  package let url: String
  package let file: String
  package let fragment: String
}

/// A problem in a page's HTML.
package enum PageProblem: Sendable {
  /// An address within the site that leads nowhere.
  case brokenURL(String)
  /// A link to an anchor that is missing on the page itself.
  case missingAnchor(AnchorLink)
  /// An anchor that occurs more than once.
  case repeatedAnchor(String)
  /// An image, by its address, that has no alternative text.
  case missingAlternativeText(String)
  /// A page without a title.
  case emptyTitle
}
