import CommonMark

/// A page with its links written relative to it, and what is needed to check them.
struct LinkedPage: Sendable {
  /// The finished HTML.
  private(set) var html: [UInt8]
  /// The anchors on it.
  private(set) var anchors: Set<String> = []
  /// Anchors that stand on it more than once, in order.
  private(set) var repeatedAnchors: [String] = []
  /// The links within the site that lead to a file.
  private(set) var links: [InternalLink] = []
  /// The addresses within the site that lead nowhere, in order.
  private(set) var brokenURLs: [String] = []
  /// The addresses that lead out of the site, in order.
  private(set) var externalURLs: [String] = []

  struct InternalLink: Sendable {
    let url: String
    let file: String
    let fragment: String?
  }

  /// Reads a page's HTML and rewrites its links.
  ///
  /// - Parameters:
  ///   - html: The HTML as the template gave it.
  ///   - file: The file it will be written to.
  ///   - index: What stands where.
  /// - Complexity: O(*n*) in the size of the HTML.
  init(_ html: String, file: String, index: SiteIndex) {
    let source = Array(html.utf8)
    self.html = []
    self.html.reserveCapacity(source.count + 256)
    var copied = 0
    // A page names many addresses more than once.
    var known: [String: String?] = [:]
    for attribute in HTMLScanner.attributes(in: source) {
      if attribute.name == "id" {
        noteAnchor(attribute.value)
        continue
      }
      if known[attribute.value] == nil {
        let relative = relativeAddress(attribute.value, from: file, index)
        known.updateValue(relative?.escapedForHTML, forKey: attribute.value)
      }
      guard case .some(.some(let replacement)) = known[attribute.value] else { continue }
      self.html += source[copied..<attribute.range.lowerBound]
      self.html += replacement.utf8
      copied = attribute.range.upperBound
    }
    self.html += source[copied...]
  }

  private mutating func noteAnchor(_ id: String) {
    if !anchors.insert(id).inserted { repeatedAnchors.append(id) }
  }

  /// The address to write instead of one within the site, or `nil` to leave it.
  private mutating func relativeAddress(
    _ url: String, from file: String, _ index: SiteIndex
  ) -> String? {
    guard let address = Address(url) else {
      externalURLs.append(url)
      return nil
    }
    if address.path.isEmpty {
      if let fragment = address.fragment {
        links.append(InternalLink(url: url, file: file, fragment: fragment))
      }
      return nil
    }
    guard let path = SitePath.resolve(address.path, in: SitePath.folder(of: file)),
      let target = index.file(for: path)
    else {
      brokenURLs.append(url)
      return nil
    }
    links.append(InternalLink(url: url, file: target, fragment: address.fragment))
    return Address.encoded(SitePath.relative(from: file, to: target)) + address.query
      + address.writtenFragment
  }
}
