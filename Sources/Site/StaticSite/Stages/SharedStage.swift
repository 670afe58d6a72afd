import Diagnostics
import SiteLinks
import SiteTemplates

/// The values that are the same on all pages, kept from one build to the next.
///
/// Depends on the configuration, on data, on whether there is a feed, and, if a template names
/// them, on the newest texts and on all terms.
struct SharedStage: BuildStage {
  /// The values; `nil` before the first build.
  private(set) var values: SiteValues?

  /// Compares the values.
  ///
  /// - Returns: The names of those that differ.
  /// - Complexity: O(*n*) in the number of texts, if a summary differs and templates name lists.
  mutating func update(_ input: SharedInput, _ causes: inout Causes) -> Set<String> {
    let (configuration, arrangement) = (input.configuration, input.arrangement)
    let hasFeed = configuration.baseURL != nil && arrangement.summaries.contains { $0.date != nil }
    let named = input.namedValues.intersection(SharedLists.names)
    let known = input.hasOtherSummaries ? nil : values?.lists
    let now = SiteValues(
      configuration: configuration, data: input.data,
      newestDate: arrangement.summaries.compactMap { $0.updated ?? $0.date }.max(),
      feed: hasFeed ? "/" + Feed.path : nil,
      search: configuration.isSearchable ? "/" + SearchEntries.folder : nil,
      lists: known?.named == named
        ? known ?? SharedLists()
        : SharedLists(named, of: arrangement, newest: configuration.newestLength))
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
  /// Tells whether what lists show of a text, or their order, may differ.
  let hasOtherSummaries: Bool
  /// The names of the values that any template names.
  let namedValues: Set<String>
}

/// The values that are the same on all pages.
struct SiteValues: Sendable, Equatable {
  let configuration: SiteConfiguration
  let data: [String: PageValue]
  /// The day of the newest text, if any has one.
  let newestDate: CalendarDate?
  /// The address of the feed, if there is one.
  let feed: String?
  /// The address of the search index, if there is one.
  let search: String?
  /// The texts and terms that every page may list.
  let lists: SharedLists

  /// The names of the values that differ from others; all of them if there are no others.
  func differences(from other: SiteValues?) -> Set<String> {
    guard self != other else { return [] }
    let (new, old) = (values, other?.values)
    return Set(new.keys.filter { new[$0] != old?[$0] })
  }

  /// The values by name.
  var values: [String: PageValue] {
    let site: [String: PageValue] = [
      "title": .string(configuration.title),
      "language": .string(configuration.language),
      "description": .string(configuration.description),
      "author": .optional(configuration.author),
      "baseURL": .optional(configuration.baseURL),
      "feed": .optional(feed),
      "search": .optional(search),
    ]
    let origin = configuration.provenance.values(newest: newestDate)
    return [
      "site": .dictionary(site.merging(origin) { own, _ in own }),
      "data": .dictionary(data),
      StandardValue.newest.rawValue: lists.newest,
      StandardValue.folders.rawValue: lists.folders,
      StandardValue.taxonomies.rawValue: lists.taxonomies,
    ]
  }
}

/// The lists that every page may show; each is empty while no template names it.
struct SharedLists: Sendable, Equatable {
  /// The names that templates know them by.
  static let names = Set([StandardValue.newest, .folders, .taxonomies].map(\.rawValue))

  /// The names of those that were made.
  var named: Set<String> = []
  /// The newest texts, each as in a list.
  var newest: PageValue = []
  /// The pages directly in each folder, by the folder's path.
  var folders: PageValue = [:]
  /// The terms of each taxonomy, by its name.
  var taxonomies: PageValue = [:]
}

extension SharedLists {
  /// Creates the lists that are named.
  ///
  /// - Parameters:
  ///   - named: Their names.
  ///   - arrangement: All texts and terms.
  ///   - count: The number of the newest texts.
  init(_ named: Set<String>, of arrangement: Arrangement, newest count: Int) {
    self.init(named: named)
    if named.contains(StandardValue.newest.rawValue) {
      let texts = arrangement.summaries.lazy.filter { !$0.isSection }
      newest = .list(texts.newest(count).map(\.value))
    }
    if named.contains(StandardValue.folders.rawValue) {
      folders = .dictionary(
        Dictionary(
          uniqueKeysWithValues: arrangement.folders.filter { !$0.isEmpty }.map { folder in
            (SitePath.withoutSlash(folder), .list(arrangement.pages(in: folder).map(\.value)))
          }))
    }
    if named.contains(StandardValue.taxonomies.rawValue) {
      taxonomies = .dictionary(
        Dictionary(
          uniqueKeysWithValues: arrangement.taxonomies.map { taxonomy in
            (taxonomy.name, .list(taxonomy.terms.map(\.value)))
          }))
    }
  }
}
