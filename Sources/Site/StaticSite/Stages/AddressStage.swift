import Diagnostics
import SiteFiles
import SiteLinks

/// What is where, and under which names assets are written.
///
/// Depends on which pages are planned, which files are copied, and on the assets.
struct AddressStage: Sendable {
  /// What is where.
  private(set) var index = SiteIndex()
  /// The assets.
  private(set) var assets = AssetLibrary([], others: [], namesByContent: true)
  /// What is in the way of something else, and what style sheets name that is not there.
  private(set) var faults: [Diagnostic] = []

  /// Decides what is where.
  ///
  /// - Returns: The paths that lead elsewhere than before.
  /// - Complexity: O(*n* log *n*) in the number of files.
  mutating func update(_ input: AddressInput) -> Set<String> {
    let old = index
    var builder = IndexBuilder(planned: input.plans.byFile.count)
    for (path, plan) in input.plans.byFile.sorted(by: { $0.key < $1.key }) {
      builder.insert(path, at: plan.source)
      guard case .made(let page) = plan.subject else { continue }
      if page.markdown != nil {
        builder.insert(SitePath.twin(forPage: plan.path), at: plan.source)
      }
      for file in page.files { builder.insert(file.path, at: plan.source) }
    }
    for file in input.content.files {
      builder.insertFile(
        file.path, at: SourceLocation(file: input.content.folder.file(file.path).path))
    }
    for path in input.reported { builder.insertFile(path, at: nil) }
    assets = AssetLibrary(
      input.assets, bundles: input.bundles,
      others: Set(input.content.files.map(\.path) + input.reported),
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
    for path in input.extras { builder.insertExtra(path) }
    builder.checkFolders()
    for path in input.unmade + input.content.unread.map(\.path) {
      builder.index.insertUnmade(path)
    }
    index = builder.index
    faults = builder.diagnostics + assets.diagnostics
    return index.differences(from: old)
  }
}

/// What is in a site.
struct AddressInput {
  let plans: PagePlans
  let content: Content
  /// The files that reports make besides pages.
  let reported: [String]
  let unmade: [String]
  let assets: [AssetLibrary.Asset]
  let bundles: [AssetBundle]
  /// The files that the site makes of itself.
  let extras: [String]
  let namesAssetsByContent: Bool
}
