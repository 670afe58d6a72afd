import Foundation

/// The response to a request.
struct HTTPResponse {
  var status = 200
  var type = "text/plain; charset=utf-8"
  /// The address that the client should request instead.
  var location: String?
  /// The methods that are allowed, if another one was used.
  var allowed: String?
  var body: [ArraySlice<UInt8>]

  /// Returns a response that says in words why a request is refused.
  static func refusal(_ status: Int, _ text: String, allowed: String? = nil) -> HTTPResponse {
    HTTPResponse(status: status, allowed: allowed, body: [Array((text + "\n").utf8)[...]])
  }
}

enum HTTPReply: Sendable {
  /// A whole response.
  case whole(HTTPResponse)
  /// Events, until either side ends the connection.
  case events(AsyncStream<[UInt8]>)
}

extension HTTPResponse {
  /// The maximum number of bytes sent at a time.
  private static let portion = 64 * 1024

  /// Sends the response in portions, each of which is made after the previous one has been sent.
  ///
  /// A client that requests much data and does not read it takes no more memory than a portion.
  /// The response to HEAD contains only the length of the content.
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

  /// Returns the head of a response of unknown length, whose content may follow in chunks.
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

/// The media type of a file, by its extension.
enum MediaType {
  /// Returns the value of `Content-Type` for a file; texts are UTF-8.
  static func of(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    if let type = texts[ending] { return type + "; charset=utf-8" }
    return others[ending] ?? "application/octet-stream"
  }

  private static let texts = [
    "html": "text/html", "htm": "text/html", "css": "text/css", "js": "text/javascript",
    "mjs": "text/javascript", "json": "application/json",
    "webmanifest": "application/manifest+json",
    "xml": "application/xml", "atom": "application/atom+xml", "svg": "image/svg+xml",
    "txt": "text/plain", "md": "text/markdown", "csv": "text/csv",
  ]

  private static let others = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon", "woff": "font/woff",
    "woff2": "font/woff2", "pdf": "application/pdf", "mp4": "video/mp4", "webm": "video/webm",
    "mp3": "audio/mpeg", "wasm": "application/wasm", "zip": "application/zip",
  ]
}
