/// A browser's request: its first line and its headers (RFC 9112).
struct RequestHead: Hashable {
  /// The method, such as `GET`.
  let method: String
  /// The path of the target, percent-encoded as it was sent.
  let path: String
  /// The query after the target's `?`; empty if there is none.
  let query: String
  /// Indicates whether the client uses HTTP/1.0, without chunks and persistent connections.
  let isOld: Bool
  private let headers: [String: String]

  /// Parses a head; `nil` if it is not valid.
  ///
  /// - Parameter lines: Its lines without line ends, and without the empty line that ends it.
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

  /// The value of a header, by its name in lower case; the last of several.
  subscript(name: String) -> String? { headers[name] }

  func parameter(_ name: String) -> String? {
    query.split(separator: "&").first { $0.hasPrefix(name + "=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  /// Indicates whether a body follows the head; this server does not use it.
  var hasBody: Bool {
    self["transfer-encoding"] != nil || self["content-length"].map { $0 != "0" } ?? false
  }

  /// Indicates whether the connection stays open for more requests.
  var keepsConnection: Bool {
    let word = self["connection"]?.lowercased() ?? ""
    return !hasBody && (isOld ? word.contains("keep-alive") : !word.contains("close"))
  }
}

/// The path of a request, as a path below the site's root.
struct RequestPath: Hashable {
  let names: [String]
  /// Indicates whether the path ends in `/`, and therefore refers to a folder.
  let isFolder: Bool

  /// Parses the path of a request's target; `nil` if it is refused.
  ///
  /// The path must be absolute, with complete percent-encoding of UTF-8 (RFC 3986). A path with
  /// `.` or `..` is refused, encoded or not: browsers resolve these, so one is only sent on
  /// purpose. A name that contains `/` or NUL is refused too.
  ///
  /// - Parameter target: The path as it was sent.
  init?(_ target: String) {
    guard target.utf8.first == UInt8(ascii: "/") else { return nil }
    var names: [String] = []
    for part in target.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let bytes = Self.decoded(part), let name = String(validating: bytes, as: UTF8.self),
        name != ".", name != ".."
      else { return nil }
      names.append(name)
    }
    isFolder = names.last == ""
    if isFolder { names.removeLast() }
    self.names = names
  }

  /// The path of a file below the root, such as `guide/index.html`; that of its page for a folder.
  var file: String { (isFolder ? names + ["index.html"] : names).joined(separator: "/") }

  /// The page of the folder of this name; `nil` if the path refers to a folder already.
  var folderPage: String? { isFolder ? nil : file + "/index.html" }

  private static func decoded(_ part: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes.contains(0) || bytes.contains(UInt8(ascii: "/")) ? nil : bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
  }
}

/// Extracts the heads of requests from the received bytes, within limits of size.
///
/// Any page in a browser can send this server arbitrary requests, with the cookies of every other
/// server on this machine. Therefore there are limits, and no byte is examined twice.
struct RequestBuffer {
  /// The maximum size of a request's first line, in bytes.
  static let lineLimit = 8 * 1024
  /// The maximum size of a head, in bytes.
  static let limit = 32 * 1024

  /// The reason why a request is refused.
  enum Refusal: Error, Equatable {
    /// The address is too long.
    case line
    /// The headers are too long.
    case headers
    /// It is not a valid request.
    case syntax
  }

  private var bytes: [UInt8] = []
  private var lineStart = 0
  private var scanned = 0
  private var lines: [String] = []

  /// Indicates whether no byte of a request has been received yet.
  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// Removes the next head and returns it; `nil` if it is not complete yet.
  ///
  /// - Throws: The reason why it is refused.
  mutating func next() throws(Refusal) -> RequestHead? {
    while scanned < bytes.count {
      scanned += 1
      if scanned > Self.limit { throw lines.isEmpty ? .line : .headers }
      if lines.isEmpty, scanned - lineStart > Self.lineLimit { throw .line }
      guard bytes[scanned - 1] == UInt8(ascii: "\n") else { continue }
      var line = bytes[lineStart..<(scanned - 1)]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      lineStart = scanned
      // Empty lines before a request are ignored (RFC 9112, section 2.2).
      if line.isEmpty, lines.isEmpty { continue }
      if line.isEmpty { return try head() }
      guard let text = String(validating: line, as: UTF8.self) else { throw .syntax }
      lines.append(text)
    }
    return nil
  }

  private mutating func head() throws(Refusal) -> RequestHead {
    let head = RequestHead(lines)
    bytes.removeFirst(scanned)
    (lines, lineStart, scanned) = ([], 0, 0)
    guard let head else { throw .syntax }
    return head
  }
}
