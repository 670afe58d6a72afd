/// Responds to the requests of a browser.
struct SiteHandler: Sendable {
  let site: LiveSite
  /// The names by which the server may be addressed.
  let hosts: Set<String>

  func reply(to request: RequestHead) async -> HTTPReply {
    guard let host = request["host"] else {
      return .whole(.refusal(400, "The request names no host."))
    }
    // Another site may let its own name point to this machine, in order to read the files served
    // here. It cannot change the name that the browser sends ("DNS rebinding").
    guard hosts.contains(host.lowercased()) else {
      return .whole(.refusal(421, "Nothing is served under this name."))
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .whole(.refusal(405, "Files can only be read.", allowed: "GET, HEAD"))
    }
    let target = request.path
    if target == PreviewedPage.folder + "events", request.method == "GET" {
      return .events(await events(for: request))
    }
    if target.hasPrefix(PreviewedPage.folder) {
      return .whole(own(target.dropFirst(PreviewedPage.folder.count)))
    }
    guard let shown = await site.shown() else {
      return .whole(.refusal(503, "The server is shutting down."))
    }
    return .whole(HTTPResponse(to: target, query: request.query, from: shown))
  }

  /// Returns the response with one of the preview's own files.
  private func own(_ name: Substring) -> HTTPResponse {
    let files = [
      "reload.js": PackageResources.reload_js, "overlay.css": PackageResources.overlay_css,
    ]
    guard let bytes = files[String(name)] else { return .refusal(404, "There is no such file.") }
    return HTTPResponse(type: MediaType.of(String(name)), body: [bytes[...]])
  }

  /// Returns the events since the version that the page knows: the last one that it was notified
  /// of, or else the one that it was loaded with.
  private func events(for request: RequestHead) async -> AsyncStream<[UInt8]> {
    await site.events(since: request["last-event-id"] ?? request.parameter("since") ?? "")
  }
}

extension HTTPResponse {
  /// Creates the response to a request for a file of a site.
  ///
  /// The target is percent-encoded as it was sent.
  init(to target: String, query: String, from shown: LiveSite.ShownState) {
    guard let path = RequestPath(target) else {
      self = .refusal(400, "The address is not encoded correctly.")
      return
    }
    let file = path.file
    // No file has an empty name.
    let bytes = path.names.contains("") ? nil : shown.state.file(file)
    if let bytes {
      self = .init(file: file, bytes, from: shown)
    } else if !path.names.contains(""), let page = path.folderPage, shown.state.file(page) != nil {
      // The links of a folder's page are relative to the folder.
      self = .refusal(302, "See the folder.")
      location = target + "/" + (query.isEmpty ? "" : "?" + query)
    } else {
      self = .init(
        file: "404.html", shown.state.file("404.html") ?? PreviewedPage.missing, from: shown)
      status = 404
    }
  }

  private init(file: String, _ bytes: [UInt8], from shown: LiveSite.ShownState) {
    type = MediaType.of(file)
    body =
      type.hasPrefix("text/html")
      ? PreviewedPage.make(bytes, file: file, version: shown.version) : [bytes[...]]
  }
}
