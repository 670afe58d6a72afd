/// What surrounds the texts of a new site, filled in for one site.
struct SiteFrame {
  /// What the site is called.
  let title: String
  /// The titles and addresses that every page leads to.
  let ways: [(title: String, address: String)]
  /// Whether pages may show nothing that comes from elsewhere; texts that were written for another
  /// generator show pictures of other sites, and have styles of their own.
  let isStrict: Bool

  /// More of them would fill the head of every page; the first page leads to all of them.
  private static let mostWays = 7

  /// All files of the site that is begun.
  var files: [StarterFile] {
    ResourceFolder(name: "site").files([
      "title": title, "sources": sources, "navigation": navigation,
    ])
  }

  private var navigation: String {
    ways.count > Self.mostWays
      ? "<li><a href=\"/\">Contents</a></li>"
      : ways.map { "<li><a href=\"\($0.address)\">\(Self.escaped($0.title))</a></li>" }
        .joined(separator: "\n")
  }

  private var sources: String {
    isStrict
      ? "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; "
        + "font-src 'self'; base-uri 'none'; form-action 'self'"
      : "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: http: data:; "
        + "media-src 'self' https:; frame-src https:; base-uri 'none'; form-action 'self'"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("{{", with: "{ {")
  }
}
