import CommonMark
import Diagnostics
import Documents

/// Finds where the addresses and anchors of pages were written.
struct WrittenPlaces {
  private let library: TemplateLibrary
  private var scanned: [String: (lines: TextLines, scan: HTMLScanner.Result)] = [:]

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
  func emptyTitle(on page: RenderedPage) -> SourceLocation? {
    for name in library.calledTemplates(from: page.plan.template) {
      guard let template = library.templates[name],
        let match = template.text.firstMatch(of: #/<title[^>]*>\s*<\/title/#.ignoresCase())
      else { continue }
      let start = template.text.utf8.distance(
        from: template.text.startIndex, to: match.range.lowerBound)
      return TextLines(template.text).location(of: start..<(start + 6), in: template.file)
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
    of value: String, _ kind: HTMLScanner.Kind, _ page: RenderedPage
  ) -> [SourceLocation] {
    guard case .text(let text, _) = page.plan.subject, text.allowsRawHTML else { return [] }
    let lines = TextLines(text.document.body)
    return HTMLScanner.scan(lines.bytes).attributes
      .filter { $0.kind == kind && $0.value(in: lines.bytes) == value }
      .map { lines.location(of: $0.range, in: text.file.path, firstLine: text.document.bodyLine) }
  }

  private mutating func placesInTemplates(
    of value: String, _ kind: HTMLScanner.Kind, _ page: RenderedPage
  ) -> [SourceLocation] {
    var found: [SourceLocation] = []
    for name in library.calledTemplates(from: page.plan.template) {
      guard let template = library.templates[name] else { continue }
      let (lines, scan) = scanned[name] ?? Self.scan(template)
      scanned[name] = (lines, scan)
      for attribute in scan.attributes
      where attribute.kind == kind && attribute.value(in: lines.bytes) == value {
        found.append(lines.location(of: attribute.range, in: template.file))
      }
    }
    return found
  }

  private static func scan(_ template: TemplateLibrary.Template) -> (TextLines, HTMLScanner.Result)
  {
    let lines = TextLines(template.text)
    return (lines, HTMLScanner.scan(lines.bytes))
  }
}
