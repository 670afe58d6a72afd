import Diagnostics
import Preview
import StaticSite

/// The site for a preview: after a change only what it reaches is made anew.
actor EditedSite: PreviewedSite {
  nonisolated let folders: [String]

  private let site: Site
  private let progress: Progress
  /// The last site in which nothing was wrong.
  private var shown: BuiltSite?
  /// The files that have changed since then.
  private var pending: Set<String>? = []

  init(_ setup: SiteSetup, progress: Progress) {
    folders = [setup.content.path, setup.templates.path]
    site = Site(setup)
    self.progress = progress
  }

  func update(_ changed: Set<String>?) async -> PreviewedState {
    let clock = StageClock(onBegin: progress.begin)
    let built =
      if let changed {
        await site.update(changed, clock: clock)
      } else {
        await site.build(clock: clock)
      }
    progress.end()
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
      changedFiles: changedFiles)
  }
}
