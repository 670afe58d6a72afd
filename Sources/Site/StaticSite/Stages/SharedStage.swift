import Diagnostics
import SiteLinks
import SiteTemplates

/// The values that are the same on all pages, kept between builds.
///
/// They depend on the configuration, on data, on texts' dates and, if a template names them, on
/// the newest texts, folders and terms.
struct SharedStage: BuildStage {
  /// The values, by name; none before the first build.
  private(set) var values: [String: PageValue] = [:]
  private(set) var hasFeed = false
  private var lists = SharedLists()

  /// Compares the values, and makes lists again if their entries or their order may differ.
  ///
  /// - Returns: The names of the values that differ.
  /// - Complexity: O(*n*) in the number of texts, if a summary differs and templates name lists.
  mutating func update(_ input: SharedInput, _ causes: inout Causes) -> Set<String> {
    let site = input.configuration
    hasFeed = site.baseURL != nil && input.arrangement.summaries.contains { $0.date != nil }
    let named = input.namedValues.intersection(SharedLists.names)
    if input.hasOtherSummaries || lists.named != named {
      lists = SharedLists(named, of: input.arrangement, newest: site.newestLength)
    }
    let newest = input.arrangement.summaries.compactMap { $0.updated ?? $0.date }.max()
    let now: [String: PageValue] = [
      "site": [
        "title": .string(site.title), "language": .string(site.language),
        "description": .string(site.description), "author": .optional(site.author),
        "baseURL": .optional(site.baseURL), "feed": .optional(hasFeed ? "/" + Feed.path : nil),
        "search": .optional(site.isSearchable ? "/" + SearchEntries.folder : nil),
        "repository": .optional(site.repository), "license": .optional(site.license),
        "version": .optional(site.version), "updated": .optional((site.updated ?? newest)?.value),
      ],
      "data": .dictionary(input.data),
      StandardValue.newest.rawValue: lists.newest,
      StandardValue.folders.rawValue: lists.folders,
      StandardValue.taxonomies.rawValue: lists.taxonomies,
    ]
    let names = Set(now.keys.filter { now[$0] != values[$0] })
    values = now
    for name in names where causes.areKept {
      let data = name == StandardValue.data.rawValue ? input.changedData.sorted() : []
      causes.record(
        .value(name),
        after: causes.way(toFirstOf: data.map(SitePart.data)) ?? causes.wayToOrder)
    }
    return names
  }
}

struct SharedInput {
  let configuration: SiteConfiguration
  let data: [String: PageValue]
  let changedData: Set<String>
  let arrangement: Arrangement
  /// Indicates whether the entries of lists, or their order, may differ.
  let hasOtherSummaries: Bool
  /// The names of the values that any template names.
  let namedValues: Set<String>
}

/// The lists that every page may show; each is empty while no template names it.
private struct SharedLists: Sendable {
  /// The names that templates use for them.
  static let names = Set([StandardValue.newest, .folders, .taxonomies].map(\.rawValue))

  var named: Set<String> = []
  /// The newest texts, each as in a list.
  var newest: PageValue = []
  /// The pages directly in each folder, by the folder's path.
  var folders: PageValue = [:]
  /// The terms of each taxonomy, by its name.
  var taxonomies: PageValue = [:]
}

extension SharedLists {
  /// Creates the named lists, with at most the given number of newest texts.
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
