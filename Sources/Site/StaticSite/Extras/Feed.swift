import Foundation
import HTMLTags
import SiteFiles
import SiteLinks

/// The site's newest texts as an Atom feed (RFC 4287, 2005).
///
/// Atom names everything by absolute addresses, hence the base URL.
struct Feed {
  /// The place of the value.
  static let path = "feed.xml"

  let configuration: SiteConfiguration
  let baseURL: String
  /// The texts, newest first.
  let summaries: [PageSummary]

  /// The feed of the texts that have a date; `nil` if there are none, or no base URL.
  init?(_ summaries: [PageSummary], _ configuration: SiteConfiguration) {
    guard let baseURL = configuration.baseURL else { return nil }
    let dated = summaries.filter { $0.date != nil }.sorted(by: PageSummary.isNewer)
    guard !dated.isEmpty else { return nil }
    self.configuration = configuration
    self.baseURL = baseURL
    self.summaries = Array(dated.prefix(configuration.feedLength))
  }

  /// The feed as a file.
  var file: OutputFile {
    let newest = summaries.compactMap { $0.updated ?? $0.date }.max()
    let description =
      configuration.description.isEmpty
      ? "" : "  <subtitle>\(configuration.description.escapedForHTML)</subtitle>\n"
    return OutputFile(
      path: Self.path,
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(configuration.language.escapedForHTML)">
          <title>\(configuration.title.escapedForHTML)</title>
        \(description)  <id>\(baseURL.escapedForHTML)</id>
          <link rel="self" type="application/atom+xml" href="\((baseURL + Self.path).escapedForHTML)"/>
          <link rel="alternate" type="text/html" href="\(baseURL.escapedForHTML)"/>
          <updated>\(newest?.rfc3339 ?? "")</updated>
          <author><name>\((configuration.author ?? configuration.title).escapedForHTML)</name></author>
        \(summaries.map(entry).joined())</feed>

        """)
  }

  private func entry(_ summary: PageSummary) -> String {
    let address = (baseURL + LinkAddress.encoded(summary.path)).escapedForHTML
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
      \(categories)  </entry>

      """
  }
}
