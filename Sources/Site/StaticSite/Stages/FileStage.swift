import SiteFiles
import SiteLinks
import SiteSearch

/// The files of the site.
///
/// They depend on the pages, on the files that are copied, and on the assets.
struct FileStage: BuildStage {
  /// All files but those that are made on request, by path.
  private(set) var ready: [String: OutputFile] = [:]
  /// The files that are no pages, sorted.
  private var others: [OutputFile] = []
  private let searchEntries = SearchEntries()

  /// Takes over the files that differ.
  ///
  /// - Returns: The paths of the files that differ from before.
  mutating func update(_ input: FileInput, _ causes: inout Causes) -> Set<String> {
    let (pages, others) = (input.pages, input.others)
    var changed: Set<String> = []
    ready.reserveCapacity(pages.count)
    for change in input.rendered {
      let files = change.now?.files ?? []
      for file in change.before?.files ?? []
      where !files.contains(where: { $0.path == file.path }) {
        ready[file.path] = nil
        changed.insert(file.path)
      }
      for file in files where ready.updateValue(file, forKey: file.path) != file {
        changed.insert(file.path)
      }
    }
    let paths = Set(others.map(\.path))
    for file in self.others where !paths.contains(file.path) {
      // A page may have taken the place of a file that was copied.
      if pages[file.path] == nil { ready[file.path] = nil }
      changed.insert(file.path)
    }
    for file in others where ready.updateValue(file, forKey: file.path) != file {
      changed.insert(file.path)
    }
    self.others = others
    return changed
  }

  /// The files that a preview does not wait for.
  func onRequest(
    _ configuration: SiteConfiguration, _ arrangement: Arrangement, _ bodies: [String: TextBody],
    _ plans: PagePlans, _ pages: [String: RenderedPage]
  ) -> [LazyFiles] {
    var files: [LazyFiles] = []
    if let baseURL = configuration.baseURL, ready[Sitemap.path] == nil {
      files.append(
        LazyFiles(prefix: Sitemap.path) {
          let paths = plans.byFile.values.filter(\.isToBeFound).map(\.path)
          return [Sitemap(baseURL: baseURL, paths: paths).file]
        })
    }
    if ready[Feed.path] == nil {
      files.append(
        LazyFiles(prefix: Feed.path) {
          Feed(arrangement.summaries, configuration) { bodies[$0]?.body }.map { [$0.file] } ?? []
        })
    }
    for term in arrangement.termsWithFeed(configuration) where ready[term.feedPath] == nil {
      files.append(
        LazyFiles(prefix: term.feedPath) {
          Feed(term, configuration) { bodies[$0]?.body }.map { [$0.file] } ?? []
        })
    }
    if configuration.isSearchable {
      files.append(
        LazyFiles(prefix: SearchEntries.folder) { [searchEntries] in
          searchEntries.index(of: pages.values, in: configuration.searchGroups).files
        })
    }
    return files
  }
}

/// The pages, and the files that are none.
struct FileInput {
  /// The pages that were rendered, and those that are no more.
  let rendered: [RenderedChange]
  /// All pages, by the files that they are written to.
  let pages: [String: RenderedPage]
  let others: [OutputFile]
}

extension Arrangement {
  /// The terms that have a feed of their own.
  func termsWithFeed(_ configuration: SiteConfiguration) -> [Taxonomy.Term] {
    guard configuration.baseURL != nil else { return [] }
    return taxonomies.filter { configuration.taxonomiesWithFeeds.contains($0.name) }
      .flatMap(\.terms)
  }
}
