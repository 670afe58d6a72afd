import Diagnostics
import Foundation
import HTMLTags
import SiteLinks

/// Rewrites the links of a text so that they lead to the same pages and anchors as before.
struct LinkPass {
  let table: LinkTable
  /// All texts, by their indices in the table.
  let texts: [ImportedText]
  let settings: SiteSettings

  /// Rewrites the links of a text after its marks have been replaced; broken links are reported.
  func replace(in body: inout TrackedText, of text: ImportedText, reportingTo log: ImportLog) {
    let prose = Prose(body)
    ForeignElements.report(in: prose, body, log)
    var edits: [TextEdit] = []
    for destination in LinkDestinations(prose).destinations {
      let written = Self.unescaped(body.string(destination.range), isHTML: destination.isHTML)
      switch link(written, in: text, isHTML: destination.isHTML) {
      case .same: break
      case .other(let address):
        if address != written {
          edits.append(
            TextEdit(destination.range, destination.isHTML ? address.escapedForHTML : address))
        }
      case .broken(let name):
        log.report(
          .linkKept, at: body.location(destination.range.lowerBound),
          "'\(name)' does not lead to an imported text or file",
          explanation: "It is kept as it is written.")
        if name != written { edits.append(TextEdit(destination.range, name)) }
      }
    }
    body.apply(edits)
    replaceReferences(in: &body, of: text, reportingTo: log)
  }

  /// Replaces references outside link addresses by links, since Hugo prints the address there.
  private func replaceReferences(
    in body: inout TrackedText, of text: ImportedText, reportingTo log: ImportLog
  ) {
    guard body.bytes.first(LinkMarks.scheme, from: 0) != nil else { return }
    let prose = Prose(body)
    var edits: [TextEdit] = []
    var index = 0
    while let start = body.bytes.first(LinkMarks.scheme, from: index) {
      index = start
      while index < body.bytes.count, LinkMarks.mayHold(body.bytes[index]) { index += 1 }
      let written = body.string(start..<index)
      guard let name = LinkMarks.name(in: written) else { continue }
      switch link(written, in: text, isHTML: false) {
      case .other(let address) where !prose.isCode(at: start):
        edits.append(TextEdit(start..<index, "[\(name)](\(address))"))
      case .other(let address): edits.append(TextEdit(start..<index, address))
      case .same, .broken:
        log.report(
          .linkKept, at: body.location(start),
          "'\(name)' does not lead to an imported text or file")
        edits.append(TextEdit(start..<index, name))
      }
    }
    body.apply(edits)
  }

  private enum LinkAnswer {
    case same
    case other(String)
    case broken(String)
  }

  private func link(_ written: String, in text: ImportedText, isHTML: Bool) -> LinkAnswer {
    if let name = LinkMarks.name(in: written) {
      guard let address = LinkAddress(name) else { return .broken(name) }
      if address.path.isEmpty { return own(address, text) }
      guard let target = table.reference(address.path, in: text.path) else { return .broken(name) }
      return .other(self.written(target, address, from: text, isHTML: isHTML))
    }
    // A mark that was kept has been reported.
    if written.contains("{{") || written.contains("{%") { return .same }
    let local = withoutBase(written)
    guard let address = LinkAddress(local ?? written) else { return .same }
    if address.path.isEmpty { return own(address, text) }
    if let target = table.target(of: address.path, in: text.path, at: text.placement.address) {
      return .other(self.written(target, address, from: text, isHTML: isHTML))
    }
    return local != nil || isList(address.path) ? .same : .broken(written)
  }

  /// Returns a link to an anchor on the same page.
  private func own(_ address: LinkAddress, _ text: ImportedText) -> LinkAnswer {
    guard let fragment = address.fragment, let anchor = text.anchors[fragment] else { return .same }
    // The anchor of a heading that became the page's title is the top of the page.
    return .other("#" + (anchor.isEmpty ? "main" : anchor))
  }

  private func written(
    _ target: LinkTable.Target, _ address: LinkAddress, from text: ImportedText, isHTML: Bool
  ) -> String {
    let path: String
    var fragment = address.writtenFragment
    switch target {
    case .file(let file): path = file
    case .text(let index):
      let other = texts[index]
      if let name = address.fragment, let anchor = other.anchors[name] {
        fragment = anchor.isEmpty ? "" : "#" + anchor
      }
      if isHTML {
        // HTML needs the address of a page, not the path of a text.
        let page =
          SitePath.folder(of: other.placement.target) + PagePath.stem(other.placement.target) + "/"
        return "/" + Self.encoded(page.replacing(#/(^|\/)index\/$/#) { String($0.1) })
          + address.query + fragment
      }
      path = other.placement.target
      if path == text.placement.target, !fragment.isEmpty { return fragment }
    }
    let way = isHTML ? "/" + path : SitePath.relative(from: text.placement.target, to: path)
    return Self.encoded(way) + address.query + fragment
  }

  /// Returns an address below the site's base URL, relative to it; `nil` for any other address.
  private func withoutBase(_ url: String) -> String? {
    guard let base = settings.baseURL?.trimmedSlashes, !base.isEmpty, base != "/" else {
      return nil
    }
    if url.hasPrefix(base + "/") { return String(url.dropFirst(base.count)) }
    // `/project/about/` where the site is at `https://example.org/project/`.
    guard let host = base.range(of: "://") else { return nil }
    let path = base[host.upperBound...].drop { $0 != "/" }
    return !path.isEmpty && url.hasPrefix(path + "/") ? String(url.dropFirst(path.count)) : nil
  }

  /// Indicates whether an address is that of a list that the new site has too.
  private func isList(_ path: String) -> Bool {
    let first = path.split(separator: "/").first.map(String.init) ?? ""
    return path.hasPrefix("/")
      && (settings.taxonomies + ["tags", "categories"]).contains(first)
  }

  private static func encoded(_ path: String) -> String {
    LinkAddress.encoded(path).replacing("(", with: "%28").replacing(")", with: "%29")
  }

  private static func unescaped(_ text: String, isHTML: Bool) -> String {
    let plain = text.replacing("&amp;", with: "&")
    return isHTML ? plain : plain.replacing(#/\\([!-\/:-@\[-`{-~])/#) { String($0.1) }
  }
}

extension String {
  fileprivate var trimmedSlashes: String {
    var rest = self[...]
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    return String(rest)
  }
}
