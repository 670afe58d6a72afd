import Diagnostics
import Documents
import SiteFiles
import SiteLinks
import SiteTemplates

/// Reports links that lead nowhere, where they were written as far as that is known.
struct LinkFaults {
  private let index: SiteIndex
  private var written: WrittenPlaces
  private var found: Set<Diagnostic> = []
  private var addresses: [String]?

  init(library: TemplateLibrary, index: SiteIndex) {
    self.index = index
    written = WrittenPlaces(library: library)
  }

  /// What was found; a link that a template puts on many pages is reported once.
  var diagnostics: [Diagnostic] {
    var seen: Set<String> = []
    return found.sorted().filter { seen.insert($0.description).inserted }
  }

  /// Reports what is wrong with a page as far as it can be told without others.
  mutating func check(_ page: RenderedPage) {
    for fault in page.linked.faults { report(fault, page) }
    if case .text(let text, _) = page.plan.subject { checkImage(of: text) }
  }

  /// Reports the places on other pages that a page's links lead to, and that are not there.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - anchors: Gives the anchors of the page written to a file; `nil` if none was.
  mutating func checkPlaces(of page: RenderedPage, anchors: (String) -> [String]?) {
    for place in page.linked.places {
      guard let anchors = anchors(place.file), !anchors.contains(place.fragment) else { continue }
      reportPlace(place.url, place.fragment, anchors, page)
    }
  }
}

extension LinkFaults {
  private mutating func report(_ fault: PageFault, _ page: RenderedPage) {
    let address = "/" + page.plan.path
    switch fault {
    case .brokenURL(let url):
      for location in written.places(of: url, on: page) {
        found.insert(
          Diagnostic(
            "broken-link", at: location, "'\(url)' leads nowhere",
            explanation: "The page '\(address)' links to it, and no page or file stands there.",
            suggestion: suggestion(for: url)))
      }
    case .missingPlace(let url):
      reportPlace(url, LinkAddress(url)?.fragment ?? "", page.linked.anchors, page)
    case .repeatedAnchor(let id):
      found.insert(
        Diagnostic(
          "repeated-anchor", at: written.lastPlace(ofAnchor: id, on: page),
          "the id '\(id)' stands more than once on a page",
          explanation: "It is the page '\(address)'."))
    case .missingAlternativeText(let url):
      // Images in Markdown have been looked at before.
      for location in written.places(of: url, on: page, inMarkdown: false) {
        found.insert(
          Diagnostic(
            "missing-alternative-text", at: location, "the image '\(url)' has no alternative text",
            explanation: "The page '\(address)' shows it; not everybody sees it there.",
            suggestion: "say what it shows: alt=\"…\", or alt=\"\" if it shows nothing of its own"))
      }
    case .emptyTitle:
      let place = written.emptyTitle(on: page)
      found.insert(
        Diagnostic(
          "empty-title", at: place ?? written.fallback(page),
          place == nil ? "the page '\(address)' has an empty title" : "the title is empty",
          explanation: place == nil ? nil : "It is that of the page '\(address)'.",
          suggestion: "fill the 'title' element in its template"))
    }
  }

  private mutating func reportPlace(
    _ url: String, _ fragment: String, _ anchors: [String], _ page: RenderedPage
  ) {
    let near = NearMiss.best(for: fragment, in: anchors, limit: 1).first
    for location in written.places(of: url, on: page) {
      found.insert(
        Diagnostic(
          "broken-anchor", at: location,
          "'\(url)' leads to a page that has no place '\(fragment)'",
          explanation: "The page '/\(page.plan.path)' links to it.",
          suggestion: near.map { "did you mean '#\($0)'?" }))
    }
  }

  /// Reports the picture that stands for a page elsewhere, if there is none such.
  private mutating func checkImage(of text: ContentText) {
    guard let image = text.image, let address = LinkAddress(image) else { return }
    let path = SitePath.resolve(address.path, in: SitePath.folder(of: text.file.relativePath))
    if let path, index.file(for: path) != nil { return }
    found.insert(
      Diagnostic(
        "broken-link", at: text.document.frontMatter?["image"]?.location,
        "'\(image)' leads nowhere", explanation: "No file stands there.",
        suggestion: path.flatMap { suggestion(for: "/" + $0) }))
  }

  private mutating func suggestion(for url: String) -> String? {
    let known = addresses ?? index.addresses
    addresses = known
    return NearMiss.suggestion(for: url, in: known)
  }
}
