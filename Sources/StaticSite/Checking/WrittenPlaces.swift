import CommonMark
import Diagnostics
import Documents
import SiteFiles
import SiteLinks
import SiteTemplates

/// Finds where the addresses and anchors of pages were written.
struct WrittenPlaces {
  private let library: TemplateLibrary
  private var scans: [String: (lines: TextLines, scan: LinkScan)] = [:]

  init(library: TemplateLibrary) { self.library = library }

  /// Every place where an address was written: in the page's text, in its template and those that this calls; if none is
  /// found, the page's file.
  mutating func places(
    of url: String, on page: RenderedPage, inMarkdown: Bool = true
  ) -> [SourceLocation?] {
    let origins = inMarkdown ? page.origins.filter { $0.url == url }.map(\.location) : []
    let found =
      origins + placesInText(of: url, .address, page) + placesInTemplates(of: url, .address, page)
    return found.isEmpty ? [fallback(page)] : found
  }

  /// The last place where an anchor was written, those of templates counted first; else the page's file.
  mutating func lastPlace(ofAnchor id: String, on page: RenderedPage) -> SourceLocation? {
    var found = placesInTemplates(of: id, .anchor, page)
    if case .text(_, let body) = page.plan.subject {
      found += body.headings.filter { $0.anchor == id }.map(\.location)
    }
    return (found + placesInText(of: id, .anchor, page)).last ?? fallback(page)
  }

  /// Where a title without any text stands in a page's templates.
  mutating func emptyTitle(on page: RenderedPage) -> SourceLocation? {
    for name in library.calledTemplates(from: page.plan.template) {
      guard let template = library.templates[name] else { continue }
      let (lines, scan) = scanned(name, template)
      if let title = scan.emptyTitle { return lines.location(of: title, in: template.file) }
    }
    return nil
  }

  /// The file that a page is made from, or its template.
  func fallback(_ page: RenderedPage) -> SourceLocation? {
    page.plan.source
      ?? library.templates[page.plan.template].map { SourceLocation(file: $0.file) }
  }
}

extension WrittenPlaces {
  /// The places in a text that may hold HTML.
  private func placesInText(
    of value: String, _ kind: LinkPart, _ page: RenderedPage
  ) -> [SourceLocation] {
    guard case .text(let text, _) = page.plan.subject, text.allowsRawHTML else { return [] }
    let lines = TextLines(text.document.body)
    return LinkScan(lines.bytes).attributes
      .filter { $0.kind == kind && $0.value(in: lines.bytes) == value }
      .map { lines.location(of: $0.range, in: text.file.path, firstLine: text.document.bodyLine) }
  }

  private mutating func placesInTemplates(
    of value: String, _ kind: LinkPart, _ page: RenderedPage
  ) -> [SourceLocation] {
    var found: [SourceLocation] = []
    for name in library.calledTemplates(from: page.plan.template) {
      guard let template = library.templates[name] else { continue }
      let (lines, scan) = scanned(name, template)
      for attribute in scan.attributes
      where attribute.kind == kind && attribute.value(in: lines.bytes) == value {
        found.append(lines.location(of: attribute.range, in: template.file))
      }
    }
    return found
  }

  private mutating func scanned(
    _ name: String, _ template: Template
  ) -> (lines: TextLines, scan: LinkScan) {
    if let known = scans[name] { return known }
    let lines = TextLines(template.text)
    let scan = (lines: lines, scan: LinkScan(lines.bytes))
    scans[name] = scan
    return scan
  }
}
