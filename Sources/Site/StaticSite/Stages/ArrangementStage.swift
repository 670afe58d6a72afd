import SiteFiles

/// The order of all texts.
///
/// Depends on every summary.
struct ArrangementStage: BuildStage {
  private(set) var arrangement = Arrangement([], taxonomies: [])

  /// Replaces the summaries that differ if all positions stay the same; otherwise sorts all again.
  ///
  /// `isSound` has to be true for this: every page must have its own address.
  ///
  /// - Returns: The affected pages.
  mutating func update(_ input: ArrangementInput, _ causes: inout Causes) -> ArrangementChange {
    var result = ArrangementChange()
    for change in input.changes {
      // Texts that share an address cannot be distinguished by their positions.
      if input.isSound, let summary = change.now, let before = change.before,
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
        input.content.texts.compactMap { input.summaries[$0.file.relativePath] },
        taxonomies: input.taxonomies)
    }
    if causes.areKept {
      let paths = input.changes.map(\.path).sorted()
      causes.record(.order, after: causes.way(toFirstOf: paths.map(SitePart.summary)))
    }
    return result
  }
}

struct ArrangementInput {
  let changes: [SummaryChange]
  let summaries: [String: PageSummary]
  let content: SiteContent
  let taxonomies: [String]
  /// Indicates whether every page has its own address.
  let isSound: Bool
}

struct ArrangementChange: Sendable {
  /// The paths of the texts whose lists and neighbours show a summary that differs.
  fileprivate(set) var texts = Affected<String>.none
  /// The names of the taxonomies that list a summary that differs.
  fileprivate(set) var taxonomies = Affected<String>.none

  /// Indicates whether any page may show any text differently.
  var isRearranged: Bool { if case .all = texts { true } else { false } }
}
