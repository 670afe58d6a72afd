import SiteFiles

/// What others show of each text.
///
/// A card depends on its text and on its body. As long as it stays equal, nothing else is
/// invalidated.
struct CardStage: Sendable {
  /// The cards, by the texts' paths.
  private(set) var cards: [String: Card] = [:]

  /// Makes the cards of texts.
  ///
  /// - Parameters:
  ///   - paths: The texts that were read or are gone, or whose bodies were made.
  ///   - content: The texts.
  ///   - bodies: Their bodies.
  /// - Returns: The cards that differ.
  mutating func update(
    _ paths: Set<String>, _ content: ContentStage, _ bodies: [String: TextBody]
  ) -> [CardChange] {
    cards.reserveCapacity(content.content.texts.count)
    var changes: [CardChange] = []
    for path in paths {
      let card = content.text(path).map { bodies[path]?.card ?? Card($0, body: nil) }
      let before = cards[path]
      guard card != before else { continue }
      cards[path] = card
      changes.append(CardChange(path: path, before: before, now: card))
    }
    return changes
  }
}

/// A card that differs.
struct CardChange: Sendable {
  /// The text, by path.
  let path: String
  /// The card as it was; `nil` if there was none.
  let before: Card?
  /// The card as it is; `nil` if there is none.
  let now: Card?
}
