import SiteTemplates

/// The values that are the same on all pages, kept from one build to the next.
///
/// Depends on the configuration, on data, and on whether there is a feed.
struct SharedStage: BuildStage {
  /// The values; `nil` before the first build.
  private(set) var values: SiteValues?

  /// Compares the values.
  ///
  /// - Returns: The names of those that differ.
  mutating func update(_ input: SharedInput, _ causes: inout Causes) -> Set<String> {
    let (configuration, arrangement) = (input.configuration, input.arrangement)
    let hasFeed = configuration.baseURL != nil && arrangement.summaries.contains { $0.date != nil }
    let now = SiteValues(
      configuration: configuration, data: input.data, feed: hasFeed ? "/" + Feed.path : nil,
      search: configuration.isSearchable ? "/" + SearchEntries.folder : nil)
    defer { values = now }
    let names = now.differences(from: values)
    for name in names where causes.areKept {
      let data = name == StandardValue.data.rawValue ? input.changedData.sorted() : []
      causes.record(
        .value(name),
        after: causes.way(toFirstOf: data.map(SitePart.data)) ?? causes.wayToOrder)
    }
    return names
  }
}

/// The things that the values follow from.
struct SharedInput {
  let configuration: SiteConfiguration
  let data: [String: PageValue]
  /// The names of the data that differ.
  let changedData: Set<String>
  let arrangement: Arrangement
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
