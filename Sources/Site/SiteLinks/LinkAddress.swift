import Foundation

/// An address as it is in an attribute: a path, a query, and a place on the page.
package struct LinkAddress {
  package let path: String
  /// With its `?`; empty if there is none.
  package let query: String
  /// Without its `#`, percent-decoded; `nil` if there is none.
  ///
  /// What follows `:~:` is for browsers alone (the Web's text fragments), and no part of it.
  package let fragment: String?
  /// With its `#`, as written; empty if there is none.
  package let writtenFragment: String

  /// Reads an address; `nil` if it leads out of the site.
  package init?(_ url: String) {
    guard !url.hasPrefix("//"), !Self.hasScheme(url) else { return nil }
    let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let front = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = front.first.map { String($0).removingPercentEncoding ?? String($0) } ?? ""
    query = front.count > 1 ? "?" + front[1] : ""
    fragment = parts.count > 1 ? Self.place(in: parts[1]) : nil
    writtenFragment = parts.count > 1 ? "#" + parts[1] : ""
  }

  /// The place that a fragment names; `nil` if all of it is for browsers alone.
  private static func place(in fragment: Substring) -> String? {
    let place = String(
      fragment.firstRange(of: ":~:").map { fragment[..<$0.lowerBound] } ?? fragment)
    return place.isEmpty && !fragment.isEmpty ? nil : place.removingPercentEncoding ?? place
  }

  /// The path that it leads to from a file; `nil` if the way leads out of the site.
  package func path(from file: String) -> String? {
    SitePath.resolve(path, in: SitePath.folder(of: file))
  }

  /// The address of another path with the same query and the same place.
  package func leading(to path: String) -> String { Self.encoded(path) + query + writtenFragment }

  /// A path as an address has it: what is not allowed there percent-encoded.
  package static func encoded(_ path: String) -> String {
    PlainAddress.isPlain(path)
      ? path : path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }

  /// A colon in the first part of a relative address would end a scheme.
  private static let allowed = CharacterSet.urlPathAllowed.subtracting(
    CharacterSet(charactersIn: ":;"))

  /// Tells whether an address begins with a scheme, which begins with a letter (RFC 3986, section
  /// 3.1).
  private static func hasScheme(_ url: String) -> Bool {
    guard let colon = url.firstIndex(of: ":"), let first = url.first,
      first.isASCII, first.isLetter
    else { return false }
    return url[..<colon].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
  }
}

/// The address of a file of the site as nearly all pages write it: from the root, with nothing to
/// decode or resolve, and no query.
///
/// A site's lists hold tens of thousands of such addresses. They are read as bytes, and give what
/// ``LinkAddress`` and ``SitePath`` would give.
package struct PlainAddress {
  private let bytes: ArraySlice<UInt8>

  /// Takes an address; `nil` if it is not plain.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first == 0x2F else { return nil }  // /
    var previous: UInt8 = 0
    for byte in bytes {
      // What follows a slash may be `.`, `..` or nothing, and is left to others.
      if previous == 0x2F, byte == 0x2F || byte == 0x2E { return nil }
      guard Self.isPlain(byte) else { return nil }
      previous = byte
    }
    self.bytes = bytes.dropFirst()
  }

  /// Takes an address; `nil` if it is not plain.
  package init?(_ url: String) {
    self.init(Array(url.utf8)[...])
  }

  /// Tells whether the address is that of a text, which refers to the page built from it.
  package var isText: Bool { bytes.suffix(3).elementsEqual(".md".utf8) }

  /// Tells whether the address is a folder's.
  var isFolder: Bool { bytes.isEmpty || bytes.last == 0x2F }

  /// The path it leads to, or its page's if it is a folder's.
  var path: String {
    guard isFolder else { return String(decoding: bytes, as: UTF8.self) }
    var path: [UInt8] = []
    path.reserveCapacity(bytes.count + Self.folderPage.count)
    path += bytes
    path += Self.folderPage
    return String(decoding: path, as: UTF8.self)
  }

  private static let folderPage = Array("index.html".utf8)

  /// Tells whether a path contains nothing that an address has to encode.
  static func isPlain(_ path: String) -> Bool { path.utf8.allSatisfy(isPlain) }

  /// Tells whether a part of an address contains nothing that has to be decoded.
  static func isPlain(_ part: Substring.UTF8View) -> Bool { part.allSatisfy(isPlain) }

  /// Letters, digits, `/`, `-`, `.`, `_` and `~`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return (small >= 0x61 && small <= 0x7A) || (byte >= 0x2D && byte <= 0x39) || byte == 0x5F
      || byte == 0x7E
  }
}
