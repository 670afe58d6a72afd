import Diagnostics
import SiteFiles
import StaticSite

/// The report of what a build made and changed, for programs.
struct BuildReport: Encodable {
  /// The number of pages.
  let pages: Int
  /// The changes that writing made; left out if nothing was to be written.
  let files: Files?
  let stages: [StageTime]
  /// The addresses outside the site that pages link to, sorted.
  let externalLinks: [String]
  /// The diagnostics that were found, none of them an error.
  ///
  /// The key is the same as where the site could not be built.
  let diagnostics: [Diagnostic]

  struct Files: Encodable {
    let written: Int
    let unchanged: Int
    let removed: Int
  }

  struct StageTime: Encodable {
    let name: String
    let milliseconds: Int
    let count: Int?
  }

  /// Creates the report of a site.
  ///
  /// Nothing was written if there is no summary of it.
  init(_ site: BuiltSite, _ clock: StageClock, _ summary: WritingSummary? = nil) {
    pages = site.pageCount
    files = summary.map {
      Files(written: $0.written, unchanged: $0.unchanged, removed: $0.removed)
    }
    stages = clock.stages.map { stage in
      StageTime(
        name: stage.name, milliseconds: Int((stage.duration / .milliseconds(1)).rounded()),
        count: stage.count)
    }
    externalLinks = site.externalLinks
    diagnostics = site.diagnostics.map(RunningProgram.current.placing)
  }
}
