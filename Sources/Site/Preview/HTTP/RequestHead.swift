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

/// The path of a request, as a path below the site's root.
struct RequestPath: Hashable {
  /// The names of folders, and of a file, in order.
  let names: [String]
  /// Tells whether it ends in `/`, and so means a folder.
  let isFolder: Bool

  /// Reads the path of a request's target, or refuses it.
  ///
  /// It must be absolute, its percent-encoding complete, and what it encodes UTF-8 (RFC 3986). A
  /// path with `.` or `..` is refused, encoded or not: browsers resolve these, so that one arrives
  /// only if it was sent on purpose. So is one in which a name contains `/` or a NUL.
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

  /// The path of a file below the root, such as `guide/index.html`; for a folder, that of its page.
  var file: String { (isFolder ? names + ["index.html"] : names).joined(separator: "/") }

  /// The page of the folder of this name, if the path does not mean a folder already.
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

/// Takes the heads of requests out of the bytes that come, as long as they are of a reasonable
/// size.
///
/// Any page in a browser can send this server what it likes, and cookies of every other server on
/// this machine come along. So there are limits, and no byte is looked at twice.
struct RequestBuffer {
  /// The most bytes of a request's first line.
  static let lineLimit = 8 * 1024
  /// The most bytes of a head.
  static let limit = 32 * 1024

  /// The reason for which a request is refused.
  enum Refusal: Error, Equatable {
    /// The address is too long.
    case line
    /// The headers are too long.
    case headers
    /// It is no request.
    case syntax
  }

  private var bytes: [UInt8] = []
  private var lineStart = 0
  private var scanned = 0
  private var lines: [String] = []

  /// Tells whether nothing of a request has come yet.
  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// Takes the next head; `nil` if it is not complete yet.
  ///
  /// - Throws: Why it is refused.
  mutating func next() throws(Refusal) -> RequestHead? {
    while scanned < bytes.count {
      scanned += 1
      if scanned > Self.limit { throw lines.isEmpty ? .line : .headers }
      if lines.isEmpty, scanned - lineStart > Self.lineLimit { throw .line }
      guard bytes[scanned - 1] == UInt8(ascii: "\n") else { continue }
      var line = bytes[lineStart..<(scanned - 1)]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      lineStart = scanned
      // Empty lines before a request are passed over (RFC 9112, section 2.2).
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
