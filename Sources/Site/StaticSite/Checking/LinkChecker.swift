import Diagnostics
import Documents
import Foundation
import SiteFiles
import SiteLinks
import SiteTemplates

/// Reports broken links, at the locations where they were written as far as these are known.
struct LinkChecker {
  private let library: TemplateLibrary
  private let index: SiteIndex
  /// The unpublished texts, by the paths that their pages would have.
  private let heldBack: [String: (text: String, reason: HoldReason)]
  /// The taxonomies of which no published text names a term; they have no pages.
  private let unnamedTaxonomies: [String]
  private var written: AddressOccurrences
  /// The errors by description: a link that a template puts on many pages is reported once.
  private var found: [String: PendingDiagnostic] = [:]
  private lazy var folders = index.folders
  /// For each error in data, the addresses of the pages that show it, and their sources.
  private var showing: [String: [String: SourceLocation]] = [:]

  /// The maximum number of pages that are named for an error in data.
  private static let shownPages = 5

  init(
    library: TemplateLibrary, content: SiteContent, index: SiteIndex, unnamedTaxonomies: [String]
  ) {
    self.library = library
    self.index = index
    self.unnamedTaxonomies = unnamedTaxonomies
    heldBack = Dictionary(
      content.heldBack.map { ($1.path, (text: $0, reason: $1.reason)) },
      uniquingKeysWith: { $0.text < $1.text ? $0 : $1 })
    written = AddressOccurrences(library: library, dataFiles: content.dataFiles)
  }

  /// The diagnostics; those for data have the first pages that show them as notes.
  var diagnostics: [PendingDiagnostic] {
    found.map { description, pending in
      guard let pages = showing[description] else { return pending }
      let notes = pages.sorted { $0.key < $1.key }.prefix(Self.shownPages)
        .map { DiagnosticNote(at: $0.value, "the page '\($0.key)' shows it") }
      return pending.noting(notes)
    }
  }

  /// Reports the problems of a page that can be found without the other pages.
  mutating func check(_ page: RenderedPage) {
    // A page without its template lacks the template's anchors, too. A text that could not be read
    // has no template at all, and is checked by itself.
    let hasAllAnchors = page.plan.template.isEmpty || library.isWhole(page.plan.template)
    for problem in page.linked.problems {
      if case .missingAnchor = problem, !hasAllAnchors { continue }
      report(problem, page)
    }
    if let text = page.plan.subject.text { checkImage(of: text) }
  }

  /// Reports links of a page to anchors that are missing on other pages.
  ///
  /// `target` returns the page that is written to a file.
  mutating func checkAnchors(of page: RenderedPage, target: (String) -> RenderedPage?) {
    for link in page.linked.anchorLinks {
      guard let target = target(link.file), library.isWhole(target.plan.template),
        !target.linked.hasAnchor(link.fragment)
      else { continue }
      reportAnchor(link, page, isThere: target.linked.hasAnchorComposedOtherwise(link.fragment))
    }
  }

  /// The explanation for a missing name if one that looks the same exists.
  private static let composition =
    "There is one that looks the same, but consists of other characters: an accent may be a "
    + "character of its own, or part of its letter. "
}

extension LinkChecker {
  private mutating func report(_ problem: PageProblem, _ page: RenderedPage) {
    let address = "/" + page.plan.path
    switch problem {
    case .brokenURL(let url): reportAddress(url, page)
    case .missingAnchor(let link):
      reportAnchor(
        link, page, isThere: page.linked.hasAnchorComposedOtherwise(link.fragment))
    case .repeatedAnchor(let id):
      report(
        Diagnostic(
          .repeatedAnchor, at: written.lastOccurrence(ofAnchor: id, on: page),
          "the id '\(id)' occurs more than once on a page",
          explanation: "The page is '\(address)'."))
    case .missingAlternativeText(let url):
      // Images in Markdown have already been checked.
      for occurrence in written.occurrences(of: url, on: page, inMarkdown: false) {
        report(
          Diagnostic(
            .missingAlternativeText, at: occurrence.location,
            "the image '\(url)' has no alternative text",
            explanation: "The page '\(address)' shows it; some readers cannot see it.",
            suggestion: "describe what it shows: alt=\"…\", or write alt=\"\" for a decoration"))
      }
    case .emptyTitle:
      let occurrence = written.emptyTitle(on: page)
      report(
        Diagnostic(
          .emptyTitle, at: occurrence ?? written.fallback(page),
          occurrence == nil ? "the page '\(address)' has an empty title" : "the title is empty",
          explanation: occurrence == nil ? nil : "It is the title of the page '\(address)'.",
          suggestion: "fill the 'title' element in its template"))
    }
  }

  /// Reports an error at each location where an address of a page was written.
  private mutating func report(
    _ url: String, on page: RenderedPage,
    _ diagnose: (AddressOccurrence) -> (Diagnostic, question: PendingDiagnostic.Question?)
  ) {
    for occurrence in written.occurrences(of: url, on: page) {
      let (diagnostic, question) = diagnose(occurrence)
      report(diagnostic, question: question, shownBy: occurrence.isData ? page : nil)
    }
  }

  private mutating func report(
    _ diagnostic: Diagnostic, question: PendingDiagnostic.Question? = nil,
    shownBy page: RenderedPage? = nil
  ) {
    let pending = PendingDiagnostic(diagnostic, question: question)
    let description = diagnostic.description
    if let page, let source = page.plan.source {
      showing[description, default: [:]]["/" + page.plan.path] = source
    }
    if let known = found[description], PendingDiagnostic.precedes(known, pending) { return }
    found[description] = pending
  }

  private mutating func reportAddress(_ url: String, _ page: RenderedPage) {
    // From the most specific reason to the least specific one: a text that is held back, a
    // taxonomy without terms, a folder without a page, an unexplained address.
    let path = LinkAddress(url)?.path(from: page.plan.outputPath)
    if let path, let (text, reason) = heldBack[path] ?? heldBack[path + "/"] {
      report(url, on: page) { (reason.diagnostic(ofLinkTo: text, at: $0.location), nil) }
      return
    }
    let isFolder = path.map { isFolderOfFiles($0) } ?? false
    if let path, !isFolder,
      let name = unnamedTaxonomies.first(where: { (path + "/").hasPrefix($0 + "/") })
    {
      report(url, on: page) { occurrence in
        let diagnostic = Diagnostic(
          .brokenLink, at: occurrence.location, "'\(occurrence.written)' leads nowhere",
          explanation: "No published text has '\(name)'; the page that lists them exists only if "
            + "one has. Drafts, and texts that 'until' holds back, do not count.",
          suggestion: "write '\(name)' into the front matter of a text, or delete the link")
        return (diagnostic, nil)
      }
      return
    }
    let isThere = path.map(index.isComposedOtherwise) ?? false
    let explanation =
      isFolder
      ? "A folder that contains only files has no page; write an index.md there, "
        + "or link to one of the files."
      : "The page '/\(page.plan.path)' links to it, and there is no such page or file."
    // A name of one or two letters resembles too many others.
    let isShort = path.map { ($0.split(separator: "/").last ?? "").count < 3 } ?? true
    report(url, on: page) { occurrence in
      let diagnostic = Diagnostic(
        .brokenLink, at: occurrence.location, "'\(occurrence.written)' leads nowhere",
        explanation: Self.resolution(of: occurrence, url) + (isThere ? Self.composition : "")
          + explanation)
      let sought = isThere || isShort ? nil : path
      return (diagnostic, sought.map { Self.question($0, insteadOf: occurrence.written) })
    }
  }

  private mutating func reportAnchor(
    _ target: AnchorLink, _ page: RenderedPage, isThere: Bool
  ) {
    report(target.url, on: page) { occurrence in
      let diagnostic = Diagnostic(
        .brokenAnchor, at: occurrence.location,
        "'\(occurrence.written)' leads to a page that has no anchor '\(target.fragment)'",
        explanation: Self.resolution(of: occurrence, target.url)
          + (isThere ? Self.composition : "") + "The page '/\(page.plan.path)' links to it.")
      let question = PendingDiagnostic.Question(
        name: .anchor(target.fragment, file: target.file), written: occurrence.written
      ) { "#\($0)" }
      return (diagnostic, isThere ? nil : question)
    }
  }

  /// Reports the preview image of a page if its file does not exist.
  private mutating func checkImage(of text: ContentText) {
    guard let image = text.image, let address = LinkAddress(image) else { return }
    let path = address.path(from: text.file.relativePath)
    if let path, index.file(for: path) != nil { return }
    report(
      Diagnostic(
        .brokenLink, at: text.document.frontMatter?["image"]?.location,
        "'\(image)' leads nowhere", explanation: "There is no such file."),
      question: path.map { Self.question($0, insteadOf: image) })
  }

  /// Explains where an address leads if it is written differently from the address looked up.
  private static func resolution(of occurrence: AddressOccurrence, _ url: String) -> String {
    let plain = url.removingPercentEncoding ?? url
    return occurrence.written == url || occurrence.written == plain
      ? "" : "It means '\(plain)'. "
  }

  private static func question(
    _ path: String, insteadOf written: String
  ) -> PendingDiagnostic.Question {
    PendingDiagnostic.Question(name: .address("/" + path), written: written) {
      LinkAddress.encoded($0)
    }
  }

  private mutating func isFolderOfFiles(_ path: String) -> Bool {
    folders.contains(SitePath.isFolder(path) ? SitePath.withoutSlash(path) : path)
  }
}
