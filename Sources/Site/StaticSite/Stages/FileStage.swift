import SiteFiles
import SiteLinks
import SiteSearch

/// The files of the site.
///
/// They depend on the pages, on the files that are copied, and on the assets.
struct FileStage: BuildStage {
  /// All files except those that are made on request, by path.
  private(set) var ready: [String: OutputFile] = [:]
  private var others: [OutputFile] = []
  private let searchEntries = SearchEntries()

  /// Updates the files of pages that were rendered or removed, and all other files.
  ///
  /// - Returns: The paths of the files that differ.
  mutating func update(_ input: FileInput, _ causes: inout Causes) -> Set<String> {
    ready.reserveCapacity(input.pages.count)
    // Old files are removed first, because a path may pass from one page to another.
    var before: [String: OutputFile] = [:]
    for file in input.rendered.flatMap({ $0.before?.files ?? [] }) + self.others {
      if let old = ready.removeValue(forKey: file.path) { before[file.path] = old }
    }
    let made = input.rendered.flatMap { $0.now?.files ?? [] } + input.others
    for file in made { ready[file.path] = file }
    // A page whose path a copied file had taken gets it back, although it is not rendered.
    for path in before.keys where ready[path] == nil {
      ready[path] = input.pages[path]?.files.first
    }
    self.others = input.others
    return Set(before.keys).union(made.map(\.path)).filter { ready[$0] != before[$0] }
  }

  /// Returns the files that a preview does not wait for.
  func onRequest(
    _ configuration: SiteConfiguration, _ arrangement: Arrangement, _ bodies: [String: TextBody],
    _ plans: PagePlans, _ pages: [String: RenderedPage]
  ) -> [LazyFiles] {
    var files: [LazyFiles] = []
    func add(_ path: String, _ make: @escaping @Sendable () -> OutputFile?) {
      guard ready[path] == nil else { return }
      files.append(LazyFiles(prefix: path) { make().map { [$0] } ?? [] })
    }
    if let baseURL = configuration.baseURL {
      add(Sitemap.path) {
        let paths = plans.byFile.values.filter(\.isToBeFound).map(\.path)
        return Sitemap.file(baseURL: baseURL, paths: paths)
      }
      add(Feed.path) { Feed(arrangement, configuration) { bodies[$0]?.body }?.file }
    }
    for term in arrangement.termsWithFeed(configuration) {
      add(term.feedPath) { Feed(of: term, arrangement, configuration) { bodies[$0]?.body }?.file }
    }
    if configuration.isSearchable {
      files.append(
        LazyFiles(prefix: SearchEntries.folder, suffix: ".js") { [searchEntries] in
          searchEntries.index(of: pages.values, in: configuration.searchGroups).files
        })
    }
    return files
  }
}

struct FileInput {
  /// The pages that were rendered or removed.
  let rendered: [RenderedChange]
  /// All pages, by the files that they are written to.
  let pages: [String: RenderedPage]
  let others: [OutputFile]
}

extension Arrangement {
  func termsWithFeed(_ configuration: SiteConfiguration) -> [Taxonomy.Term] {
    guard configuration.baseURL != nil else { return [] }
    return taxonomies.filter { configuration.taxonomiesWithFeeds.contains($0.name) }
      .flatMap(\.terms)
  }
}
