import Diagnostics
import SiteFiles
import StaticSite

/// The report of a build, for programs.
struct BuildReport: Encodable {
  let pages: Int
  /// The numbers of changed files; omitted if nothing was to be written.
  let files: Files?
  let stages: [StageTime]
  /// The external addresses that pages link to, sorted.
  let externalLinks: [String]
  /// The diagnostics, none of them an error, under the same key as in a failed build.
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

  /// Creates the report of a site; `summary` is `nil` if nothing was written.
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
