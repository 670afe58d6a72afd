import CommonMark

extension SiteBuilder {
  /// The page's twin, its links from the root written relative to it, and to twins where there are any.
  func twin(of page: Page, _ markdown: String, _ index: SiteIndex) -> OutputFile {
    let file = SitePath.twin(forPage: page.path)
    let text = markdown.replacing(#/\]\((/[^)\s]*)\)/#) { match in
      guard let address = Address(String(match.1)),
        let path = SitePath.resolve(address.path, in: ""), let target = index.file(for: path)
      else { return String(match.0) }
      let twin = SitePath.folder(of: target) + "index.md"
      let isPage = target.hasSuffix("index.html")
      let destination = isPage && index.contains(twin) ? twin : target
      let relative = Address.encoded(SitePath.relative(from: file, to: destination))
      return "](\(relative)\(address.query)\(address.writtenFragment))"
    }
    return OutputFile(path: file, text: text)
  }

  /// The list of pages for search engines; it needs absolute addresses, hence a base URL.
  func sitemap(of pages: [Page], baseURL: String?) -> [OutputFile] {
    guard let baseURL else { return [] }
    let addresses = pages.map(\.path).filter { $0 != "404.html" }.sorted().map {
      "  <url><loc>\((baseURL + Address.encoded($0)).escapedForHTML)</loc></url>\n"
    }
    return [
      OutputFile(
        path: "sitemap.xml",
        text: """
          <?xml version="1.0" encoding="UTF-8"?>
          <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          \(addresses.joined())</urlset>

          """)
    ]
  }
}
