import HTMLTags
import SiteFiles
import SiteLinks

/// The list of pages for search engines, with absolute addresses, hence the base URL.
enum Sitemap {
  static let path = "sitemap.xml"

  /// Returns the list of the pages at the given paths.
  ///
  /// - Complexity: O(*n* log *n*).
  static func file(baseURL: String, paths: [String]) -> OutputFile {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """
    for path in paths.sorted() {
      text += "  <url><loc>\((baseURL + LinkAddress.encoded(path)).escapedForHTML)</loc></url>\n"
    }
    return OutputFile(path: path, text: text + "</urlset>\n")
  }
}

/// The site's rules for crawlers: they may read everything, and the sitemap is listed.
enum Robots {
  static let path = "robots.txt"

  /// Returns the file; without a base URL, no sitemap is listed.
  static func file(baseURL: String?) -> OutputFile {
    let sitemap = baseURL.map { "\nSitemap: \($0)\(Sitemap.path)\n" } ?? ""
    return OutputFile(path: path, text: "User-agent: *\nDisallow:\n\(sitemap)")
  }
}
