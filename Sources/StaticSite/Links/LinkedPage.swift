import CommonMark

/// A page with its links written relative to it, and what is needed to check them.
struct LinkedPage: Sendable {
  /// The finished HTML.
  private(set) var html: [UInt8]
  /// The anchors on it, in order.
  private(set) var anchors: [String] = []
  /// The links to places on other pages.
  private(set) var places: [Place] = []
  /// What is wrong with it as far as it can be told without other pages, in order.
  private(set) var faults: [Fault] = []
  /// The addresses that lead out of the site, in order.
  private(set) var externalURLs: [String] = []
  /// The paths that its addresses were looked up by, some more than once; it is linked anew when one of them leads elsewhere.
  private(set) var lookups: [String] = []

  /// A link to a place on a page.
  struct Place: Sendable {
    let url: String
    /// The file it leads to.
    let file: String
    let fragment: String
  }

  /// What can be wrong with a page's HTML.
  enum Fault: Sendable {
    /// An address within the site that leads nowhere.
    case brokenURL(String)
    /// A place on the page itself that there is not.
    case missingPlace(String)
    /// An anchor that stands more than once.
    case repeatedAnchor(String)
    /// An image, by its address, that says nothing to those who do not see it.
    case missingAlternativeText(String)
    /// A page without a title.
    case emptyTitle
  }

  /// How addresses within the site are written.
  enum Style: Sendable {
    /// From the page, so that the site works under any path and without a server.
    case relative
    /// From a path on a server, for a page that is shown in the place of others.
    case absolute(base: String)
  }

  /// Reads a page's HTML and rewrites its links.
  ///
  /// - Parameters:
  ///   - source: The HTML as the template gave it.
  ///   - file: The file it will be written to.
  ///   - index: What stands where.
  ///   - style: How addresses are written.
  /// - Complexity: O(*n*) in the size of the HTML.
  init(_ source: [UInt8], file: String, index: SiteIndex, style: Style = .relative) {
    let scan = LinkScan(source)
    var linker = Linker(file: file, index: index, style: style)
    self.html = linker.rewrite(source, scan.attributes)
    anchors = linker.anchors
    externalURLs = linker.externalURLs
    lookups = linker.lookups
    faults = linker.faults
    // A page may be linked to by its own address: such a place is looked for here, too.
    let own = Set(anchors)
    for place in linker.places {
      if place.file != file {
        places.append(place)
      } else if !own.contains(place.fragment) {
        faults.append(.missingPlace(place.url))
      }
    }
    if own.count < anchors.count {
      var seen: Set<String> = []
      faults += anchors.filter { !seen.insert($0).inserted }.map(Fault.repeatedAnchor)
    }
    faults += scan.imagesWithoutText.map(Fault.missingAlternativeText)
    if scan.emptyTitle != nil { faults.append(.emptyTitle) }
  }
}

extension LinkedPage {
  /// Whether one of its addresses may lead elsewhere than before.
  ///
  /// - Parameter paths: The paths at which something else stands.
  /// - Returns: Whether it was looked up by one of them.
  func isReached(by paths: Set<String>) -> Bool {
    guard !paths.isEmpty else { return false }
    return lookups.contains { path in
      paths.contains(path) || paths.contains(path + "index.html")
        || paths.contains(path + "/index.html")
    }
  }
}

/// Rewrites the addresses of one page.
private struct Linker {
  let file: String
  let index: SiteIndex
  let style: LinkedPage.Style
  private let folder: String
  private let pageFolder: PageFolder
  private let writesPlainAddresses: Bool
  var anchors: [String] = []
  var places: [LinkedPage.Place] = []
  var faults: [LinkedPage.Fault] = []
  var externalURLs: [String] = []
  var lookups: [String] = []
  /// Pages name many addresses more than once; those that are plain are not kept.
  private var known: [String: String?] = [:]

  init(file: String, index: SiteIndex, style: LinkedPage.Style) {
    self.file = file
    self.index = index
    self.style = style
    folder = SitePath.folder(of: file)
    pageFolder = PageFolder(folder)
    writesPlainAddresses = if case .relative = style { true } else { false }
  }

  mutating func rewrite(_ source: [UInt8], _ attributes: [LinkScan.Attribute]) -> [UInt8] {
    var html: [UInt8] = []
    html.reserveCapacity(source.count + 256)
    var copied = 0
    for attribute in attributes {
      if attribute.kind == .anchor {
        anchors.append(attribute.value(in: source))
        continue
      }
      if writesPlainAddresses, let target = plainTarget(source[attribute.range]) {
        html += source[copied..<attribute.range.lowerBound]
        pageFolder.writeWay(to: target, into: &html)
        copied = attribute.range.upperBound
      } else if let replacement = replacement(for: attribute.value(in: source)) {
        html += source[copied..<attribute.range.lowerBound]
        html += replacement.utf8
        copied = attribute.range.upperBound
      }
    }
    html += source[copied...]
    return html
  }

  /// The file that a plain address leads to; `nil` if it is not plain, or leads nowhere.
  private mutating func plainTarget(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let path = PlainAddress(bytes)?.path, let target = index.file(for: path) else {
      return nil
    }
    lookups.append(path)
    return target
  }

  private mutating func replacement(for url: String) -> String? {
    if let known = known[url] { return known }
    let replacement = address(for: url)?.escapedForHTML
    known.updateValue(replacement, forKey: url)
    return replacement
  }

  /// The address to write instead of one within the site, or `nil` to leave it.
  private mutating func address(for url: String) -> String? {
    guard let address = Address(url) else {
      externalURLs.append(url)
      return nil
    }
    if address.path.isEmpty {
      note(address, to: file, url)
      return nil
    }
    guard let path = SitePath.resolve(address.path, in: folder) else {
      faults.append(.brokenURL(url))
      return nil
    }
    lookups.append(path)
    guard let target = index.file(for: path) else {
      faults.append(.brokenURL(url))
      return nil
    }
    note(address, to: target, url)
    let written =
      switch style {
      case .relative: SitePath.relative(from: file, to: target)
      case .absolute(let base): base + target
      }
    return Address.encoded(written) + address.query + address.writtenFragment
  }

  private mutating func note(_ address: Address, to target: String, _ url: String) {
    guard let fragment = address.fragment, !fragment.isEmpty, fragment != "top",
      target.hasSuffix(".html")
    else { return }
    places.append(LinkedPage.Place(url: url, file: target, fragment: fragment))
  }
}
