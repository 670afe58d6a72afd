import SiteTemplates

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
