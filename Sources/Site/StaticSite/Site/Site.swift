import SiteFiles

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
    MemoryGrowth.prepare()
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
