import Diagnostics

/// Reports links that lead nowhere, where they were written as far as that is known.
struct LinkFaults {
  private let library: TemplateLibrary
  private let index: SiteIndex
  private var found: Set<Diagnostic> = []
  private var searched: [String: SourceLocation?] = [:]
  private var addresses: [String]?

  init(library: TemplateLibrary, index: SiteIndex) {
    self.library = library
    self.index = index
  }

  /// What was found; a link that a template puts on many pages is reported once.
  var diagnostics: [Diagnostic] {
    var seen: Set<String> = []
    return found.sorted().filter { seen.insert($0.description).inserted }
  }

  /// Reports what is wrong with a page as far as it can be told without others.
  mutating func check(_ page: RenderedPage) {
    for fault in page.linked.faults { found.insert(diagnostic(for: fault, page)) }
  }

  /// Reports the places on other pages that a page's links lead to, and that are not there.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - anchors: Gives the anchors of the page written to a file; `nil` if none was.
  mutating func checkPlaces(of page: RenderedPage, anchors: (String) -> [String]?) {
    for place in page.linked.places {
      guard let anchors = anchors(place.file), !anchors.contains(place.fragment) else { continue }
      report(place.url, place.fragment, anchors, page)
    }
  }

  private mutating func report(
    _ url: String, _ fragment: String, _ anchors: [String], _ page: RenderedPage
  ) {
    let near = NearMiss.best(for: fragment, in: anchors, limit: 1).first
    found.insert(
      Diagnostic(
        "broken-anchor", at: location(of: url, on: page),
        "'\(url)' leads to a page that has no place '\(fragment)'",
        explanation: "The page '/\(page.plan.path)' links to it.",
        suggestion: near.map { "did you mean '#\($0)'?" }))
  }
}

extension LinkFaults {
  private mutating func diagnostic(
    for fault: LinkedPage.Fault, _ page: RenderedPage
  ) -> Diagnostic {
    let address = "/" + page.plan.path
    switch fault {
    case .brokenURL(let url):
      let near = NearMiss.best(for: url, in: suggestions, limit: 1).first
      return Diagnostic(
        "broken-link", at: location(of: url, on: page), "'\(url)' leads nowhere",
        explanation: "The page '\(address)' links to it, and no page or file stands there.",
        suggestion: near.map { "did you mean '\($0)'?" })
    case .missingPlace(let url):
      let fragment = Address(url)?.fragment ?? ""
      let near = NearMiss.best(for: fragment, in: page.linked.anchors, limit: 1).first
      return Diagnostic(
        "broken-anchor", at: location(of: url, on: page),
        "'\(url)' leads to a page that has no place '\(fragment)'",
        explanation: "The page '\(address)' links to it.",
        suggestion: near.map { "did you mean '#\($0)'?" })
    case .repeatedAnchor(let id):
      return Diagnostic(
        "repeated-anchor", at: fallback(page), "the id '\(id)' stands more than once on a page",
        explanation: "It is the page '\(address)'.")
    case .missingAlternativeText(let url):
      return Diagnostic(
        "missing-alternative-text", at: location(of: url, on: page),
        "the image '\(url)' has no alternative text",
        explanation: "The page '\(address)' shows it; not everybody sees it there.",
        suggestion: "say what it shows: alt=\"…\", or alt=\"\" if it shows nothing of its own")
    case .emptyTitle:
      return Diagnostic(
        "empty-title", at: fallback(page), "the page '\(address)' has an empty title",
        suggestion: "fill the 'title' element in its template")
    }
  }

  private var suggestions: [String] {
    mutating get {
      if let addresses { return addresses }
      let all = index.addresses
      addresses = all
      return all
    }
  }

  /// Where an address was written: in the page's text, else in its template or one that it calls.
  private mutating func location(of url: String, on page: RenderedPage) -> SourceLocation? {
    if let origin = page.origins.first(where: { $0.url == url }) { return origin.location }
    let key = page.plan.template + " " + url
    if searched[key] == nil {
      searched.updateValue(library.location(of: url, from: page.plan.template), forKey: key)
    }
    return searched[key].flatMap { $0 } ?? fallback(page)
  }

  private func fallback(_ page: RenderedPage) -> SourceLocation? {
    page.plan.source
      ?? library.templates[page.plan.template].map { SourceLocation(file: $0.file) }
  }
}
