public import Diagnostics
public import SiteFiles
import SiteLinks

/// A site that is built once and then updated incrementally.
///
/// Every result records its dependencies: a body the texts that it links to and the data that its
/// directives looked up; a page its plan (see `PagePlan`), its templates, and the paths that it
/// looked up. A result is reused while these stay equal: incremental and clean builds give the
/// same bytes.
public actor Site {
  private let setup: SiteSetup
  private var stages: SiteStages?

  /// Prepares a site without reading anything.
  public init(_ setup: SiteSetup) {
    AddressSpace.growInLargeSteps()
    self.setup = setup
  }

  /// Reads and builds the whole site without writing anything.
  ///
  /// The build checks front matter, bodies, templates against the values that their pages supply,
  /// every link, anchor, image and asset, and that no two files or anchors share a name.
  ///
  /// - Parameter clock: Notified of each stage.
  /// - Returns: The site and its diagnostics; if there is an error, it must not be written.
  /// - Complexity: O(*n* log *n*) in the number of files, O(*n*) in their size.
  public func build(clock: StageClock = StageClock()) async -> BuiltSite {
    var stages = SiteStages(setup)
    let site = await stages.update(.everything, clock: clock)
    self.stages = stages
    return site
  }

  /// Updates the site after files have changed.
  ///
  /// - Parameters:
  ///   - paths: The files and folders that were changed, added or deleted, each beginning with the
  ///     path of the content or the template folder.
  ///   - clock: Notified of each stage.
  /// - Returns: The site as for ``build(clock:)``, with the files that differ.
  /// - Complexity: O(*n*) in the size of the affected parts, with a small cost for every page.
  public func update(_ paths: Set<String>, clock: StageClock = StageClock()) async -> BuiltSite {
    let configuration = setup.content.file(ConfigurationStage.file).path
    guard var stages, !paths.contains(configuration) else { return await build(clock: clock) }
    self.stages = nil
    let changes = SiteChanges(
      content: .these(Self.relative(paths, to: setup.content)),
      templates: .these(Self.relative(paths, to: setup.templates)))
    let site = await stages.update(changes, clock: clock)
    self.stages = stages
    return site
  }

  /// Returns the paths below a folder, relative to that folder.
  private static func relative(_ paths: Set<String>, to folder: SourceFolder) -> Set<String> {
    let prefix = folder.file("").path
    return Set(
      paths.compactMap { path in
        if path == folder.path { return "" }
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
      })
  }
}

/// A site as it would be written, with its diagnostics.
public struct BuiltSite: Sendable {
  let ready: [String: OutputFile]
  let onRequest: [LazyFiles]
  let pages: [String: RenderedPage]
  /// The diagnostics, sorted by file, line and column.
  public let diagnostics: [Diagnostic]
  /// The files and values that were left out because they need a base URL.
  public let omissions: [String]
  /// The paths of the files that differ from the previous build; `nil` for a first build.
  ///
  /// Files that are made on request are not included.
  public let changedFiles: Set<String>?
  /// The explanation of why pages were rendered again; `nil` for a first build or if not
  /// requested.
  public let rebuild: Rebuild?

  /// The number of pages.
  public var pageCount: Int { pages.count }

  /// The sorted addresses outside the site that pages link to; none of them is fetched.
  ///
  /// - Complexity: O(*n*).
  public var externalLinks: [String] {
    pages.values.reduce(into: Set()) { $0.formUnion($1.linked.externalURLs) }.sorted()
  }

  /// The addresses outside the site that pages link to, with their locations in texts.
  ///
  /// An address that only a template contains has the location of the source of a page.
  ///
  /// - Complexity: O(*n*).
  public var externalLinkPlaces: [String: [SourceLocation]] {
    var places: [String: [SourceLocation]] = [:]
    for page in pages.values {
      let origins = Dictionary(grouping: page.origins, by: \.url)
      for url in Set(page.linked.externalURLs) {
        let written = (origins[url] ?? []).map(\.location)
        let known = places[url, default: []]
        if !written.isEmpty {
          places[url] = known + written
        } else if known.isEmpty, let source = page.plan.source {
          places[url] = [source]
        }
      }
    }
    return places
  }

  /// All files, sorted by path.
  ///
  /// - Complexity: O(*n* log *n*), plus the time to make the files that are made on request.
  public var files: [OutputFile] {
    (ready.values + onRequest.flatMap(\.files)).sorted { $0.path < $1.path }
  }

  /// Returns the files whose paths can conflict with each other or with other paths.
  ///
  /// Files that are made on request are omitted unless another path is like theirs, because a
  /// search index takes as long as many pages.
  ///
  /// - Parameter others: The paths of files and folders that do not belong to the site.
  /// - Returns: The files, sorted by path.
  public func files(beside others: [String]) -> [OutputFile] {
    let paths = ready.keys + others
    let needed = onRequest.filter { paths.contains(where: $0.mayConflict) }
    return (ready.values + needed.flatMap(\.files)).sorted { $0.path < $1.path }
  }

  /// Returns the file at a path; `nil` if there is none.
  public func file(at path: String) -> OutputFile? {
    ready[path]
      ?? onRequest.lazy.filter { path.hasPrefix($0.prefix) }.flatMap(\.files)
      .first { $0.path == path }
  }

  /// Returns the files if the site has no errors.
  ///
  /// - Throws: All diagnostics, if one of them is an error.
  public func checkedFiles() throws(DiagnosticError) -> [OutputFile] {
    if diagnostics.hasErrors { throw DiagnosticError(diagnostics) }
    return files
  }
}
