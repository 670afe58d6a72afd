import SiteTemplates

/// The values that are the same on all pages.
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
