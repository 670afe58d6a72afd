import FlyingFox
import Foundation

/// Answers the requests of a browser.
struct SiteHandler: HTTPHandler {
  /// What is shown.
  let site: LiveSite
  /// The names by which the server may be called; none before it listens.
  let hosts: @Sendable () async -> Set<String>

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    guard let host = request.headers[.host] else {
      return response(.refusal(400, "The request names no host."), to: request)
    }
    // A page from elsewhere may let its own name point to this machine, in order to read what is
    // served here; it cannot change the name that its browser sends ("DNS rebinding").
    guard await hosts().contains(host.lowercased()) else {
      return response(.refusal(421, "Nothing is served under this name."), to: request)
    }
    guard request.method == .GET || request.method == .HEAD else {
      let refusal = Answer.refusal(405, "Files can only be read.", allowed: "GET, HEAD")
      return response(refusal, to: request)
    }
    let target = request.target.path(percentEncoded: true)
    if target == PreviewedPage.folder + "events", request.method == .GET {
      return await events(for: request)
    }
    if target.hasPrefix(PreviewedPage.folder) {
      return response(own(target.dropFirst(PreviewedPage.folder.count)), to: request)
    }
    guard let shown = await site.shown() else {
      return response(.refusal(503, "The server is ending."), to: request)
    }
    let query = request.target.query(percentEncoded: true)
    return response(Answer(to: target, query: query, from: shown), to: request)
  }

  /// The preview's own files.
  private func own(_ name: Substring) -> Answer {
    switch name {
    case "reload.js":
      Answer(type: MediaType.of("reload.js"), body: PackageResources.reload_js)
    case "overlay.css":
      Answer(type: MediaType.of("overlay.css"), body: PackageResources.overlay_css)
    default: .refusal(404, "There is no such file.")
    }
  }

  /// The events since the state that the page knows: the last one it was told of, or else its own.
  private func events(for request: HTTPRequest) async -> HTTPResponse {
    let told = request.headers[HTTPHeader("Last-Event-ID")]
    let own = request.query.first { $0.name == "since" }?.value
    let events = await site.events(since: told ?? own ?? "")
    return HTTPResponse(
      statusCode: .ok, headers: headers(type: "text/event-stream"),
      body: HTTPBodySequence(from: EventBytes(events: events)))
  }

  private func response(_ answer: Answer, to request: HTTPRequest) -> HTTPResponse {
    var headers = headers(type: answer.type)
    // Set here, since the answer to HEAD has the length and not the content.
    headers[.contentLength] = String(answer.body.count)
    headers[.location] = answer.location
    if let allowed = answer.allowed { headers[HTTPHeader("Allow")] = allowed }
    let body = request.method == .HEAD ? Data() : Data(answer.body)
    return HTTPResponse(
      statusCode: HTTPStatusCode(answer.status, phrase: Self.phrases[answer.status] ?? ""),
      headers: headers,
      body: HTTPBodySequence(data: body, suggestedBufferSize: max(1, body.count)))
  }

  private func headers(type: String) -> HTTPHeaders {
    [
      .contentType: type, .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
  }

  private static let phrases = [
    200: "OK", 302: "Found", 400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed",
    421: "Misdirected Request", 503: "Service Unavailable",
  ]
}
