/// The pages that reports make, and the files beside them.
///
/// They depend on the texts of the reports' kinds, and on the set of all texts.
struct ReportStage: BuildStage {
  private(set) var reported = ReportedPages()

  /// Makes the reports' pages again if the changed texts affect them, or in the first build.
  ///
  /// - Returns: `true` if pages or files differ.
  mutating func update(_ input: ReportInput, _ causes: inout Causes) async -> Bool {
    guard !input.configured.reports.isEmpty else { return false }
    if let change = input.change, change.moved.isEmpty,
      change.kinds.isDisjoint(with: input.configured.reportKinds)
    {
      return false
    }
    let old = reported
    reported = ReportedPages()
    for report in input.configured.reports {
      let pages = await report.pages(of: input.content, clock: input.clock)
      reported.made += pages.made
      reported.files += pages.files
      reported.unmade += pages.unmade
      reported.diagnostics += pages.diagnostics
    }
    if causes.areKept, let change = input.change {
      let paths = change.moved.isEmpty ? Set(change.files.keys) : change.moved
      causes.record(.reports, after: paths.min().flatMap { causes.way(to: .text($0)) })
    }
    return reported.made != old.made || reported.files != old.files
      || reported.unmade != old.unmade
  }
}

struct ReportInput {
  let configured: ConfigurationStage
  let content: SiteContent
  /// The differences from the texts of the previous build; `nil` in the first build.
  let change: ContentChange?
  let clock: StageClock
}
