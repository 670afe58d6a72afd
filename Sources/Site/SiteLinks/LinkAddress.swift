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
