import Diagnostics
import Documents
import Foundation
import SiteFiles
import SiteLinks
import SiteTemplates

/// Reports links that lead nowhere, where they were written as far as that is known.
struct LinkFaults {
  private let index: SiteIndex
  /// The texts that are not published, by the paths of the pages that they would have.
  private let heldBack: [String: (text: String, reason: HoldReason)]
  /// The taxonomies of which no text that is published names a term: they have no pages.
  private let unnamedTaxonomies: [String]
  private var written: WrittenPlaces
  /// The faults that were found, by what a reader sees of each: a link that a template puts on many
  /// pages is reported once.
  private var found: [String: OpenFault] = [:]
  private var folders: Set<String>?
  /// Of each fault of data the addresses of the pages that show it, and where these are made from.
  private var showing: [String: [String: SourceLocation]] = [:]

  /// The number of pages that are named that show a fault of data.
  private static let shownPages = 5

  init(
    library: TemplateLibrary, content: Content, index: SiteIndex, unnamedTaxonomies: [String]
  ) {
    self.index = index
    self.unnamedTaxonomies = unnamedTaxonomies
    heldBack = Dictionary(
      content.heldBack.map { ($1.path, (text: $0, reason: $1.reason)) },
      uniquingKeysWith: { $0.text < $1.text ? $0 : $1 })
    written = WrittenPlaces(library: library, dataFiles: content.dataFiles)
  }

  /// The faults; those that come from data with the first pages that show them as notes.
  var faults: [OpenFault] {
    found.map { description, fault in
      guard let pages = showing[description] else { return fault }
      let notes = pages.sorted { $0.key < $1.key }.prefix(Self.shownPages)
        .map { DiagnosticNote(at: $0.value, "the page '\($0.key)' shows it") }
      return fault.noting(notes)
    }
  }

  /// Reports what is wrong with a page as far as that is known without the others.
  mutating func check(_ page: RenderedPage) {
    for fault in page.linked.faults { report(fault, page) }
    if case .text(let text, _) = page.plan.subject { checkImage(of: text) }
  }

  /// Reports the places on other pages that a page's links lead to, and that are not there.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - target: Gives the page written to a file; `nil` if none was.
  mutating func checkPlaces(of page: RenderedPage, target: (String) -> RenderedPage?) {
    for place in page.linked.places {
      guard let target = target(place.file), !target.isUnknown,
        !target.linked.hasAnchor(place.fragment)
      else { continue }
      reportPlace(place, page)
    }
  }
}

extension LinkFaults {
  private mutating func report(_ fault: PageFault, _ page: RenderedPage) {
    let address = "/" + page.plan.path
    switch fault {
    case .brokenURL(let url): reportAddress(url, page)
    case .missingPlace(let url):
      reportPlace(
        LinkedPlace(
          url: url, file: page.plan.outputPath, fragment: LinkAddress(url)?.fragment ?? ""), page)
    case .repeatedAnchor(let id):
      report(
        Diagnostic(
          .repeatedAnchor, at: written.lastPlace(ofAnchor: id, on: page),
          "the id '\(id)' stands more than once on a page",
          explanation: "It is the page '\(address)'."))
    case .missingAlternativeText(let url):
      // Images in Markdown have been looked at before.
      for place in written.places(of: url, on: page, inMarkdown: false) {
        report(
          Diagnostic(
            .missingAlternativeText, at: place.location,
            "the image '\(url)' has no alternative text",
            explanation: "The page '\(address)' shows it; not everybody sees it there.",
            suggestion: "say what it shows: alt=\"…\", or alt=\"\" if it shows nothing of its own"))
      }
    case .emptyTitle:
      let place = written.emptyTitle(on: page)
      report(
        Diagnostic(
          .emptyTitle, at: place ?? written.fallback(page),
          place == nil ? "the page '\(address)' has an empty title" : "the title is empty",
          explanation: place == nil ? nil : "It is that of the page '\(address)'.",
          suggestion: "fill the 'title' element in its template"))
    }
  }

  private mutating func report(
    _ diagnostic: Diagnostic, asking question: OpenFault.Question? = nil,
    shownBy page: RenderedPage? = nil
  ) {
    let fault = OpenFault(diagnostic, asking: question)
    let description = diagnostic.description
    if let page, let source = page.plan.source {
      showing[description, default: [:]]["/" + page.plan.path] = source
    }
    if let known = found[description], OpenFault.precedes(known, fault) { return }
    found[description] = fault
  }

  private mutating func reportAddress(_ url: String, _ page: RenderedPage) {
    // From the most exact reason to the vaguest: a text that is held back, a taxonomy without
    // terms, a folder without a page, and at last an address that nothing explains.
    let path = LinkAddress(url).flatMap {
      SitePath.resolve($0.path, in: SitePath.folder(of: page.plan.outputPath))
    }
    if let path, let (text, reason) = heldBack[path] ?? heldBack[path + "/"] {
      for place in written.places(of: url, on: page) {
        report(
          reason.fault(ofLinkTo: text, at: place.location), shownBy: place.isData ? page : nil)
      }
      return
    }
    if let path, !isFolderOfFiles(path),
      let name = unnamedTaxonomies.first(where: { (path + "/").hasPrefix($0 + "/") })
    {
      for place in written.places(of: url, on: page) {
        report(.unnamedTaxonomy(name, place: place), shownBy: place.isData ? page : nil)
      }
      return
    }
    let isFolder = path.map { isFolderOfFiles($0) } ?? false
    for place in written.places(of: url, on: page) {
      let explanation =
        isFolder
        ? "A folder that holds nothing but files has no page; write an index.md there, "
          + "or link to one of the files."
        : "The page '/\(page.plan.path)' links to it, and no page or file stands there."
      report(
        Diagnostic(
          .brokenLink, at: place.location, "'\(place.written)' leads nowhere",
          explanation: Self.resolution(of: place, url) + explanation),
        asking: path.map { Self.question($0, insteadOf: place.written) },
        shownBy: place.isData ? page : nil)
    }
  }

  private mutating func reportPlace(_ target: LinkedPlace, _ page: RenderedPage) {
    for place in written.places(of: target.url, on: page) {
      report(
        Diagnostic(
          .brokenAnchor, at: place.location,
          "'\(place.written)' leads to a page that has no place '\(target.fragment)'",
          explanation: Self.resolution(of: place, target.url)
            + "The page '/\(page.plan.path)' links to it."),
        asking: OpenFault.Question(
          .anchors(file: target.file), target.fragment, insteadOf: place.written
        ) { "#\($0)" }, shownBy: place.isData ? page : nil)
    }
  }

  /// Reports the picture by which other sites show a page, if there is no such file.
  private mutating func checkImage(of text: ContentText) {
    guard let image = text.image, let address = LinkAddress(image) else { return }
    let path = SitePath.resolve(address.path, in: SitePath.folder(of: text.file.relativePath))
    if let path, index.file(for: path) != nil { return }
    report(
      Diagnostic(
        .brokenLink, at: text.document.frontMatter?["image"]?.location,
        "'\(image)' leads nowhere", explanation: "No file stands there."),
      asking: path.map { Self.question($0, insteadOf: image) })
  }

  /// Says where an address leads that is written otherwise than it is looked up.
  private static func resolution(of place: WrittenPlace, _ url: String) -> String {
    let plain = url.removingPercentEncoding ?? url
    return place.written == url || place.written == plain ? "" : "It stands for '\(plain)'. "
  }

  private static func question(
    _ path: String, insteadOf written: String
  ) -> OpenFault.Question {
    OpenFault.Question(.addresses, "/" + path, insteadOf: written) { LinkAddress.encoded($0) }
  }

  private mutating func isFolderOfFiles(_ path: String) -> Bool {
    let known = folders ?? index.folders
    folders = known
    return known.contains(SitePath.isFolder(path) ? String(path.dropLast()) : path)
  }
}

extension Diagnostic {
  /// A link to a page of a taxonomy that has no terms.
  fileprivate static func unnamedTaxonomy(
    _ name: String, place: WrittenPlace
  ) -> Diagnostic {
    Diagnostic(
      .brokenLink, at: place.location, "'\(place.written)' leads nowhere",
      explanation: "No text that is published has '\(name)'; the page that lists them is made "
        + "once one has. Drafts, and what 'until' holds back, do not count.",
      suggestion: "write '\(name)' into the front matter of a text, or take the link away")
  }
}
