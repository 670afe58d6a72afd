import HTMLTags
import SiteFiles
import SiteLinks

/// The list of pages for search engines; it needs absolute addresses, hence the base URL.
enum Sitemap {
  static let path = "sitemap.xml"

  /// The list of the pages that are to be found, by their paths.
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

/// The site's rules for crawlers: they may read everything, and are given the list of pages.
enum Robots {
  static let path = "robots.txt"

  /// The file; the list of pages is left out without a base URL.
  static func file(baseURL: String?) -> OutputFile {
    let sitemap = baseURL.map { "\nSitemap: \($0)\(Sitemap.path)\n" } ?? ""
    return OutputFile(path: path, text: "User-agent: *\nDisallow:\n\(sitemap)")
  }
}
