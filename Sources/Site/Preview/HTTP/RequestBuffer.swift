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

  /// Adds what has come.
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
