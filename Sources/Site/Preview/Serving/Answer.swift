/// What a request is answered with.
struct Answer {
  /// The number of the status.
  var status = 200
  /// The type of the content.
  var type = "text/plain; charset=utf-8"
  /// Where the client should go instead.
  var location: String?
  /// The methods that are allowed, where another was used.
  var allowed: String?
  /// The content.
  var body: [UInt8]

  /// An answer that says in words what is wrong with a request.
  static func refusal(_ status: Int, _ text: String, allowed: String? = nil) -> Answer {
    Answer(status: status, allowed: allowed, body: Array((text + "\n").utf8))
  }
}

extension Answer {
  /// The answer to a request for a file of a site.
  ///
  /// - Parameters:
  ///   - target: The target of the request, percent-encoded as it was sent.
  ///   - query: Its query, or an empty string.
  ///   - shown: The site.
  init(to target: String, query: String, from shown: LiveSite.Shown) {
    guard let path = RequestPath(target) else {
      self = .refusal(400, "The address is not encoded as it should be.")
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

  private init(file: String, _ bytes: [UInt8], from shown: LiveSite.Shown) {
    type = MediaType.of(file)
    body =
      type.hasPrefix("text/html")
      ? PreviewedPage.make(bytes, file: file, version: shown.version) : bytes
  }
}
