/// A browser's request: its first line and its headers (RFC 9112).
struct RequestHead: Hashable {
  /// The method, such as `GET`.
  let method: String
  /// The path of the target, percent-encoded as it was sent.
  let path: String
  /// The query behind the target's `?`; empty if there is none.
  let query: String
  /// Tells whether the client speaks HTTP/1.0, which knows neither chunks nor connections that stay
  /// open.
  let isOld: Bool
  private let headers: [String: String]

  /// Reads a head; `nil` if it is none.
  ///
  /// - Parameter lines: Its lines without their ends, and without the empty one that ends it.
  /// - Complexity: O(*n*).
  init?(_ lines: [String]) {
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = target.count > 1 ? String(target[1]) : ""
    isOld = words[2] == "HTTP/1.0"
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      let end = value.lastIndex { $0 != " " && $0 != "\t" }.map { value.index(after: $0) }
      headers[line[..<colon].lowercased()] = String(value[..<(end ?? value.startIndex)])
    }
    self.headers = headers
  }

  /// The value of a header, by its name in lower case; of several of one name the last.
  subscript(name: String) -> String? { headers[name] }

  /// The value of a parameter of the query.
  func parameter(_ name: String) -> String? {
    query.split(separator: "&").first { $0.hasPrefix(name + "=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  /// Tells whether something follows the head: this server does not read it.
  var hasBody: Bool {
    self["transfer-encoding"] != nil || self["content-length"].map { $0 != "0" } ?? false
  }

  /// Tells whether the connection stays open for more requests.
  var keepsConnection: Bool {
    let word = self["connection"]?.lowercased() ?? ""
    return !hasBody && (isOld ? word.contains("keep-alive") : !word.contains("close"))
  }
}
