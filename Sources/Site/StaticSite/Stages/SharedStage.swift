import SiteTemplates

/// The values that are the same on all pages, kept from one build to the next.
///
/// Depends on the configuration, on data, and on whether there is a feed.
struct SharedStage: Sendable {
  /// The values; `nil` before the first build.
  private(set) var values: SiteValues?

  /// Brings the values up to date.
  ///
  /// - Returns: The names of those that differ.
  mutating func update(
    _ configuration: SiteConfiguration, _ data: [String: PageValue], _ arrangement: Arrangement
  ) -> Set<String> {
    let hasFeed = configuration.baseURL != nil && arrangement.cards.contains { $0.date != nil }
    let now = SiteValues(
      configuration: configuration, data: data, feed: hasFeed ? "/" + Feed.path : nil,
      search: configuration.isSearchable ? "/" + SearchEntries.folder : nil)
    defer { values = now }
    return now.differences(from: values)
  }
}

/// The values that are the same on all pages.
struct SiteValues: Sendable, Equatable {
  let configuration: SiteConfiguration
  let data: [String: PageValue]
  /// The address of the feed, if there is one.
  let feed: String?
  /// The address of the search index, if there is one.
  let search: String?

  /// The names of the values that differ from others; all of them if there are no others.
  func differences(from other: SiteValues?) -> Set<String> {
    guard self != other else { return [] }
    let (new, old) = (values, other?.values)
    return Set(new.keys.filter { new[$0] != old?[$0] })
  }

  /// The values by name.
  var values: [String: PageValue] {
    [
      "site": [
        "title": .string(configuration.title),
        "language": .string(configuration.language),
        "description": .string(configuration.description),
        "author": .optional(configuration.author),
        "baseURL": .optional(configuration.baseURL),
        "feed": .optional(feed),
        "search": .optional(search),
      ],
      "data": .dictionary(data),
    ]
  }
}
