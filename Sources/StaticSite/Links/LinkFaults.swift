import Diagnostics

/// Reports links that lead nowhere, where they were written as far as that is known.
struct LinkFaults {
  private let library: TemplateLibrary
  private let index: SiteIndex
  private var found: Set<Diagnostic> = []
  private var searched: [String: SourceLocation?] = [:]

  init(library: TemplateLibrary, index: SiteIndex) {
    self.library = library
    self.index = index
  }

  /// What was found; a link that a template puts on many pages is reported once.
  var diagnostics: [Diagnostic] {
    var seen: Set<String> = []
    return found.sorted().filter { seen.insert($0.description).inserted }
  }

  /// Checks one page, after the anchors of all have been entered in the index.
  mutating func check(_ linked: LinkedPage, of page: Page) {
    for url in linked.brokenURLs { reportBroken(url, page) }
    for link in linked.links {
      guard let fragment = link.fragment, !fragment.isEmpty, fragment != "top",
        let anchors = index.anchors(of: link.file), !anchors.contains(fragment)
      else { continue }
      reportAnchor(link, fragment, anchors, page)
    }
    for id in linked.repeatedAnchors {
      found.insert(
        Diagnostic(
          "repeated-anchor", at: fallback(page), "the id '\(id)' stands more than once on a page",
          explanation: "It is the page '/\(page.path)'."))
    }
  }

  private mutating func reportBroken(_ url: String, _ page: Page) {
    let near = NearMiss.best(for: url, in: index.addresses, limit: 1).first
    found.insert(
      Diagnostic(
        "broken-link", at: location(of: url, on: page), "'\(url)' leads nowhere",
        explanation: "The page '/\(page.path)' links to it, and no page or file stands there.",
        suggestion: near.map { "did you mean '\($0)'?" }))
  }

  private mutating func reportAnchor(
    _ link: LinkedPage.InternalLink, _ fragment: String, _ anchors: Set<String>, _ page: Page
  ) {
    let near = NearMiss.best(for: fragment, in: anchors, limit: 1).first
    found.insert(
      Diagnostic(
        "broken-anchor", at: location(of: link.url, on: page),
        "'\(link.url)' leads to a page that has no place '\(fragment)'",
        explanation: "The page '/\(page.path)' links to it.",
        suggestion: near.map { "did you mean '#\($0)'?" }))
  }

  /// Where an address was written: in the page's text, else in its template or one that it calls.
  private mutating func location(of url: String, on page: Page) -> SourceLocation? {
    if let origin = page.origins.first(where: { $0.url == url }) { return origin.location }
    let key = page.template + " " + url
    if searched[key] == nil { searched[key] = library.location(of: url, from: page.template) }
    return searched[key].flatMap { $0 } ?? fallback(page)
  }

  private func fallback(_ page: Page) -> SourceLocation? {
    page.source ?? library.templates[page.template].map { SourceLocation(file: $0.file) }
  }
}
