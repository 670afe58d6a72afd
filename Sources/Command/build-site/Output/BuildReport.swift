import Diagnostics
import SiteFiles
import StaticSite

/// What a build made and changed, for programs.
struct BuildReport: Encodable {
  /// The number of pages.
  let pages: Int
  /// What writing changed; left out if nothing was to be written.
  let files: Files?
  let stages: [StageTime]
  /// The addresses outside the site that pages link to, sorted.
  let externalLinks: [String]
  /// What was found, none of it an error: the same key as where the site could not be built.
  let diagnostics: [Diagnostic]

  struct Files: Encodable {
    let written: Int
    let unchanged: Int
    let removed: Int
  }

  /// What became of a site; nothing was written if there is no summary of it.
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
    diagnostics = site.diagnostics
  }
}

struct StageTime: Encodable {
  let name: String
  let milliseconds: Int
  let count: Int?
}
