/// The pages that reports make, and the files beside them.
///
/// They depend on the texts of the reports' kinds, and on which texts there are.
struct ReportStage: BuildStage {
  /// The pages and files that the reports made.
  private(set) var reported = ReportedPages()

  /// Has the reports make their pages, if the difference between the texts and those of the build
  /// before affects them, or if there was none.
  ///
  /// - Returns: Whether they made other pages or files than before.
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

/// The reports, and the texts that they read.
struct ReportInput {
  let configured: ConfigurationStage
  let content: SiteContent
  /// The difference between the texts and those of the build before; `nil` if there was none.
  let change: ContentChange?
  /// Notified of each stage of the work.
  let clock: StageClock
}
