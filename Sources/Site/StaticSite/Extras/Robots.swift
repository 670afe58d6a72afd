import SiteFiles

/// What the site says to crawlers: that they may read everything, and where the list of pages is.
enum Robots {
  /// Where it is.
  static let path = "robots.txt"

  /// The file; the list of pages is left out without a base URL.
  static func file(baseURL: String?) -> OutputFile {
    let sitemap = baseURL.map { "\nSitemap: \($0)\(Sitemap.path)\n" } ?? ""
    return OutputFile(path: path, text: "User-agent: *\nDisallow:\n\(sitemap)")
  }
}
