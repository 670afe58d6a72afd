/// Answers the requests of a browser.
struct SiteHandler: Sendable {
  /// What is shown.
  let site: LiveSite
  /// The names by which the server may be called.
  let hosts: Set<String>

  /// What is sent for a request.
  func reply(to request: RequestHead) async -> Reply {
    guard let host = request["host"] else {
      return .whole(.refusal(400, "The request names no host."))
    }
    // A page from elsewhere may let its own name point to this machine, in order to read what is
    // served here; it cannot change the name that its browser sends ("DNS rebinding").
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
      return .whole(.refusal(503, "The server is ending."))
    }
    return .whole(Answer(to: target, query: request.query, from: shown))
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

  /// The events since the state that the page knows: the last one it was notified of, or else its
  /// own.
  private func events(for request: RequestHead) async -> AsyncStream<[UInt8]> {
    await site.events(since: request["last-event-id"] ?? request.parameter("since") ?? "")
  }
}
