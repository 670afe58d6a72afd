/// The pages that reports make, and the files beside them.
///
/// They depend on the texts of the reports' kinds, and on which texts there are.
struct ReportStage: Sendable {
  /// What the reports made.
  private(set) var reported = ReportedPages()

  /// Has the reports make their pages, if a change affects them.
  ///
  /// - Parameters:
  ///   - stage: The reports.
  ///   - content: All texts.
  ///   - change: What of them is different; `nil` if nothing has been read yet.
  ///   - clock: Notified of each stage of their work.
  /// - Returns: Whether they made other pages or files than before.
  mutating func update(
    _ stage: ConfigurationStage, _ content: Content, _ change: ContentChange?,
    _ clock: StageClock
  ) async -> Bool {
    guard !stage.reports.isEmpty else { return false }
    if let change, change.moved.isEmpty, change.kinds.isDisjoint(with: stage.reportKinds) {
      return false
    }
    let old = reported
    reported = ReportedPages()
    for report in stage.reports {
      let pages = await report.pages(of: content, clock: clock)
      reported.made += pages.made
      reported.files += pages.files
      reported.unmade += pages.unmade
      reported.diagnostics += pages.diagnostics
    }
    return reported.made != old.made || reported.files != old.files
      || reported.unmade != old.unmade
  }
}
