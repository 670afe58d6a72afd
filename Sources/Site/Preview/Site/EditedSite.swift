import Diagnostics
import SiteFiles
public import StaticSite

/// A site of texts and templates for a preview: after a change only the affected pages are rebuilt.
public actor EditedSite: PreviewedSite {
  /// The folders of words and of templates.
  public nonisolated let folders: [String]

  private let site: Site
  private let onBegin: @Sendable (String) -> Void
  /// The last site in which nothing was wrong.
  private var shown: BuiltSite?
  /// The files that have changed since then.
  private var pending: Set<String>? = []

  /// Prepares a site; nothing is read yet.
  ///
  /// - Parameters:
  ///   - setup: What the site is built from.
  ///   - onBegin: Receives the name of each stage of the work as it begins.
  public init(_ setup: SiteSetup, onBegin: @escaping @Sendable (String) -> Void = { _ in }) {
    folders = [setup.content.path, setup.templates.path]
    site = Site(setup)
    self.onBegin = onBegin
  }

  /// Brings the site up to date.
  ///
  /// - Parameter changed: The files that have changed; `nil` for everything.
  /// - Returns: The site, or if there is an error in it the last one without, and what is wrong.
  public func update(_ changed: Set<String>?) async -> PreviewedState {
    let clock = StageClock(onBegin: onBegin)
    let built =
      if let changed {
        await site.update(changed, clock: clock)
      } else {
        await site.build(clock: clock)
      }
    pending = built.changedFiles.flatMap { pending?.union($0) }
    let changedFiles: Set<String>?
    if built.diagnostics.hasErrors {
      changedFiles = []
    } else {
      changedFiles = pending
      pending = []
      shown = built
    }
    return PreviewedState(
      file: { [shown] in shown?.file(at: $0)?.bytes }, diagnostics: built.diagnostics,
      changedFiles: changedFiles, rebuild: built.rebuild)
  }
}
