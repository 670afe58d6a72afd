/// The pages that reports make, and the files beside them.
///
/// They depend on the texts of the reports' kinds, and on which texts there are.
struct ReportStage: BuildStage {
  /// The pages and files that the reports made.
  private(set) var reported = ReportedPages()

  /// Has the reports make their pages, if a change affects them.
  ///
  /// - Returns: Whether they made other pages or files than before.
  mutating func update(_ input: ReportInput, _ causes: inout Causes) async -> Bool {
    let (stage, change) = (input.configured, input.change)
    guard !stage.reports.isEmpty else { return false }
    if let change, change.moved.isEmpty, change.kinds.isDisjoint(with: stage.reportKinds) {
      return false
    }
    let old = reported
    reported = ReportedPages()
    for report in stage.reports {
      let pages = await report.pages(of: input.content, clock: input.clock)
      reported.made += pages.made
      reported.files += pages.files
      reported.unmade += pages.unmade
      reported.diagnostics += pages.diagnostics
    }
    if causes.areKept, let change {
      let paths = change.moved.isEmpty ? Set(change.files.keys) : change.moved
      causes.record(.reports, after: paths.min().flatMap { causes.way(to: .text($0)) })
    }
    return reported.made != old.made || reported.files != old.files
      || reported.unmade != old.unmade
  }
}

/// The reports, and the texts that they read.
struct ReportInput {
  let configured: ConfigurationStage
  let content: SiteContent
  /// The difference between the texts and those of the build before; `nil` if there was none.
  let change: ContentChange?
  /// Notified of each stage of the work.
  let clock: StageClock
}
