import Foundation
import HTMLTags
import SiteFiles
import SiteLinks

/// An Atom feed (RFC 4287, 2005) of the newest texts of the site or of a term.
///
/// Atom requires absolute addresses, hence the base URL.
struct Feed {
  /// The path of the site's feed, and the file name of all others.
  static let path = "feed.xml"

  let path: String
  let title: String
  /// The path of the page that lists the same texts.
  let page: String
  let configuration: SiteConfiguration
  let baseURL: String
  let summaries: [PageSummary]
  /// Returns the body of a text by the text's path; `nil` if entries have summaries only.
  let body: ((String) -> ContentBody?)?

  /// Creates the feed of all dated texts, or of those that name a term.
  ///
  /// Returns `nil` without a base URL, and for the site's feed if no text has a date.
  init?(
    of term: Taxonomy.Term? = nil, _ arrangement: Arrangement, _ configuration: SiteConfiguration,
    body: @escaping (String) -> ContentBody?
  ) {
    guard let baseURL = configuration.baseURL else { return nil }
    path = term?.feedPath ?? Self.path
    title = (term.map { "\($0.title) · " } ?? "") + configuration.title
    page = term?.path ?? ""
    self.configuration = configuration
    self.baseURL = baseURL
    summaries = (term?.summaries ?? arrangement.summaries).newest(configuration.feedLength)
    self.body = configuration.feedsWholeTexts ? body : nil
    if term == nil, summaries.isEmpty { return nil }
  }

  var file: OutputFile {
    // A feed must have a date of change, even if it has no entries.
    let newest = summaries.compactMap { $0.updated ?? $0.date }.max()?.rfc3339
    let description =
      configuration.description.isEmpty || !page.isEmpty
      ? "" : "  <subtitle>\(configuration.description.escapedForHTML)</subtitle>\n"
    let (own, shown) = (address(of: path), address(of: page))
    return OutputFile(
      path: path,
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(configuration.language.escapedForHTML)">
          <title>\(title.escapedForHTML)</title>
        \(description)  <id>\(shown)</id>
          <link rel="self" type="application/atom+xml" href="\(own)"/>
          <link rel="alternate" type="text/html" href="\(shown)"/>
          <updated>\(newest ?? "1970-01-01T00:00:00Z")</updated>
          <author><name>\((configuration.author ?? configuration.title).escapedForHTML)</name></author>
        \(summaries.map(entry).joined())</feed>

        """)
  }

  /// Returns the absolute address of a path on the site, escaped for XML.
  private func address(of path: String) -> String {
    (baseURL + LinkAddress.encoded(path)).escapedForHTML
  }

  private func entry(_ summary: PageSummary) -> String {
    let address = address(of: summary.path)
    let published = summary.date?.rfc3339 ?? ""
    let categories = summary.terms.sorted { $0.key < $1.key }.flatMap(\.value)
      .map { "    <category term=\"\($0.text.escapedForHTML)\"/>\n" }.joined()
    return """
        <entry>
          <title>\(summary.title.escapedForHTML)</title>
          <id>\(address)</id>
          <link rel="alternate" type="text/html" href="\(address)"/>
          <published>\(published)</published>
          <updated>\(summary.updated?.rfc3339 ?? published)</updated>
          <summary>\(summary.description.escapedForHTML)</summary>
      \(content(of: summary))\(categories)  </entry>

      """
  }

  /// Returns the element with the whole text of an entry; empty if entries have summaries only.
  private func content(of summary: PageSummary) -> String {
    guard let body = body?(summary.textPath) else { return "" }
    let html = absolute(body.html, on: summary.path)
    return "    <content type=\"html\">\(html.escapedForHTML)</content>\n"
  }

  /// Returns the HTML of a page's body with absolute addresses.
  private func absolute(_ html: String, on page: String) -> String {
    let bytes = Array(html.utf8)
    var result: [UInt8] = []
    var copied = 0
    for attribute in LinkScan(bytes).attributes where attribute.kind == .address {
      guard let address = LinkAddress(attribute.value(in: bytes)),
        let path = address.path.isEmpty ? page : address.path(from: page)
      else { continue }
      result += bytes[copied..<attribute.range.lowerBound]
      result.appendEscaped(baseURL + address.leading(to: path))
      copied = attribute.range.upperBound
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
