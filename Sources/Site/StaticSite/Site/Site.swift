public import Diagnostics
public import SiteFiles
import SiteLinks

/// A site that is built, and built again when files have changed: then only what the change affects
/// is rebuilt.
///
/// Every result remembers what it was computed from: a body the texts it links to and the data its
/// directives looked up, a page its plan (see `PagePlan`), its templates, and the paths it looked
/// up. A result is reused as long as all of that stays equal, so that an incremental build gives,
/// byte for byte, what a clean build gives.
public actor Site {
  private let setup: SiteSetup
  private var stages: SiteStages?

  /// Prepares a site; nothing is read yet.
  public init(_ setup: SiteSetup) {
    AddressSpace.growInLargeSteps()
    self.setup = setup
  }

  /// Reads everything and builds the site; nothing is written.
  ///
  /// Checked are: front matter, bodies, templates against what their pages supply, every link,
  /// anchor, image and asset, and that no two files or anchors share a name.
  ///
  /// - Parameter clock: Notified of each stage.
  /// - Returns: The site, and all that was found. If there is an error among it, the files are not
  ///   fit to be written.
  /// - Complexity: O(*n* log *n*) in the number of files, O(*n*) in their size.
  public func build(clock: StageClock = StageClock()) async -> BuiltSite {
    var stages = SiteStages(setup)
    let site = await stages.update(.everything, clock: clock)
    self.stages = stages
    return site
  }

  /// Brings the site up to date after files have changed.
  ///
  /// - Parameters:
  ///   - paths: The files and folders that were changed, added or deleted, each beginning with the
  ///     path of the content or the templates folder.
  ///   - clock: Notified of each stage.
  /// - Returns: As ``build(clock:)`` does, with the files that differ.
  /// - Complexity: O(*n*) in what the change affects, and a little for every page.
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

  /// The paths below a folder, without the folder.
  private static func relative(_ paths: Set<String>, to folder: SourceFolder) -> Set<String> {
    let prefix = folder.file("").path
    return Set(
      paths.compactMap { path in
        if path == folder.path { return "" }
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
      })
  }
}

/// A site as it would be written, and what was found wrong with it.
public struct BuiltSite: Sendable {
  let ready: [String: OutputFile]
  let onRequest: [LazyFiles]
  let pages: [String: RenderedPage]
  /// The diagnostics, by file, line and column.
  public let diagnostics: [Diagnostic]
  /// The files and values that need absolute addresses, and were left out without a base URL.
  public let omissions: [String]
  /// The paths of the files that differ from the build before; `nil` for a first build.
  ///
  /// Of the files that are made on request, only those that may differ are named.
  public let changedFiles: Set<String>?
  /// The explanation of why pages were rendered again; `nil` for a first build, and if the site's
  /// setup does not request it.
  public let rebuild: Rebuild?

  /// The number of pages.
  public var pageCount: Int { pages.count }

  /// The addresses outside the site that pages link to, sorted; none of them is fetched.
  ///
  /// - Complexity: O(*n*).
  public var externalLinks: [String] {
    pages.values.reduce(into: Set()) { $0.formUnion($1.linked.externalURLs) }.sorted()
  }

  /// The addresses outside the site that pages link to, each with the places where texts have it;
  /// of one that only a template has, the place that a page is made from.
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
  /// - Complexity: O(*n* log *n*); files that are made on request are made.
  public var files: [OutputFile] {
    (ready.values + onRequest.flatMap(\.files)).sorted { $0.path < $1.path }
  }

  /// The file of a path; `nil` if there is none.
  public func file(at path: String) -> OutputFile? {
    ready[path]
      ?? onRequest.lazy.filter { path.hasPrefix($0.prefix) }.flatMap(\.files)
      .first { $0.path == path }
  }

  /// The files, if nothing is wrong.
  ///
  /// - Throws: All that was found, if there is an error among it.
  public func checkedFiles() throws(DiagnosticError) -> [OutputFile] {
    if diagnostics.hasErrors { throw DiagnosticError(diagnostics) }
    return files
  }
}
