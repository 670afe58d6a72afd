import HTMLTags
import SiteFiles
import SiteLinks

/// The list of pages for search engines; it needs absolute addresses, hence the base URL.
struct Sitemap {
  /// The place of the value.
  static let path = "sitemap.xml"

  let baseURL: String
  /// The paths of the pages that are to be found.
  let paths: [String]

  /// The list as a file.
  ///
  /// - Complexity: O(*n* log *n*).
  var file: OutputFile {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """
    for path in paths.sorted() {
      text += "  <url><loc>\((baseURL + LinkAddress.encoded(path)).escapedForHTML)</loc></url>\n"
    }
    return OutputFile(path: Self.path, text: text + "</urlset>\n")
  }
}

/// The site's rules for crawlers: they may read everything, and are given the list of pages.
enum Robots {
  /// The place of the value.
  static let path = "robots.txt"

  /// The file; the list of pages is left out without a base URL.
  static func file(baseURL: String?) -> OutputFile {
    let sitemap = baseURL.map { "\nSitemap: \($0)\(Sitemap.path)\n" } ?? ""
    return OutputFile(path: path, text: "User-agent: *\nDisallow:\n\(sitemap)")
  }
}
