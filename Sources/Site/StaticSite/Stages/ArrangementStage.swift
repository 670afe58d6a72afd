import SiteFiles

/// The order of all texts.
///
/// Depends on every card.
struct ArrangementStage: Sendable {
  /// The order.
  private(set) var arrangement = Arrangement([], taxonomies: [])

  /// Sorts cards: those whose positions stay the same are replaced in place, else all are sorted
  /// again.
  ///
  /// - Parameters:
  ///   - changes: The cards that differ.
  ///   - cards: All cards, by the texts' paths.
  ///   - content: The texts.
  ///   - taxonomies: The names of the taxonomies.
  ///   - mayReplace: Whether every page has a place of its own; texts that share one cannot be
  ///     distinguished by it.
  /// - Returns: Which pages are affected.
  mutating func update(
    _ changes: [CardChange], _ cards: [String: Card], _ content: Content,
    taxonomies: [String], mayReplace: Bool
  ) -> ArrangementChange {
    var result = ArrangementChange()
    for change in changes {
      if mayReplace, let card = change.now, let before = change.before,
        arrangement.canReplace(before, with: card)
      {
        result.texts.formUnion(arrangement.replace(with: card).map(\.textPath))
        result.taxonomies.formUnion(card.terms.keys)
      } else {
        result.isRearranged = true
      }
    }
    if result.isRearranged {
      arrangement = Arrangement(
        content.texts.compactMap { cards[$0.file.relativePath] }, taxonomies: taxonomies)
    }
    return result
  }
}

/// Which pages a change of the order affects.
struct ArrangementChange: Sendable {
  /// Whether any page may show something else of any text than before.
  fileprivate(set) var isRearranged = false
  /// The texts whose lists and neighbours show a card that differs, by path.
  fileprivate(set) var texts: Set<String> = []
  /// The taxonomies that list a card that differs, by name.
  fileprivate(set) var taxonomies: Set<String> = []
}
