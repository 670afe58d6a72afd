import SiteFiles

/// The order of all texts.
///
/// Depends on every summary.
struct ArrangementStage: Sendable {
  private(set) var arrangement = Arrangement([], taxonomies: [])

  /// Replaces the summaries that differ and whose positions stay the same; if there is any other, sorts
  /// all again.
  ///
  /// It is `isSound` if every page has an address of its own.
  ///
  /// - Returns: The pages that are affected.
  mutating func update(
    _ changes: [SummaryChange], of summaries: [String: PageSummary], _ texts: [ContentText],
    taxonomies: [String], isSound: Bool, _ causes: inout Causes
  ) -> ArrangementChange {
    var result = ArrangementChange()
    for change in changes {
      // Texts that share an address cannot be told apart by their positions.
      if isSound, let summary = change.now, let before = change.before,
        arrangement.canReplace(before, with: summary)
      {
        result.texts.formUnion(arrangement.replace(with: summary).map(\.textPath))
        result.taxonomies.formUnion(summary.terms.keys)
      } else {
        result = ArrangementChange(texts: .all, taxonomies: .all)
      }
    }
    if result.isRearranged {
      arrangement = Arrangement(
        texts.compactMap { summaries[$0.file.relativePath] }, taxonomies: taxonomies)
    }
    if causes.areKept {
      let paths = changes.map(\.path).sorted()
      causes.record(.order, after: causes.way(toFirstOf: paths.map(SitePart.summary)))
    }
    return result
  }
}

/// The pages that a change of the order affects.
struct ArrangementChange: Sendable {
  /// The texts whose lists and neighbours show a summary that differs, by path.
  fileprivate(set) var texts = Affected<String>.none
  /// The taxonomies that list a summary that differs, by name.
  fileprivate(set) var taxonomies = Affected<String>.none

  /// Tells whether any page may show something else of any text than before.
  var isRearranged: Bool { if case .all = texts { true } else { false } }
}
