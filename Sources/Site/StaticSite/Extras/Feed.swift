import Foundation
import HTMLTags
import SiteFiles
import SiteLinks

/// Newest texts as an Atom feed (RFC 4287, 2005): those of the site, or of a term.
///
/// Atom names everything by absolute addresses, hence the base URL.
struct Feed {
  /// The place of the site's feed, and the name of the others.
  static let path = "feed.xml"

  let path: String
  let title: String
  /// The path of the page that lists the same texts.
  let page: String
  let configuration: SiteConfiguration
  let baseURL: String
  /// The texts, newest first.
  let summaries: [PageSummary]
  /// Gives the body of a text by the text's path, if entries have the whole of it.
  let body: ((String) -> ContentBody?)?

  private init(
    path: String, title: String, page: String, of summaries: [PageSummary],
    _ configuration: SiteConfiguration, baseURL: String, body: @escaping (String) -> ContentBody?
  ) {
    self.path = path
    self.title = title
    self.page = page
    self.configuration = configuration
    self.baseURL = baseURL
    self.summaries = summaries.newest(configuration.feedLength)
    self.body = configuration.feedsWholeTexts ? body : nil
  }

  /// The feed of the texts that have a date; `nil` if there are none, or no base URL.
  init?(
    _ summaries: [PageSummary], _ configuration: SiteConfiguration,
    body: @escaping (String) -> ContentBody?
  ) {
    guard let baseURL = configuration.baseURL else { return nil }
    self.init(
      path: Self.path, title: configuration.title, page: "", of: summaries, configuration,
      baseURL: baseURL, body: body)
    if self.summaries.isEmpty { return nil }
  }

  /// The feed of the texts that name a term; `nil` without a base URL.
  init?(
    _ term: Taxonomy.Term, _ configuration: SiteConfiguration,
    body: @escaping (String) -> ContentBody?
  ) {
    guard let baseURL = configuration.baseURL else { return nil }
    self.init(
      path: term.feedPath, title: "\(term.title) · \(configuration.title)",
      page: term.path, of: term.summaries, configuration, baseURL: baseURL, body: body)
  }

  /// The feed as a file.
  var file: OutputFile {
    // A feed must say when it was changed; one without entries never was.
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

  /// The absolute address of a place on the site, as XML holds it.
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

  /// The whole text of an entry; empty if entries have summaries only.
  private func content(of summary: PageSummary) -> String {
    guard let body = body?(summary.textPath) else { return "" }
    let html = AbsoluteAddresses(baseURL: baseURL, page: summary.path).written(in: body.html)
    return "    <content type=\"html\">\(html.escapedForHTML)</content>\n"
  }
}

/// Writes the addresses in the HTML of a page's body as they are found from anywhere.
private struct AbsoluteAddresses {
  let baseURL: String
  let page: String

  func written(in html: String) -> String {
    let bytes = Array(html.utf8)
    var result: [UInt8] = []
    var copied = 0
    for attribute in LinkScan(bytes).attributes where attribute.kind == .address {
      guard let address = absolute(attribute.value(in: bytes)) else { continue }
      result += bytes[copied..<attribute.range.lowerBound]
      result.appendEscaped(address)
      copied = attribute.range.upperBound
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  /// The absolute form of an address within the site; `nil` for one that leads elsewhere, or
  /// nowhere.
  private func absolute(_ url: String) -> String? {
    guard let address = LinkAddress(url) else { return nil }
    let path =
      address.path.isEmpty ? page : SitePath.resolve(address.path, in: SitePath.folder(of: page))
    return path.map {
      baseURL + LinkAddress.encoded($0) + address.query + address.writtenFragment
    }
  }
}
