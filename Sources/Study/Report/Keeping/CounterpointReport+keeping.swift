import Diagnostics
import KeptResults
import StaticSite

extension CounterpointReport {
  /// The result of an earlier build, if nothing is different but prose; else a new one, which is
  /// kept if nothing is wrong with it.
  ///
  /// - Parameters:
  ///   - content: The site's texts.
  ///   - clock: Notified of each stage.
  ///   - store: Where results are kept.
  ///   - make: Makes everything.
  /// - Returns: The pages, and every fault of what was read, played and composed.
  func pages(
    of content: Content, _ clock: StageClock, keptIn store: ResultStore,
    make: () async -> MadeReport
  ) async -> ReportedPages {
    guard content.unread.isEmpty, let sources = try? ExaminedSources.files(below: root).get() else {
      return await make().pages
    }
    let key = ReportKey.key(
      store.key(), content, folders: [folder, root], sources: sources,
      schemas: ExportCache.schemas(below: root))
    let texts = Texts(content)
    let prose = TextProse.all(of: texts)
    func reusedPages(_ pages: ReportedPages?) -> Int? { pages?.made.count ?? 0 }
    let kept = clock.measure("reuse", count: reusedPages) { () throws(Never) in
      store.result(for: key).flatMap { try? KeptReport($0).pages(with: prose, of: texts) }
    }
    if let kept { return kept }
    let made = await make()
    guard !made.pages.diagnostics.hasErrors else { return made.pages }
    clock.measure("keep") { () throws(Never) in
      if let bytes = try? KeptReport(made, prose).bytes() { store.keep(bytes, for: key) }
    }
    return made.pages
  }
}
