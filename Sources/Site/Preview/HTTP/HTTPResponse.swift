import Foundation

/// The answer to a request.
struct HTTPResponse {
  /// The number of the status.
  var status = 200
  /// The type of the content.
  var type = "text/plain; charset=utf-8"
  /// The address to which the client should go instead.
  var location: String?
  /// The methods that are allowed, where another was used.
  var allowed: String?
  /// The pieces of the content.
  var body: [ArraySlice<UInt8>]

  /// An answer that says in words what is wrong with a request.
  static func refusal(_ status: Int, _ text: String, allowed: String? = nil) -> HTTPResponse {
    HTTPResponse(status: status, allowed: allowed, body: [Array((text + "\n").utf8)[...]])
  }
}

/// The answer to a request.
enum HTTPReply: Sendable {
  /// All of it at once.
  case whole(HTTPResponse)
  /// Events, until either side ends the connection.
  case events(AsyncStream<[UInt8]>)
}

extension HTTPResponse {
  /// The most bytes that are sent at a time.
  private static let portion = 64 * 1024

  /// The answer as it is sent: portions, of which each is made when the one before has gone.
  ///
  /// A client that asks for much and does not read it takes no more memory than a portion.
  ///
  /// - Parameters:
  ///   - hasContent: Whether the content follows; the answer to HEAD has its length only.
  ///   - keepsConnection: Whether the connection stays open.
  ///   - send: Sends a portion.
  /// - Throws: What it throws.
  func send(
    hasContent: Bool, keepsConnection: Bool, by send: (Data) async throws -> Void
  ) async throws {
    let length = body.reduce(0) { $0 + $1.count }
    var head = [
      "HTTP/1.1 \(status) \(Self.phrases[status] ?? "")", "Content-Type: \(type)",
      "Content-Length: \(length)", "Connection: \(keepsConnection ? "keep-alive" : "close")",
    ]
    if let location { head.append("Location: \(location)") }
    if let allowed { head.append("Allow: \(allowed)") }
    var waiting = Self.data(head)
    for piece in hasContent ? body : [] {
      var rest = piece
      while !rest.isEmpty {
        let part = rest.prefix(max(1, Self.portion - waiting.count))
        waiting.append(contentsOf: part)
        rest = rest[part.endIndex...]
        guard waiting.count >= Self.portion else { continue }
        try await send(waiting)
        waiting = Data()
      }
    }
    if !waiting.isEmpty { try await send(waiting) }
  }

  /// The head of an answer whose content has no known length.
  ///
  /// - Parameter inChunks: Whether the content follows in chunks, each with its length.
  /// - Returns: The head.
  static func eventHead(inChunks: Bool) -> Data {
    data(
      ["HTTP/1.1 200 OK", "Content-Type: text/event-stream", "Connection: close"]
        + (inChunks ? ["Transfer-Encoding: chunked"] : []))
  }

  private static func data(_ head: [String]) -> Data {
    let common = ["Cache-Control: no-store", "X-Content-Type-Options: nosniff", "", ""]
    return Data((head + common).joined(separator: "\r\n").utf8)
  }

  private static let phrases = [
    200: "OK", 302: "Found", 400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed",
    414: "URI Too Long", 421: "Misdirected Request", 431: "Request Header Fields Too Large",
    503: "Service Unavailable",
  ]
}
