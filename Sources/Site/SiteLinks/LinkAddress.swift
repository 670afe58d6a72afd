import Foundation

/// An address from an attribute: a path, a query and a fragment.
package struct LinkAddress {
  package let path: String
  /// The query with its `?`; empty if there is none.
  package let query: String
  /// The fragment without its `#`, percent-decoded; `nil` if there is none.
  ///
  /// A part that begins with `:~:` (the Web's text fragments) is for browsers alone and left out.
  package let fragment: String?
  /// The fragment with its `#`, as written; empty if there is none.
  package let writtenFragment: String

  /// Parses an address; `nil` if it leads outside the site.
  package init?(_ url: String) {
    guard !url.hasPrefix("//"), !Self.hasScheme(url) else { return nil }
    let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let front = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = front.first.map { String($0).removingPercentEncoding ?? String($0) } ?? ""
    query = front.count > 1 ? "?" + front[1] : ""
    fragment = parts.count > 1 ? Self.place(in: parts[1]) : nil
    writtenFragment = parts.count > 1 ? "#" + parts[1] : ""
  }

  /// Returns the anchor that a fragment names; `nil` if all of it is for browsers alone.
  private static func place(in fragment: Substring) -> String? {
    let place = String(
      fragment.firstRange(of: ":~:").map { fragment[..<$0.lowerBound] } ?? fragment)
    return place.isEmpty && !fragment.isEmpty ? nil : place.removingPercentEncoding ?? place
  }

  /// Returns the path that it leads to from a file; `nil` if that is outside the site.
  package func path(from file: String) -> String? {
    SitePath.resolve(path, in: SitePath.folder(of: file))
  }

  /// Returns the address of another path with the same query and fragment.
  package func leading(to path: String) -> String { Self.encoded(path) + query + writtenFragment }

  /// Returns a path as part of an address, with percent-encoding where it is necessary.
  package static func encoded(_ path: String) -> String {
    PlainAddress.isPlain(path)
      ? path : path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }

  /// The unencoded characters; a colon in the first part of a relative address would end a scheme.
  private static let allowed = CharacterSet.urlPathAllowed.subtracting(
    CharacterSet(charactersIn: ":;"))

  /// Indicates whether an address has a scheme, which begins with a letter (RFC 3986, section
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

/// The most common form of address: from the root, without a query, with nothing to resolve.
///
/// A site's lists contain tens of thousands of such addresses. They are read as bytes, with the
/// results that ``LinkAddress`` and ``SitePath`` would give.
package struct PlainAddress {
  private let bytes: ArraySlice<UInt8>

  /// Creates a plain address; `nil` if the address is not plain.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first == 0x2F else { return nil }  // /
    var previous: UInt8 = 0
    for byte in bytes {
      // A slash followed by a slash or a full stop has to be resolved.
      if previous == 0x2F, byte == 0x2F || byte == 0x2E { return nil }
      guard Self.isPlain(byte) else { return nil }
      previous = byte
    }
    self.bytes = bytes.dropFirst()
  }

  /// Creates a plain address; `nil` if the address is not plain.
  package init?(_ url: String) {
    self.init(Array(url.utf8)[...])
  }

  /// Indicates whether the address is that of a text, which refers to the page made from it.
  package var isText: Bool { bytes.suffix(3).elementsEqual(".md".utf8) }

  /// Indicates whether the address is that of a folder.
  var isFolder: Bool { bytes.isEmpty || bytes.last == 0x2F }

  /// The path that it leads to; that of the folder's page for a folder.
  var path: String {
    guard isFolder else { return String(decoding: bytes, as: UTF8.self) }
    var path: [UInt8] = []
    path.reserveCapacity(bytes.count + Self.folderPage.count)
    path += bytes
    path += Self.folderPage
    return String(decoding: path, as: UTF8.self)
  }

  private static let folderPage = Array("index.html".utf8)

  /// Indicates whether a path contains nothing that an address has to encode.
  static func isPlain(_ path: String) -> Bool { path.utf8.allSatisfy(isPlain) }

  /// Indicates whether a part of an address contains nothing that has to be decoded.
  static func isPlain(_ part: Substring.UTF8View) -> Bool { part.allSatisfy(isPlain) }

  /// Indicates whether a byte is a letter, a digit, or one of `/`, `-`, `.`, `_` and `~`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return (small >= 0x61 && small <= 0x7A) || (byte >= 0x2D && byte <= 0x39) || byte == 0x5F
      || byte == 0x7E
  }
}
