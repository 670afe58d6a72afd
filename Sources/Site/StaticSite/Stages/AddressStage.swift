import Diagnostics
import SiteFiles
import SiteLinks

/// The addresses of all pages and files, and the names under which assets are written.
///
/// Depends on which pages are planned, which files are copied, and on the assets.
struct AddressStage: BuildStage {
  /// The file at each address.
  private(set) var index = SiteIndex()
  /// The assets.
  private(set) var assets = AssetLibrary([], others: [], namesByContent: true)
  /// Files that are in the way of others, and addresses in style sheets that lead nowhere.
  private(set) var diagnostics: [Diagnostic] = []

  /// Decides what is where, if a page or a file has come, gone or moved.
  ///
  /// - Returns: The paths that lead elsewhere than before.
  /// - Complexity: O(*n* log *n*) in the number of files.
  mutating func update(_ input: AddressInput, _ causes: inout Causes) -> Set<String> {
    // What is at fault may be on another line now.
    guard input.hasOtherFiles || !diagnostics.isEmpty else { return [] }
    let old = index
    let reported = input.reported.files.map(\.path)
    var builder = IndexBuilder(planned: input.plans.byFile.count)
    // In order, so that of two that are in each other's way the same one is reported each time.
    for (path, plan) in input.plans.byFile.sorted(by: { $0.key < $1.key }) {
      builder.insert(path, at: plan.source)
      if plan.twinTemplate != nil {
        builder.insert(SitePath.twin(forPage: plan.path), at: plan.source)
      }
      guard case .made(let page) = plan.subject else { continue }
      for file in page.files { builder.insert(file.path, at: plan.source) }
    }
    for file in input.content.files {
      builder.insertFile(
        file.path, at: SourceLocation(file: input.content.folder.file(file.path).path))
    }
    for path in reported { builder.insertFile(path, at: nil) }
    assets = AssetLibrary(
      input.assets, bundles: input.bundles,
      others: Set(input.content.files.map(\.path) + reported),
      namesByContent: input.namesAssetsByContent)
    for asset in input.assets {
      builder.insert(
        asset.file.path, writtenTo: assets.name(of: asset.file.path),
        at: SourceLocation(file: asset.source))
    }
    for bundle in input.bundles {
      builder.insert(
        bundle.path, writtenTo: assets.name(of: bundle.path), at: bundle.location)
    }
    // After all that somebody wrote: a `robots.txt` of the author's own takes precedence.
    for path in input.extras { builder.insertExtra(path) }
    builder.checkFolders()
    for path in input.reported.unmade + input.content.unread.map(\.path) {
      builder.index.insertUnmade(path)
    }
    index = builder.index
    diagnostics = builder.diagnostics + assets.diagnostics
    let paths = index.differences(from: old)
    for path in paths where causes.areKept && causes.way(to: .file(path)) == nil {
      causes.record(.file(path), after: causes.wayToOrder)
    }
    return paths
  }
}

/// The pages and files of a site.
struct AddressInput {
  let plans: PagePlans
  let content: SiteContent
  /// The files that reports make besides pages, and the pages that they could not make.
  let reported: ReportedPages
  let assets: [AssetLibrary.Asset]
  let bundles: [AssetBundle]
  /// The files that the site makes of itself.
  let extras: [String]
  let namesAssetsByContent: Bool
  /// Tells whether there may be others than before.
  let hasOtherFiles: Bool
}
