import HTMLTags

/// Rewrites the addresses of one page.
struct Linker {
  let file: String
  let index: SiteIndex
  let style: LinkStyle
  private let pageFolder: PageFolder
  private let writesPlainAddresses: Bool
  var anchors: [String] = []
  var names: [String] = []
  var anchorLinks: [AnchorLink] = []
  var problems: [PageProblem] = []
  var externalURLs: [String] = []
  var lookups: [String] = []
  /// The replacements of addresses that are not plain, because pages repeat many of them.
  private var known: [String: String?] = [:]

  init(file: String, index: SiteIndex, style: LinkStyle) {
    self.file = file
    self.index = index
    self.style = style
    pageFolder = PageFolder(SitePath.folder(of: file))
    writesPlainAddresses = if case .relative = style { true } else { false }
  }

  mutating func rewrite(_ source: [UInt8], _ attributes: [LinkAttribute]) -> [UInt8] {
    var html: [UInt8] = []
    html.reserveCapacity(source.count + 256)
    var copied = 0
    for attribute in attributes {
      switch attribute.kind {
      case .anchor:
        anchors.append(attribute.value(in: source))
        continue
      case .name:
        names.append(attribute.value(in: source))
        continue
      case .address: break
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

  /// Returns the file that a plain address leads to; `nil` if it is not plain or leads nowhere.
  private mutating func plainTarget(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let path = PlainAddress(bytes)?.path, let target = index.file(for: path) else {
      return nil
    }
    lookups.append(path)
    return target
  }

  private mutating func replacement(for url: String) -> String? {
    if let known = known[url] { return known }
    let replacement = plainAddress(url) ?? address(for: url)?.escapedForHTML
    known.updateValue(replacement, forKey: url)
    return replacement
  }

  /// Returns the replacement for a plain address with a fragment; `nil` if not plain, or broken.
  ///
  /// A page may contain thousands of such addresses.
  private mutating func plainAddress(_ url: String) -> String? {
    guard writesPlainAddresses, let mark = url.utf8.firstIndex(of: 0x23) else { return nil }  // #
    let fragment = url[mark...].dropFirst()
    guard PlainAddress.isPlain(fragment.utf8),
      let target = plainTarget(Array(url.utf8[..<mark])[...])
    else { return nil }
    note(String(fragment), to: target, url)
    var html: [UInt8] = []
    pageFolder.writeWay(to: target, into: &html)
    return String(decoding: html, as: UTF8.self) + url[mark...]
  }

  /// Returns the address to write instead of one within the site; `nil` keeps it.
  private mutating func address(for url: String) -> String? {
    guard let address = LinkAddress(url) else {
      externalURLs.append(url)
      return nil
    }
    if address.path.isEmpty {
      note(address.fragment, to: file, url)
      return nil
    }
    guard let path = address.path(from: file) else {
      problems.append(.brokenURL(url))
      return nil
    }
    lookups.append(path)
    guard let target = index.file(for: path) else {
      problems.append(.brokenURL(url))
      return nil
    }
    note(address.fragment, to: target, url)
    let written =
      switch style {
      case .relative: SitePath.relative(from: file, to: target)
      case .absolute(let base): base + target
      }
    return address.leading(to: written)
  }

  private mutating func note(_ fragment: String?, to target: String, _ url: String) {
    guard let fragment, !fragment.isEmpty, fragment != "top", target.hasSuffix(".html")
    else { return }
    anchorLinks.append(AnchorLink(url: url, file: target, fragment: fragment))
  }
}

/// The form in which addresses within the site are written.
package enum LinkStyle: Sendable {
  /// Relative to the page, so that the site works under any path and without a server.
  case relative
  /// From a path on a server, for a page that is shown in place of others.
  case absolute(base: String)
}

/// The folder that contains a page, and the relative paths from it.
struct PageFolder {
  private let bytes: [UInt8]

  /// Creates the folder from a path that is empty or ends in `/`.
  init(_ path: String) {
    bytes = Array(path.utf8)
  }

  /// Writes the relative path to a plain path, as ``SitePath/relative(from:to:)`` returns it.
  func writeWay(to target: String, into html: inout [UInt8]) {
    var target = target
    target.withUTF8 { target in
      var common = 0
      var index = 0
      while index < bytes.count, index < target.count, bytes[index] == target[index] {
        index += 1
        if bytes[index - 1] == 0x2F { common = index }
      }
      for byte in bytes[common...] where byte == 0x2F { html += Self.up }
      html += target[common...]
    }
  }

  private static let up = Array("../".utf8)
}
