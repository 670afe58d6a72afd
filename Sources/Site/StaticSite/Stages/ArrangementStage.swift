import SiteFiles

/// The order of all texts.
///
/// Depends on every summary.
struct ArrangementStage: BuildStage {
  private(set) var arrangement = Arrangement([], taxonomies: [])

  /// Replaces the summaries that differ and whose positions stay the same; if there is any other,
  /// sorts all again.
  ///
  /// It is `isSound` if every page has an address of its own.
  ///
  /// - Returns: The pages that are affected.
  mutating func update(_ input: ArrangementInput, _ causes: inout Causes) -> ArrangementChange {
    var result = ArrangementChange()
    for change in input.changes {
      // Texts that share an address cannot be told apart by their positions.
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

/// The summaries, and how they are sorted.
struct ArrangementInput {
  /// The summaries that differ.
  let changes: [SummaryChange]
  /// All summaries, by the texts' paths.
  let summaries: [String: PageSummary]
  let content: SiteContent
  /// The names of the taxonomies.
  let taxonomies: [String]
  /// Tells whether every page has an address of its own.
  let isSound: Bool
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
