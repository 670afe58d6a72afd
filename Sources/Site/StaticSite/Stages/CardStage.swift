import SiteFiles

/// What others show of each text.
///
/// A card depends on its text and on its body. As long as it stays equal, nothing else is
/// invalidated.
struct CardStage: BuildStage {
  /// The cards, by the texts' paths.
  private(set) var cards: [String: Card] = [:]

  /// Compares the cards of the texts that were read or are gone, or whose bodies were rendered.
  ///
  /// - Returns: The cards that differ.
  mutating func update(_ input: CardInput, _ causes: inout Causes) -> [CardChange] {
    cards.reserveCapacity(input.content.content.texts.count)
    var changes: [CardChange] = []
    for path in input.texts {
      let card = input.content.text(path).map { input.bodies[path]?.card ?? Card($0, body: nil) }
      let before = cards[path]
      guard card != before else { continue }
      cards[path] = card
      changes.append(CardChange(path: path, before: before, now: card))
    }
    guard causes.areKept else { return changes }
    for change in changes.sorted(by: { $0.path < $1.path }) {
      causes.record(
        .card(change.path), after: causes.way(to: .text(change.path)), .card(change.path))
      let (before, now) = (change.before?.terms ?? [:], change.now?.terms ?? [:])
      for name in Set(before.keys).union(now.keys) where before[name] != now[name] {
        causes.record(.terms(name), after: causes.way(to: .card(change.path)))
      }
    }
    return changes
  }
}

/// The texts whose cards may differ.
struct CardInput {
  /// Their paths.
  let texts: Set<String>
  let content: ContentStage
  /// The bodies of all texts, by path.
  let bodies: [String: TextBody]
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
