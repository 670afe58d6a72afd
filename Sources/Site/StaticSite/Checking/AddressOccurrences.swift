import CommonMark
import Diagnostics
import Documents
import Foundation
import SiteFiles
import SiteLinks
import SiteTemplates

/// Finds the locations where the addresses and anchors of pages were written.
///
/// Each template is searched once. Each text is searched once if lookups proceed page by page.
struct AddressOccurrences {
  private let library: TemplateLibrary
  private let dataFiles: [SourceFolder.File]
  /// The addresses in data, read only when an address is found nowhere else.
  private lazy var data = DataOccurrences(dataFiles)
  private var templates: [String: MarkupOccurrences] = [:]
  private var called: [String: [String]] = [:]
  private var current: (page: RenderedPage, occurrences: PageOccurrences)?

  init(library: TemplateLibrary, dataFiles: [SourceFolder.File]) {
    self.library = library
    self.dataFiles = dataFiles
  }

  /// Returns every location where an address was written.
  ///
  /// These are in the page's text, its template, and the templates that this calls. If none is
  /// found, data is searched. The last fallback is the page's file.
  mutating func occurrences(
    of url: String, on page: RenderedPage, inMarkdown: Bool = true
  ) -> [AddressOccurrence] {
    let key = Self.key(url)
    let own = occurrences(on: page)
    var found = inMarkdown ? own.origins[key] ?? [] : []
    found += own.text?[.address, key] ?? []
    found += occurrencesInTemplates(of: key, .address, page)
    if found.isEmpty { found = data[key] }
    return found.isEmpty ? [AddressOccurrence(location: fallback(page), written: url)] : found
  }

  /// Returns the last location where an anchor was written, or the page's file.
  ///
  /// Locations in templates come before those in the text.
  mutating func lastOccurrence(ofAnchor id: String, on page: RenderedPage) -> SourceLocation? {
    var found = occurrencesInTemplates(of: id, .anchor, page).map(\.location)
    found += (page.plan.subject.body?.headings ?? []).filter { $0.anchor == id }.map(\.location)
    found += (occurrences(on: page).text?[.anchor, id] ?? []).map(\.location)
    return found.last ?? fallback(page)
  }

  /// Returns the location of a title without text in a page's templates.
  mutating func emptyTitle(on page: RenderedPage) -> SourceLocation? {
    for name in calledTemplates(page) {
      if let title = occurrences(inTemplate: name)?.emptyTitle { return title }
    }
    return nil
  }

  /// Returns the file that a page is built from, or its template.
  func fallback(_ page: RenderedPage) -> SourceLocation? {
    page.plan.source
      ?? library.templates[page.plan.template].map { SourceLocation(file: $0.file) }
  }

  /// Returns the form in which addresses are compared: libcmark encodes more than writers do.
  ///
  /// Bytes beyond ASCII are encoded: Swift compares some texts as equal that browsers distinguish.
  static func key(_ url: String) -> String {
    let plain = url.utf8.contains(UInt8(ascii: "%")) ? url.removingPercentEncoding ?? url : url
    if plain.utf8.allSatisfy({ $0 < 0x80 }) { return plain }
    return plain.utf8.map {
      $0 < 0x80 ? String(UnicodeScalar($0)) : "%" + String($0, radix: 16, uppercase: true)
    }
    .joined()
  }
}

struct AddressOccurrence: Hashable {
  /// The location where it was written; `nil` if it belongs to no file.
  let location: SourceLocation?
  /// The address or anchor as written.
  let written: String
  /// Indicates whether it is in data, which many pages may show.
  var isData = false
}

extension AddressOccurrences {
  private mutating func occurrences(on page: RenderedPage) -> PageOccurrences {
    // Diagnostics are reported page by page, so caching one page is enough.
    if let current, current.page === page { return current.occurrences }
    let occurrences = PageOccurrences(page)
    current = (page, occurrences)
    return occurrences
  }

  private mutating func occurrencesInTemplates(
    of key: String, _ part: LinkPart, _ page: RenderedPage
  ) -> [AddressOccurrence] {
    calledTemplates(page).flatMap { occurrences(inTemplate: $0)?[part, key] ?? [] }
  }

  private mutating func calledTemplates(_ page: RenderedPage) -> [String] {
    let name = page.plan.template
    if let known = called[name] { return known }
    let names = library.calledTemplates(from: name)
    called[name] = names
    return names
  }

  private mutating func occurrences(inTemplate name: String) -> MarkupOccurrences? {
    if let known = templates[name] { return known }
    guard let template = library.templates[name] else { return nil }
    let occurrences = MarkupOccurrences(template.text, file: template.file)
    templates[name] = occurrences
    return occurrences
  }
}

/// The locations where the addresses of one page were written.
private struct PageOccurrences {
  /// The addresses in the page's values, by their compared form.
  var origins: [String: [AddressOccurrence]] = [:]
  /// The addresses in its text, if the text may contain HTML.
  let text: MarkupOccurrences?

  init(_ page: RenderedPage) {
    if case .text(let text, let body) = page.plan.subject, body.allowsRawHTML {
      self.text = MarkupOccurrences(
        text.document.body, file: text.file.path, firstLine: text.document.bodyLine)
    } else {
      text = nil
    }
    for origin in page.origins {
      origins[AddressOccurrences.key(origin.url), default: []].append(
        AddressOccurrence(location: origin.location, written: origin.written))
    }
  }
}

/// The locations of addresses and anchors in a text that contains HTML.
private struct MarkupOccurrences {
  let emptyTitle: SourceLocation?
  private var addresses: [String: [AddressOccurrence]] = [:]
  private var anchors: [String: [AddressOccurrence]] = [:]

  init(_ text: String, file: String, firstLine: Int = 1) {
    let lines = TextLines(text)
    let scan = LinkScan(lines.bytes)
    emptyTitle = scan.emptyTitle.map { lines.location(of: $0, in: file, firstLine: firstLine) }
    let locations = lines.locations(
      of: scan.attributes.map(\.range), in: file, firstLine: firstLine)
    for (attribute, location) in zip(scan.attributes, locations) {
      let value = attribute.value(in: lines.bytes)
      let occurrence = AddressOccurrence(location: location, written: value)
      switch attribute.kind {
      case .anchor: anchors[value, default: []].append(occurrence)
      case .name: break
      case .address: addresses[AddressOccurrences.key(value), default: []].append(occurrence)
      }
    }
  }

  subscript(part: LinkPart, key: String) -> [AddressOccurrence] {
    switch part {
    case .anchor, .name: anchors[key] ?? []
    case .address: addresses[key] ?? []
    }
  }
}

/// The locations of addresses in the files of `content/data/`, whose values templates show.
private struct DataOccurrences {
  private var occurrences: [String: [AddressOccurrence]] = [:]

  /// Searches files; JSON is parsed as the subset of YAML that it is.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  init(_ files: [SourceFolder.File]) {
    for file in files {
      guard let text = try? file.text(), let value = try? Value.parse(yaml: text, file: file.path)
      else { continue }
      add(value)
    }
  }

  subscript(key: String) -> [AddressOccurrence] { occurrences[key] ?? [] }

  private mutating func add(_ value: Value) {
    switch value.content {
    case .scalar(let scalar):
      // Longer texts are not addresses.
      guard scalar.text.utf8.count <= 2000 else { return }
      occurrences[AddressOccurrences.key(scalar.text), default: []].append(
        AddressOccurrence(location: value.location, written: scalar.text, isData: true))
    case .sequence(let elements): for element in elements { add(element) }
    case .mapping(let entries): for entry in entries { add(entry.value) }
    }
  }
}
