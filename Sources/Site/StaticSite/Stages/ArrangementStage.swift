import SiteFiles

/// The order of all texts.
///
/// Depends on every card.
struct ArrangementStage: BuildStage {
  /// The order.
  private(set) var arrangement = Arrangement([], taxonomies: [])

  /// Replaces the cards whose positions stay the same; if there is any other, sorts all again.
  ///
  /// - Returns: The pages that are affected.
  mutating func update(_ input: ArrangementInput, _ causes: inout Causes) -> ArrangementChange {
    var result = ArrangementChange()
    for change in input.changes {
      // Texts that share an address cannot be told apart by their positions.
      if input.isSound, let card = change.now, let before = change.before,
        arrangement.canReplace(before, with: card)
      {
        result.texts.formUnion(arrangement.replace(with: card).map(\.textPath))
        result.taxonomies.formUnion(card.terms.keys)
      } else {
        result = ArrangementChange(texts: .all, taxonomies: .all)
      }
    }
    if result.isRearranged {
      arrangement = Arrangement(
        input.content.texts.compactMap { input.cards[$0.file.relativePath] },
        taxonomies: input.taxonomies)
    }
    if causes.areKept {
      let paths = input.changes.map(\.path).sorted()
      causes.record(.order, after: causes.way(toFirstOf: paths.map(SitePart.card)))
    }
    return result
  }
}

/// The cards, and how they are sorted.
struct ArrangementInput {
  /// The cards that differ.
  let changes: [CardChange]
  /// All cards, by the texts' paths.
  let cards: [String: Card]
  let content: Content
  /// The names of the taxonomies.
  let taxonomies: [String]
  /// Whether every page has an address of its own.
  let isSound: Bool
}

/// The pages that a change of the order affects.
struct ArrangementChange: Sendable {
  /// The texts whose lists and neighbours show a card that differs, by path.
  fileprivate(set) var texts = Affected<String>.none
  /// The taxonomies that list a card that differs, by name.
  fileprivate(set) var taxonomies = Affected<String>.none

  /// Whether any page may show something else of any text than before.
  var isRearranged: Bool { if case .all = texts { true } else { false } }
}
